// SPDX-License-Identifier: Apache-2.0

/// A value that turns a typed input into a typed output.
///
/// A computation is pure unless its manifest says otherwise: the same input in the same context gives the same
/// output, to the byte. What it depends on (a store, an ephemeris) comes in through its `init`, never through
/// a global.
///
/// ```swift
/// struct DewPoint: Computation {
///     static let manifest = Manifest(
///         id: "weather.dew-point", summary: "The dew point of moist air (Magnus formula).",
///         examples: [Example("A summer evening", ["temperature": 24, "humidity": 65])])
///
///     func run(_ input: MoistAir, in context: Context) async throws -> Temperature { … }
/// }
/// ```
///
/// To refuse an input beyond what its shape can say, throw an ``Issue`` or ``Failure/badInput(_:)``.
public protocol Computation<Input, Output>: Sendable {
    /// What it takes.
    associatedtype Input: Described
    /// What it returns; its shape must be an object.
    associatedtype Output: Described

    /// The computation's id, prose, examples and effects.
    static var manifest: Manifest { get }

    /// Computes the output of a checked input.
    func run(_ input: Input, in context: Context) async throws -> Output
}

/// What a computation is called, what it is for, and what it may do besides computing.
public struct Manifest: Sendable {
    /// The plugin's name, a dot, and the computation's own name: `astrology.natal-chart`.
    public let id: String
    /// One sentence.
    public let summary: String
    /// More prose: what is computed how, with sources; may be empty.
    public let discussion: String
    /// Inputs that run as they stand, from the simplest on.
    public let examples: [Example]
    /// What a run may touch besides its input.
    public let effects: Effects
    /// The version in which the computation first came.
    public let since: String

    /// Makes a manifest.
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

    /// Makes an example.
    public init(_ title: String, _ input: JSONValue) {
        self.title = title
        self.input = input
    }
}

/// What a computation may touch besides its input.
public struct Effects: OptionSet, Sendable, Hashable {
    /// The set's bits.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Nothing: the output depends on the input alone.
    public static let pure: Effects = []
    /// It asks what time it is.
    public static let clock = Effects(rawValue: 1)
    /// It reads or writes the user's records.
    public static let storage = Effects(rawValue: 2)
    /// It talks to another machine.
    public static let network = Effects(rawValue: 4)

    /// The effects in words, or `pure`.
    public var names: [String] {
        let all: [(Effects, String)] = [(.clock, "clock"), (.storage, "storage"), (.network, "network")]
        return isEmpty ? ["pure"] : all.filter { contains($0.0) }.map(\.1)
    }
}
