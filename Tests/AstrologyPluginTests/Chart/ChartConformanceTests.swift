// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationTesting
import Testing

@testable import AstrologyPlugin

@Suite struct ChartConformanceTests {
    @Test func thePluginKeepsTheContract() async {
        #expect(await ComputationConformance.problems(of: AstrologyPlugin()) == [])
    }
}
