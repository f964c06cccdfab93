preset off
draft-fairness on
