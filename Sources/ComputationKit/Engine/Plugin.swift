// SPDX-License-Identifier: Apache-2.0

/// A named set of computations, which can be created at run time.
///
/// ```swift
/// public struct WeatherPlugin: Plugin {
///     public let manifest = PluginManifest(
///         name: "weather", title: "Weather", summary: "Formulas of moist air.", version: "1.0.0",
///         license: "Apache-2.0")
///
///     public var computations: [AnyComputation] {
///         DewPoint()
///         HeatIndex()
///     }
/// }
/// ```
///
/// A plugin whose computations come from a file or a server reads them in an `init` that can throw.
public protocol Plugin: Sendable {
    /// The plugin's name, summary, and license.
    var manifest: PluginManifest { get }
    /// The computations, whose ids begin with the plugin's name and a dot.
    ///
    /// An engine reads them once, when it is built.
    @ComputationBuilder var computations: [AnyComputation] { get }
    /// The presenters of the computations' outputs. The default is none.
    var presenters: [Presenter] { get }
}

extension Plugin {
    /// No presenters: outputs are JSON only.
    public var presenters: [Presenter] { [] }
}

/// The name, summary, version, and license of a plugin.
///
/// ```swift
/// let manifest = PluginManifest(
///     name: "pantry", summary: "Plans meals from the food in the pantry.", version: "1.2.0",
///     license: "Apache-2.0")
/// print(manifest.title)       // Pantry
/// ```
public struct PluginManifest: Sendable {
    /// The prefix of its computations' ids: lowercase letters, digits, and hyphens.
    public let name: String
    /// The display name.
    public let title: String
    /// One sentence.
    public let summary: String
    /// The plugin's version, by Semantic Versioning 2.0.0.
    public let version: String
    /// The SPDX expression of its license.
    public let license: String
    /// Whether faces leave the plugin out unless the user names it when they start.
    public let isPrivate: Bool

    /// Creates a manifest.
    ///
    /// The display name is the name with a capital letter by default.
    public init(
        name: String, title: String? = nil, summary: String, version: String, license: String, isPrivate: Bool = false
    ) {
        self.isPrivate = isPrivate
        self.name = name
        self.title = title ?? name.prefix(1).uppercased() + name.dropFirst()
        self.summary = summary
        self.version = version
        self.license = license
    }
}

extension PluginManifest {
    /// The version of Almanac: of its own plugins, and of its programs.
    package static let almanacVersion = "0.1.0"
}

extension Sequence where Element == any Plugin {
    /// Returns the plugins that a face offers: all but the private ones that the user didn't name.
    public func offered(naming names: Set<String>) -> [any Plugin] {
        filter { !$0.manifest.isPrivate || names.contains($0.manifest.name) }
    }
}

/// Collects the computations of a plugin.
///
/// The result builder of ``Plugin/computations``, which lists one computation on each line:
///
/// ```swift
/// var computations: [AnyComputation] {
///     EstimateWalkingTime()
///     if let guidebook { PickWalk(guidebook: guidebook) }
///     for (sport, speed) in speeds { estimate(of: sport, at: speed) }
/// }
/// ```
@resultBuilder
public enum ComputationBuilder {
    /// Adds a typed computation.
    public static func buildExpression(_ computation: some Computation) -> [AnyComputation] {
        [AnyComputation(computation)]
    }
    /// Adds a computation created at run time.
    public static func buildExpression(_ computation: AnyComputation) -> [AnyComputation] { [computation] }
    /// Adds the computations of another plugin, or a list created at run time.
    public static func buildExpression(_ computations: [AnyComputation]) -> [AnyComputation] { computations }
    /// Adds the computations in order.
    public static func buildBlock(_ parts: [AnyComputation]...) -> [AnyComputation] { parts.flatMap(\.self) }
    /// Adds the computations of a condition.
    public static func buildOptional(_ part: [AnyComputation]?) -> [AnyComputation] { part ?? [] }
    /// Adds the computations of a condition.
    public static func buildEither(first part: [AnyComputation]) -> [AnyComputation] { part }
    /// Adds the computations of a condition.
    public static func buildEither(second part: [AnyComputation]) -> [AnyComputation] { part }
    /// Adds the computations of a loop.
    public static func buildArray(_ parts: [[AnyComputation]]) -> [AnyComputation] { parts.flatMap(\.self) }
}
