// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import TwinsPlugin

/// Food, and the table of its lots.
struct FoodRepository: RecordRepository {
    let transaction: RecordTransaction

    // MARK: Lots

    /// Adds the lots of a twin.
    func insertLots(of twin: Twin) throws {
        for (position, lot) in twin.details.lots.enumerated() {
            try transaction.checkNew(lot.id, in: "lot", noun: "lot")
            var members = FoodLot.schema.json(of: lot).object ?? JSONObject()
            members["id"] = nil
            try db.cachedStatement(sql: "INSERT INTO lot (id, twin, position, content) VALUES (?, ?, ?, ?)").execute(
                arguments: [lot.id, twin.id, position, JSONValue.object(members).storedText()])
        }
    }

    /// Replaces the saved lots of a twin by those that it has.
    func replaceLots(of twin: Twin) throws {
        try db.execute(sql: "DELETE FROM lot WHERE twin = ?", arguments: [twin.id])
        try insertLots(of: twin)
    }

    /// Removes the lots that are in an item.
    func removeLots(of item: InventoryItem) throws {
        try db.execute(
            sql: "DELETE FROM lot WHERE twin = ? AND json_extract(content, '$.item') = ?",
            arguments: [item.twin, item.id])
    }

    // MARK: Changes

    /// Uses food, soonest due first.
    func consume(_ input: ConsumeInput) throws -> Consumption {
        try changeFood(input.twin) { food, twin, recalls in
            let quantity = try food.quantity(input.quantity, in: input.unit)
            let candidates =
                try input.lot.map { [try lot($0, of: food)] }
                ?? food.orderOfUse.filter { !recalls.include($0, of: twin) }
            let available = candidates.reduce(0) { $0 + $1.quantity }.figure
            guard quantity <= available else {
                let recalled = recalls.matches(twin).first.map { "\($0.sentence); state a lot to record it anyway" }
                let unit = food.unit.map { " \($0)" } ?? ""
                throw ComputationError.refused(
                    path: "quantity", expected: "at most what is left, \(available.plain)\(unit)",
                    got: "\(quantity.plain)\(unit)", recoverySuggestion: recalled)
            }
            var rest = quantity
            var uses: [LotUse] = []
            for lot in candidates where rest > 0 {
                let taken = min(rest, lot.quantity)
                let isUsedUp = (lot.quantity - taken).figure == 0
                uses.append(LotUse(lot: lot, quantity: taken, isUsedUp: isUsedUp))
                rest = (rest - taken).figure
                if isUsedUp {
                    food.lots.removeAll { $0.id == lot.id }
                } else if let index = food.lots.firstIndex(where: { $0.id == lot.id }) {
                    food.lots[index].quantity = (lot.quantity - taken).figure
                }
            }
            return Consumption(
                twin: NamedRecord(twin), unit: food.unit, uses: uses,
                left: food.lots.reduce(0) { $0 + $1.quantity }.figure,
                lots: food.orderOfUse.filter { !recalls.include($0, of: twin) }
                    + food.orderOfUse.filter { recalls.include($0, of: twin) }, recalls: recalls.matches(twin))
        }
    }

    /// Opens a lot, or a part of it.
    func open(_ input: OpenInput, on day: CalendarDay) throws -> LotChange {
        try changeLot(input.twin, input.lot, (input.quantity, input.unit), on: day) { food, name in
            guard let lot = food.orderOfUse.first(where: { $0.opened == nil }) else {
                throw ComputationError.conflict(
                    food.lots.isEmpty ? "No \(name) is left." : "All \(name) is already open.")
            }
            return lot
        } change: { lot, name in
            if let opened = lot.opened {
                throw ComputationError.conflict("This lot of \(name) was opened on \(opened).")
            }
            lot.opened = day
        }
    }

    /// Freezes or thaws a lot, or a part of it.
    func freeze(_ input: FreezeInput, on day: CalendarDay) throws -> LotChange {
        try changeLot(input.twin, input.lot, (input.quantity, input.unit), on: day) { food, name in
            let fits = food.orderOfUse.first { input.thaw ? $0.isFrozen : $0.frozen == nil }
            guard let lot = fits else {
                throw ComputationError.conflict(
                    food.lots.isEmpty
                        ? "No \(name) is left."
                        : input.thaw
                            ? "No \(name) is frozen."
                            : food.lots.allSatisfy { $0.thawed != nil }
                                ? "\(name) was thawed; don't refreeze it."
                                : "All \(name) was already frozen.")
            }
            return lot
        } change: { lot, name in
            if input.thaw {
                guard lot.isFrozen else { throw ComputationError.conflict("This lot of \(name) isn't frozen.") }
                lot.thawed = day
            } else if let thawed = lot.thawed {
                throw ComputationError.conflict(
                    "This lot of \(name) was thawed on \(thawed); don't refreeze it.")
            } else if let frozen = lot.frozen {
                throw ComputationError.conflict("This lot of \(name) was frozen on \(frozen).")
            } else {
                lot.frozen = day
            }
        }
    }

