// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit

extension InputFields {
    /// Sets a dictionary from entries such as `memory=16GB`.
    ///
    /// - Throws: `ComputationError` that names the option if an entry has no equal sign.
    mutating func set(
        _ path: String, _ option: String, named entries: [String], example: String
    ) throws(ComputationError) {
        var object = JSONObject()
        for entry in entries {
            let sides = entry.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard sides.count == 2, !sides[0].isEmpty else {
                throw .refused([
                    ValidationIssue(path: option, expected: "an entry such as \(example)", got: entry.quoted(limit: 60))
                ])
            }
            object[sides[0]] = .string(sides[1])
        }
        set(path, option, object.isEmpty ? nil : .object(object))
    }

    /// Sets servings of food from entries such as `Rice=80 g`.
    ///
    /// - Throws: `ComputationError` that names the option if an entry has no equal sign.
    mutating func set(_ path: String, _ option: String, portions entries: [String]) throws(ComputationError) {
        var portions: [JSONValue] = []
        for entry in entries {
            guard let sign = entry.lastIndex(of: "="), sign > entry.startIndex else {
                throw .refused([
                    ValidationIssue(
                        path: option, expected: "an entry such as \"Rice=80 g\"", got: entry.quoted(limit: 60))
                ])
            }
            let amount = entry[entry.index(after: sign)...].trimmingSpaces
            let figure = amount.prefix { $0.isNumber || $0 == "." }
            let unit = amount.dropFirst(figure.count).trimmingSpaces
            var portion = JSONObject([("twin", .string(String(entry[..<sign].trimmingSpaces)))])
            portion["quantity"] = InputFields.figure(String(figure))
            if !unit.isEmpty { portion["unit"] = .string(String(unit)) }
            portions.append(.object(portion))
        }
        set(path, option, portions.isEmpty ? nil : .array(portions))
    }

    /// Sets an amount such as `89.90 EUR`, or `89.90` in the default currency.
    ///
    /// - Throws: `ComputationError` that names the option.
    mutating func set(_ path: String, _ option: String, price: String?) throws(ComputationError) {
        guard let price, !price.contains(" ") else { return try set(path, option, money: price) }
        set(path, option, ["amount": .string(price)])
    }
}
