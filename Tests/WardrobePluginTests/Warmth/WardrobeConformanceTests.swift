// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import ComputationTesting
import Testing

@testable import WardrobePlugin

@Suite struct WardrobeConformanceTests {
    @Test func `every computation of warmth keeps the contract`() async {
        #expect(await ComputationConformance.problems(of: WardrobePlugin()) == [])
    }
}