    private func changeLot(
        _ name: String, _ text: String?, _ part: (quantity: Double?, unit: String?), on day: CalendarDay,
        choose: (FoodDetails, String) throws -> FoodLot, change: (inout FoodLot, String) throws -> Void
    ) throws -> LotChange {
        do {
            return try changeFood(name) { food, twin, recalls in
                var usable = food
                usable.lots.removeAll { recalls.include($0, of: twin) }
                // Without a stated lot, a recalled one is only chosen if there is no other.
                let before =
                    try text.map { try lot($0, of: food) }
                    ?? choose(usable.lots.isEmpty ? food : usable, twin.name)
                var changed = before
                try change(&changed, twin.name)
                let taken = try part.quantity.map { try food.quantity($0, in: part.unit) } ?? before.quantity
                guard taken <= before.quantity else {
                    throw ComputationError.refused(
                        path: "quantity", expected: "at most that of the lot, \(before.quantity.plain)",
                        got: taken.plain)
                }
                guard let index = food.lots.firstIndex(where: { $0.id == before.id }) else {
                    throw ComputationError.invalidData("The lot is missing.")
                }
                var rest: FoodLot?
                if (before.quantity - taken).figure > 0 {
                    food.lots[index].quantity = (before.quantity - taken).figure
                    rest = food.lots[index]
                    changed.id = transaction.newKey()
                    changed.quantity = taken
                    food.lots.insert(changed, at: index + 1)
                } else {
                    food.lots[index] = changed
                }
                return LotChange(
                    twin: NamedRecord(twin), unit: food.unit, lot: changed,
                    previousDue: before.due(in: food), due: changed.due(in: food), rest: rest,
                    recalls: recalls.matches(changed, of: twin))
            }
        } catch let error as ComputationError {
            let names = [".opened", ".frozen", ".thawed"]
            throw error.renamingPaths { path in names.contains { path.hasSuffix($0) } ? "day" : path }
        }
    }

    private func changeFood<Value>(
        _ name: String, _ change: (inout FoodDetails, Twin, OpenRecalls) throws -> Value
    ) throws -> Value {
        let twins = transaction.twins
        var result: Value?
        try twins.update(twins.key(name, kind: .food)) { twin in
            guard case .food(var food) = twin.details else { return }
            result = try change(&food, twin, OpenRecalls(try transaction.recalls.open(of: [twin])))
            twin.details = .food(food)
        }
        guard let result else {
            throw ComputationError.notFound(
                ValidationIssue(path: "twin", expected: "a food", got: name.quoted(limit: 60)))
        }
        return result
    }

    private func lot(_ text: String, of food: FoodDetails) throws(ComputationError) -> FoodLot {
        let matches = food.lots.filter { $0.id.hasPrefix(text.lowercased()) }
        if matches.count == 1 { return matches[0] }
        let exact = matches.filter { $0.id == text }
        if exact.count == 1 { return exact[0] }
        let shown = food.lots.prefix(5).map(\.id).joined(separator: ", ")
        throw ComputationError.notFound(
            ValidationIssue(
                path: "lot", expected: "the key of a lot of \(food.product)", got: "\"\(text)\"",
                recoverySuggestion: food.lots.isEmpty ? "nothing is left of it" : "use one of \(shown)"))
    }
}

extension FoodDetails {
    /// Returns a quantity in the unit of the food.
    ///
    /// - Parameter unit: The unit of the quantity; that of the food if `nil`.
    /// - Throws: `ComputationError` if it can't be converted.
    fileprivate func quantity(_ quantity: Double, in unit: String?) throws(ComputationError) -> Double {
        guard let unit else { return quantity }
        guard let converted = QuantityUnit.convert(quantity, from: unit, to: self.unit)?.figure, converted > 0 else {
            throw ComputationError.refused([.unconvertible(unit, self, at: "unit")])
        }
        return converted
    }
}

extension FoodLot {
    fileprivate var isFrozen: Bool { frozen != nil && thawed == nil }
}

extension Double {
    /// The quantity without errors of binary fractions, to a millionth.
    fileprivate var figure: Double { (self * 1e6).rounded() / 1e6 }
    /// The quantity without unnecessary decimals.
    fileprivate var plain: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
