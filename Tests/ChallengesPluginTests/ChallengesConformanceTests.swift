// SPDX-License-Identifier: Apache-2.0

import ChallengesPlugin
import ComputationKit
import ComputationTesting
import Testing

@Suite struct ChallengesConformanceTests {
    @Test func `every computation passes the conformance kit`() async {
        for problem in await ComputationConformance.problems(of: ChallengesPlugin()) {
            Testing.Issue.record("\(problem)")
        }
    }
}
