#include "editor/document/deal_sampler.h"
#include "engine/formats/isle_file.h"

#include <QtTest>

using namespace isle;

namespace {

Map shipped(const char* name) {
    const auto map = loadIsle(QStringLiteral(ISLEWRIGHT_SOURCE_DIR "/maps/%1.isle").arg(name));
    return map.ok() ? map.value() : Map{};
}

} // namespace

/// Sampling in a worker: the same outcome as without one, progress, stopping, replacing.
class TestDealSampler : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void outcomeIsThatOfTheEngine();
    void stopsWhenAsked();
    void aNewSamplingReplacesTheOld();
    void discardedIsNotHeardOf();
    void canBeDestroyedWhileItWorks();

  private:
    void start(DealSampler& sampler, int count) { sampler.start(map, topology, profile, {count, 1}); }

    Map map;
    std::shared_ptr<const Topology> topology;
    CheckProfile profile;
};

void TestDealSampler::init() {
    map = shipped("first-island");
    QVERIFY(hasChance(map));
    topology = std::make_shared<const Topology>(shapeOf(map));
    profile.preset = Preset::Strict;
}

void TestDealSampler::outcomeIsThatOfTheEngine() {
    DealSampler sampler;
    QSignalSpy progress(&sampler, &DealSampler::progressed);
    SampleOutcome outcome;
    connect(&sampler, &DealSampler::finished, this, [&](const SampleOutcome& told) { outcome = told; });
    start(sampler, 30);
    QVERIFY(sampler.running());
    QTRY_VERIFY(!sampler.running());
    QVERIFY(progress.size() >= 1);
    QCOMPARE(progress.at(0).at(1).toInt(), 30);
    const SampleOutcome expected = sampleDeals(map, topology, profile, {30, 1});
    QCOMPARE(outcome.sampled, 30);
    QVERIFY(!outcome.cancelled);
    QCOMPARE(outcome.problems.size(), expected.problems.size());
    for (std::size_t i = 0; i < expected.problems.size(); ++i) {
        QCOMPARE(outcome.problems[i].key, expected.problems[i].key);
        QCOMPARE(outcome.problems[i].failing, expected.problems[i].failing);
    }
}

void TestDealSampler::stopsWhenAsked() {
    DealSampler sampler;
    SampleOutcome outcome;
    connect(&sampler, &DealSampler::finished, this, [&](const SampleOutcome& told) { outcome = told; });
    start(sampler, 1'000'000);
    QTest::qWait(50);
    sampler.cancel();
    QTRY_VERIFY(!sampler.running());
    QVERIFY(outcome.cancelled);
    QVERIFY(outcome.sampled < 1'000'000);
}

void TestDealSampler::aNewSamplingReplacesTheOld() {
    DealSampler sampler;
    std::vector<int> sampled;
    connect(&sampler, &DealSampler::finished, this,
            [&](const SampleOutcome& outcome) { sampled.push_back(outcome.sampled); });
    start(sampler, 1'000'000);
    start(sampler, 20);
    QTRY_VERIFY(!sampler.running());
    QTest::qWait(100);
    QCOMPARE(sampled, std::vector<int>{20});
}

void TestDealSampler::discardedIsNotHeardOf() {
    DealSampler sampler;
    QSignalSpy finished(&sampler, &DealSampler::finished);
    start(sampler, 1'000'000);
    sampler.discard();
    QVERIFY(!sampler.running());
    QTest::qWait(150);
    QCOMPARE(finished.size(), 0);
}

void TestDealSampler::canBeDestroyedWhileItWorks() {
    auto sampler = std::make_unique<DealSampler>();
    start(*sampler, 1'000'000);
    sampler.reset();
    QTest::qWait(20);
}

QTEST_GUILESS_MAIN(TestDealSampler)
#include "tst_deal_sampler.moc"
