// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ChallengesPlugin

@Suite struct FisherTestTests {
    /// SciPy 1.17.1: hypergeom.sf(k − 1) and cdf(k), each less half of pmf(k).
    @Test(arguments: [
        (4, 5, 10, 20, 0.14130434782608695, 0.8586956521739131),
        (12, 14, 21, 40, 0.015440790638535989, 0.984559209361464),
        (0, 6, 15, 25, 0.9945618588555185, 0.005438141144481524),
        (2, 9, 25, 36, 0.9923093189833495, 0.007690681016650507),
        (30, 30, 50, 60, 0.006589643406893992, 0.9934103565931061), (5, 10, 20, 40, 0.5, 0.5),
        (0, 5, 0, 20, 0.5, 0.5), (5, 5, 20, 20, 0.5, 0.5),
    ]) func `mid-p values equal another library's`(
        successes: Int, trials: Int, otherSuccesses: Int, otherTrials: Int, higher: Double, lower: Double
    ) {
        let test = FisherTest(successes, of: trials, against: otherSuccesses, of: otherTrials)
        #expect(abs(test.higher - higher) < 1e-12)
        #expect(abs(test.lower - lower) < 1e-12)
    }

    @Test func `a long history doesn't overflow`() {
        let test = FisherTest(9_000, of: 10_000, against: 50_000, of: 100_000)
        #expect(test.higher < 1e-12)
        #expect(abs(test.lower - 1) < 1e-12)
    }
}
