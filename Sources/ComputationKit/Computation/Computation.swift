// SPDX-License-Identifier: Apache-2.0

/// A value that turns a typed input into a typed output.
///
/// A computation is pure unless its manifest says otherwise: the same input in the same context gives the same output,
/// to the byte. What it depends on, such as a store or an ephemeris, comes in through its `init`, never through a global.
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
/// To refuse an input for a reason that its schema can't state, throw a ``ValidationIssue`` or
/// ``ComputationError/refused(_:)``.
public protocol Computation<Input, Output>: Sendable {
    /// What the computation takes; its schema must be an object or a union of objects.
    associatedtype Input: SchemaProviding
    /// What the computation returns; its schema must be an object or a union of objects.
    associatedtype Output: SchemaProviding

    /// The computation's id, prose, examples, and effects.
    ///
    /// It belongs to the value, so that one type can serve several computations, such as two tables.
    var manifest: Manifest { get }

    /// Computes the output of a checked input.
    func run(_ input: Input, in context: Context) async throws -> Output
}

/// The typed name of a computation: its id, what it takes, and what it returns.
///
/// A plugin publishes a key for each of its computations, and callers name computations by key:
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

/// What a computation is called, what it is for, and what it may do besides computing.
public struct Manifest: Sendable {
    /// The plugin's name, a dot, and the computation's own name: `astrology.natal-chart`.
    public let id: String
    /// One sentence.
    public let summary: String
    /// More prose: what is computed and how, with sources; may be empty.
    public let discussion: String
    /// Inputs that run as they are, starting with the simplest.
    public let examples: [Example]
    /// What a run may touch besides its input.
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

/// An input that shows what a computation can do.
public struct Example: Sendable {
    /// What the example shows, in a few words.
    public let title: String
    /// The input as a user would write it.
    public let input: JSONValue

    /// Creates an example.
    public init(_ title: String, _ input: JSONValue) {
        self.title = title
        self.input = input
    }
}
