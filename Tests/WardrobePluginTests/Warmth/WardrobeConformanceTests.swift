// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import ComputationTesting
import Testing

@testable import WardrobePlugin

@Suite struct WardrobeConformanceTests {
    @Test func `every warmth computation passes the conformance kit`() async {
        #expect(await ComputationConformance.problems(of: WardrobePlugin()) == [])
    }
}
