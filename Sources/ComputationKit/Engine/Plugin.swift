// SPDX-License-Identifier: Apache-2.0

/// A named set of computations.
///
/// ```swift
/// public struct WeatherPlugin: Plugin {
///     public static let manifest = PluginManifest(
///         name: "weather", title: "Weather", summary: "Formulas of moist air.", version: "1.0.0",
///         license: "Apache-2.0")
///     public var computations: [any Computation] { [DewPoint()] }
/// }
/// ```
public protocol Plugin: Sendable {
    /// What the plugin is called and what it is for.
    static var manifest: PluginManifest { get }
    /// Its computations, whose ids begin with the plugin's name and a dot.
    var computations: [any Computation] { get }
}

/// What a plugin is called, what it is for and under which licence.
public struct PluginManifest: Sendable {
    /// The prefix of its computations' ids: lower-case letters, digits and hyphens.
    public let name: String
    /// The name for people.
    public let title: String
    /// One sentence.
    public let summary: String
    /// The plugin's own version, after Semantic Versioning 2.0.0.
    public let version: String
    /// The SPDX expression of its licence.
    public let license: String

    /// Makes a manifest.
    public init(name: String, title: String, summary: String, version: String, license: String) {
        self.name = name
        self.title = title
        self.summary = summary
        self.version = version
        self.license = license
    }
}
