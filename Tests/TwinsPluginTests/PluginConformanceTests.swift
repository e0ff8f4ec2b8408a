// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import ComputationTesting
import Testing
import TwinsPlugin

@Suite struct PluginConformanceTests {
    @Test func `the plugin conforms`() async {
        #expect(await ComputationConformance.problems(of: TwinsPlugin()).map(\.description) == [])
    }

    @Test func `every computation has a text`() {
        let plugin = TwinsPlugin()
        let ids = Set(plugin.presenters.filter { $0.format == .text }.map(\.id))
        #expect(plugin.computations.map(\.manifest.id).filter { !ids.contains($0) } == [])
    }
}
