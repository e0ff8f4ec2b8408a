// SPDX-License-Identifier: Apache-2.0

/// The effects of a computation.
///
/// The engine enforces them: the clock, the records, and the network reject a computation whose manifest doesn't
/// declare them, and a computation can't call another one with effects that it doesn't declare.
///
/// A manifest declares them:
///
/// ```swift
/// let manifest = Manifest(
///     id: "pantry.remove-food", summary: "Removes a food from the pantry.",
///     examples: [Example("Rice", ["food": "Rice"])], effects: [.writes, .destructive])
/// ```
///
/// ## Topics
///
/// ### Declaring effects
/// - ``pure``
/// - ``clock``
/// - ``reads``
/// - ``writes``
/// - ``network``
///
/// ### Describing what a computation writes
/// - ``idempotent``
/// - ``destructive``
///
/// ### Names and bits
/// - ``names``
/// - ``rawValue``
/// - ``init(rawValue:)``
public struct Effects: OptionSet, Sendable, Hashable {
    /// The set's bits.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// No effects: the output depends only on the input.
    public static let pure: Effects = []
    /// It reads the clock or the time zone.
    public static let clock = Effects(rawValue: 1)
    /// It reads the user's records.
    public static let reads = Effects(rawValue: 1 << 1)
    /// It adds to the user's records or changes them, which includes reading them.
    public static let writes: Effects = [Effects(rawValue: 1 << 2), .reads]
    /// It uses the network.
    public static let network = Effects(rawValue: 1 << 3)
    /// Running it again with the same input has no further effect.
    public static let idempotent = Effects(rawValue: 1 << 4)
    /// It can remove or replace records.
    public static let destructive = Effects(rawValue: 1 << 5)

    /// All effects that can be permitted.
    static let all: Effects = [.clock, .writes, .network]

    /// The effects that can be permitted, without those that only describe how a computation writes.
    var permissions: Effects { intersection(.all) }

    /// The effects in words, or `pure`.
    public var names: [String] {
        var names: [String] = []
        if contains(.clock) { names.append("clock") }
        if contains(.writes) { names.append("writes") } else if contains(.reads) { names.append("reads") }
        if contains(.idempotent) { names.append("idempotent") }
        if contains(.destructive) { names.append("destructive") }
        if contains(.network) { names.append("network") }
        return names.isEmpty ? ["pure"] : names
    }
}
