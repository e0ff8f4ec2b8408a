// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The plugin of a private diary of cravings and use.
///
/// No computation of the plugin uses the network.
public struct CravingsPlugin: Plugin {
    /// The name, summary, and license.
    public let manifest = PluginManifest(
        name: "cravings", title: "Cravings",
        summary: "Keeps a private diary of cravings and use, and shows the patterns in it with their uncertainty.",
        version: PluginManifest.almanacVersion, license: "Apache-2.0", isPrivate: true)

    /// Creates the plugin.
    public init() {}

    /// The pure computations.
    public var computations: [AnyComputation] {
        Cravings.messageComputations
        SummarizeCravings()
        TestTrend()
        FindLag()
        ArrangePatterns()
        ComputeHabitStrength()
    }

    /// The presenters of the pure computations.
    public var presenters: [Presenter] { Cravings.messagePresenters + Cravings.pureStatisticsPresenters }
}
