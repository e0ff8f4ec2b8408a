// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationTesting
import Testing

@testable import AstrologyPlugin
@testable import SwissEphemeris

@Suite struct ChartConformanceTests {
    @Test func `the conformance kit finds no problems`() async {
        for problem in await ComputationConformance.problems(of: AstrologyPlugin(sources: .swissEphemeris)) {
            Issue.record("\(problem)")
        }
    }
}
