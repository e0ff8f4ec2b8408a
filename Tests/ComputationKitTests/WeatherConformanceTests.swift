// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import ComputationTesting
import Testing

@Suite struct WeatherConformanceTests {
    @Test func `the weather plugin passes the conformance kit`() async {
        let problems = await ComputationConformance.problems(of: WeatherPlugin())
        #expect(problems == [])
    }
}
