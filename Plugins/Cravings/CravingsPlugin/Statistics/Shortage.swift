// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// An answer that there isn't enough data, with the available number.
@Schema("cravings.Shortage")
public struct Shortage: SchemaProviding, Hashable {
    /// The number of entries, days, or gaps that could be used.
    @Field(.integer(0...Int.max)) public var n: Int
    /// The required number.
    ///
    /// Nil if it depends on the values.
    @Field(.integer(0...Int.max)) public var needed: Int?
    /// The answer in a sentence.
    public var message: Message

    /// Creates an answer.
    ///
    /// - Parameters:
    ///   - n: The number that could be used.
    ///   - needed: The number that is needed.
    ///   - reason: What is needed, as a sentence to follow the answer; empty if it depends on the values.
    init(n: Int, needed: Int? = nil, reason: String = "") {
        self.n = n
        self.needed = needed
        var arguments: [String: JSONValue] = ["n": .integer(Int64(n))]
        if let needed { arguments["needed"] = .integer(Int64(needed)) }
        if !reason.isEmpty { arguments["reason"] = .string(reason) }
        message = Message(
            "cravings.not-enough-data",
            "Not enough data (n = \(n))." + (reason.isEmpty ? "" : " \(reason)"), arguments)
    }
}
