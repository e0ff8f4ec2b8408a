// SPDX-License-Identifier: Apache-2.0

/// A function from a typed input to a typed output, described by a manifest.
///
/// A computation is pure unless its manifest declares effects: the same input in the same context produces the same
/// output, byte for byte. Pass dependencies, such as a store or an ephemeris, to its `init`. Don't use globals.
///
/// ```swift
/// struct DewPoint: Computation {
///     let manifest = Manifest(
///         id: Weather.dewPoint.id, summary: "The dew point of moist air (Magnus formula).",
///         examples: [Example("A summer evening", ["temperature": 24, "humidity": 65])])
///
///     func run(_ input: MoistAir, in context: Context) async throws -> Temperature { … }
/// }
/// ```
///
/// To reject an input for a reason that its schema can't express, throw a ``ValidationIssue`` or
/// ``ComputationError/refused(_:)``.
public protocol Computation<Input, Output>: Sendable {
    /// The input; its schema must be an object or a union of objects.
    associatedtype Input: SchemaProviding
    /// The output; its schema must be an object or a union of objects.
    associatedtype Output: SchemaProviding

    /// The computation's id, summary, examples, and effects.
    ///
    /// It is an instance property, so that one type can implement several computations, such as for two tables.
    var manifest: Manifest { get }

    /// Computes the output of a validated input.
    func run(_ input: Input, in context: Context) async throws -> Output
}

/// The typed name of a computation: its id, input type, and output type.
///
/// A plugin publishes a key for each of its computations, which callers use to call it:
///
/// ```swift
/// public enum Weather {
///     public static let dewPoint = ComputationKey<MoistAir, Temperature>("weather.dew-point")
/// }
///
/// let temperature = try await engine(Weather.dewPoint, air)
/// ```
public struct ComputationKey<Input: SchemaProviding, Output: SchemaProviding>: Sendable, Hashable {
    /// The computation's id, such as `weather.dew-point`.
    public let id: String

    /// Creates a key.
    public init(_ id: String) { self.id = id }
}

/// The id, description, and effects of a computation.
///
/// ```swift
/// let manifest = Manifest(
///     id: "hiking.walking-time", summary: "Estimates how long a walk takes.",
///     discussion: "Naismith's rule: one hour for every three miles, and one for every 2,000 feet of ascent.",
///     examples: [Example("Level ground", ["legs": [["distance": 12]]])])
/// ```
public struct Manifest: Sendable {
    /// The plugin's name, a dot, and the computation's name: `astrology.natal-chart`.
    public let id: String
    /// One sentence.
    public let summary: String
    /// Details about the method and its sources; can be empty.
    public let discussion: String
    /// Examples of inputs, starting with the simplest.
    public let examples: [Example]
    /// The effects that a run can have.
    public let effects: Effects
    /// The version that introduced the computation.
    public let since: String

    /// Creates a manifest.
    public init(
        id: String, summary: String, discussion: String = "", examples: [Example], effects: Effects = .pure,
        since: String = "0.1.0"
    ) {
        self.id = id
        self.summary = summary
        self.discussion = discussion
        self.examples = examples
        self.effects = effects
        self.since = since
    }
}

/// An example of an input.
///
/// Faces show the examples of a computation, and the conformance kit runs them.
///
/// ```swift
/// let example = Example("Up to the hut", ["legs": [["name": "To the hut", "distance": 5, "climb": 600]]])
/// ```
public struct Example: Sendable {
    /// A short description of the example.
    public let title: String
    /// The input.
    public let input: JSONValue

    /// Creates an example.
    public init(_ title: String, _ input: JSONValue) {
        self.title = title
        self.input = input
    }
}
