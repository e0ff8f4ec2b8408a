// SPDX-License-Identifier: Apache-2.0

/// What a computation may touch besides its input.
///
/// The engine enforces effects: the clock, the records and the network refuse a computation whose manifest doesn't
/// declare them, and a computation can't call another one that may do more than itself.
public struct Effects: OptionSet, Sendable, Hashable {
    /// The set's bits.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Nothing: the output depends on the input alone.
    public static let pure: Effects = []
    /// It reads the clock or the time zone.
    public static let clock = Effects(rawValue: 1)
    /// It reads the user's records.
    public static let reads = Effects(rawValue: 1 << 1)
    /// It adds to the user's records or changes them, which includes reading them.
    public static let writes: Effects = [Effects(rawValue: 1 << 2), .reads]
    /// It talks to another machine.
    public static let network = Effects(rawValue: 1 << 3)
    /// Writing a second time changes nothing more.
    public static let idempotent = Effects(rawValue: 1 << 4)
    /// Writing may remove or replace what was there.
    public static let destructive = Effects(rawValue: 1 << 5)

    /// Everything that can be permitted.
    static let all: Effects = [.clock, .writes, .network]

    /// The effects that are permitted or not, without what only describes how a computation writes.
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
