// SPDX-License-Identifier: Apache-2.0

import ChallengesPlugin
import ComputationKit
import ComputationTesting
import Testing

@Suite struct ChallengesConformanceTests {
    @Test func everyComputationKeepsTheContract() async {
        #expect(await ComputationConformance.problems(of: ChallengesPlugin()) == [])
    }
}
