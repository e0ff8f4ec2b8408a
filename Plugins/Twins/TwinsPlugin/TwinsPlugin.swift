// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The twins plugin: what you own, where it is, what it is worth, and what expires next.
public struct TwinsPlugin: Plugin {
    /// The manifest.
    public let manifest = PluginManifest(
        name: "twins", title: "Twins",
        summary:
            "Tracks what you own: books, food, furniture, devices, and more, with places, values, loans, and expiry.",
        version: PluginManifest.almanacVersion, license: "Apache-2.0")

    private let codes: (any QRCodeEncoder)?

    /// Creates the plugin.
    ///
    /// - Parameter codes: The encoder of QR codes; without one, the plugin has no `twins.labels`.
    public init(codes: (any QRCodeEncoder)? = nil) { self.codes = codes }

    /// The plugin's computations.
    public var computations: [AnyComputation] {
        Identify()
        ComputeFreshness()
        ComputeDepreciation()
        SummarizeValue()
        ListDue()
        SummarizeSustainability()
        PlanCooking()
        ResolveConflict()
        if let codes { MakeLabels(encoder: codes) }
    }

    /// The presenters of the computations that need no records.
    public var presenters: [Presenter] { Twins.computedPresenters + (codes == nil ? [] : Twins.labelPresenters) }
}
