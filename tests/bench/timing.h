#pragma once

#include <ctime>

namespace isle::bench {

/// Processor time of the program so far: what others do on the machine counts as little as it can.
inline double cpuSeconds() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/// Processor seconds that `work` takes.
template <class Work>
double secondsOf(Work&& work) {
    const double begin = cpuSeconds();
    work();
    return cpuSeconds() - begin;
}

/// Keeps the compiler from leaving out what made the value.
template <class Value>
void keep(const Value& value) {
    asm volatile("" : : "r"(&value) : "memory");
}

} // namespace isle::bench
