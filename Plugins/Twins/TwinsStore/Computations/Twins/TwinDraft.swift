// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Currencies
internal import TwinsPlugin

/// The attributes of a new thing, from what the user states and what a code says.
struct TwinDraft {
    private let input: AddTwinInput
    private let code: IdentifiedCode?

    init(_ input: AddTwinInput, _ code: IdentifiedCode?) {
        self.input = input
        self.code = code
    }

    /// Returns the attributes; what the user states comes before what the code says.
    func details() throws(ComputationError) -> TwinDetails {
        let kind = kind
        var members: JSONObject
        if let stated = input.details {
            members = JSONObject(stated.changes.filter { $0.value != .null }.map { ($0.key, $0.value) })
        } else {
            guard let name = input.name else {
                throw ComputationError.refused(
                    path: "name", expected: "a name, which the code doesn't contain", got: "none")
            }
            members = JSONObject([("kind", .string(kind.rawValue)), (Self.nameField(of: kind), .string(name))])
        }
        let nameField = Self.nameField(of: kind)
        if members[nameField] == nil, let name = input.name { members[nameField] = .string(name) }
        for (name, value) in codeMembers(for: kind) where members[name] == nil { members[name] = value }
        let lots = kind == .food ? lots(in: members["unit"]?.string) : []
        if !lots.isEmpty { members["lots"] = .array(lots.map { FoodLot.schema.json(of: $0) }) }
        do throws(ComputationError) {
            return try TwinDetails(json: .object(members))
        } catch {
            // What the code or the copy adds may not fit what is stated.
            throw .refused(error.renamingPaths { path in path.isEmpty ? "details" : "details.\(path)" }.issues)
        }
    }

    /// Returns the lots that the user states, or the one that the code says; a single one has what both say.
    ///
    /// - Parameter unit: The unit of the food, for the quantity of the code.
    func lots(in unit: String?) -> [FoodLot] {
        let said = code.flatMap { Self.lot($0, in: unit) }
        guard let stated = statedLots else { return said.map { [$0] } ?? [] }
        guard let said, var lot = stated.first, stated.count == 1 else { return stated }
        if lot.expiry == nil { (lot.expiry, lot.dateMeaning) = (said.expiry, said.dateMeaning) }
        lot.produced = lot.produced ?? said.produced
        lot.batch = lot.batch ?? said.batch
        lot.serial = lot.serial ?? said.serial
        return [lot]
    }

    private var statedLots: [FoodLot]? { input.details?.lots }

    /// Returns what the code says about a twin, and the quantities that it says and the twin doesn't have.
    func notes(on twin: Twin) -> [Message] {
        guard let code else { return [] }
        var unit: String?
        if case .food(let food) = twin.details { unit = food.unit }
        let isFilled = twin.kind == .food && statedLots == nil
        let isMeasured = isFilled && Self.measure(code, in: unit) != nil
        var notes = code.notes
        if let (quantity, unit) = code.netQuantity, !isMeasured {
            let text = "\(JSONValue.number(quantity).text()) \(unit)"
            notes.append(
                Message(
                    "twins.unused-net-quantity", "The code says \(text), which the quantity doesn't include.",
                    ["quantity": .string(text)]))
        }
        if let count = code.count, count > 0, isMeasured || !isFilled || Self.counts(code, in: unit) == nil {
            notes.append(
                Message(
                    "twins.unused-count", "The code says \(count) pieces, which the quantity doesn't include.",
                    ["count": .integer(Int64(count))]))
        }
        return notes
    }

    /// The stated unit of the quantities of lots.
    var unit: String? { input.details?.unit }

    /// Returns the lots that are added to a food, in its unit.
    ///
    /// - Throws: `ComputationError` if they are in a unit that can't be converted, or a code has no quantity for food
    ///   that is measured.
    func lots(of food: FoodDetails) throws(ComputationError) -> [FoodLot] {
        var lots = lots(in: food.unit)
        guard statedLots != nil else {
            // The code of a pack is one pack.
            if lots.isEmpty, code != nil { lots = [FoodLot()] }
            if let code, !lots.isEmpty, let unit = food.unit, QuantityUnit(unit) != nil,
                Self.measure(code, in: unit) == nil
            {
                throw ComputationError.refused(
                    path: "details.lots", expected: "a quantity in \(unit), which the code doesn't contain", got: "none"
                )
            }
            return lots
        }
        // Food of which nothing is left takes the unit that is stated.
        guard let unit, !(food.unit == nil && food.lots.isEmpty) else { return lots }
        for index in lots.indices {
            guard let quantity = QuantityUnit.convert(lots[index].quantity, from: unit, to: food.unit), quantity > 0
            else { throw ComputationError.refused([.unconvertible(unit, food, at: "details.unit")]) }
            lots[index].quantity = quantity
        }
        return lots
    }

    /// Refuses stated attributes that differ from those of the thing that gets a copy, and would be lost.
    func refuseOtherAttributes(of twin: Twin) throws(ComputationError) {
        guard let details = input.details else { return }
        guard details.kind == twin.kind else {
            throw ComputationError.refused(
                path: "details.kind", expected: "\(twin.kind.rawValue), the kind of \(twin.name)",
                got: "\"\(details.kind.rawValue)\"")
        }
        let own = TwinDetails.schema.json(of: twin.details).object ?? JSONObject()
        let issues = details.changes.compactMap { name, value -> ValidationIssue? in
            guard !["kind", "lots", "unit"].contains(name), own[name] ?? .null != value else { return nil }
            // A name in another letter case is the same.
            if name == Self.nameField(of: twin.kind), value.string?.lowercased() == twin.name.lowercased() {
                return nil
            }
            return ValidationIssue(
                path: "details.\(name)", expected: "none for a copy, which has the attributes of \(twin.name)",
                got: (value.string ?? value.text()).quoted(limit: 60),
                recoverySuggestion: "edit \(twin.name) to change them", kind: .rule
            )
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
    }

    /// Sets what the code says about a copy, if the user doesn't.
    func fill(_ item: inout InventoryItem) {
        guard let code else { return }
        if kind != .food, item.serialNumber == nil, let serial = code.serial { item.serialNumber = serial }
        guard let price = code.price, item.purchase?.price == nil else { return }
        var purchase = item.purchase ?? Purchase()
        purchase.price = price
        item.purchase = purchase
    }

    /// The stated kind, or the one that follows from the code.
    private var kind: TwinKind {
        if let stated = input.details { return stated.kind }
        if code?.book != nil { return .book }
        return code.map(Self.isDated) == true ? .food : .unknown
    }

    private func codeMembers(for kind: TwinKind) -> JSONObject {
        var members = JSONObject()
        guard let code else { return members }
        if kind == .book {
            if let book = code.book {
                members["isbn13"] = .string(book.isbn13)
                members["isbn10"] = book.isbn10.map(JSONValue.string)
            }
            return members
        }
        if let gtin = code.gtin, let plain = try? GTIN(gtin) { members["barcode"] = .string(plain.shortest) }
        if kind == .food, statedLots == nil { members["unit"] = code.netQuantity.map { .string($0.unit) } }
        return members
    }

    /// Returns whether a code has a date or a batch, as those on food do.
    private static func isDated(_ code: IdentifiedCode) -> Bool {
        code.expires ?? code.bestBefore ?? code.produced != nil || code.batch != nil
    }

    /// Returns the net weight or volume of a code in the unit of the food.
    private static func measure(_ code: IdentifiedCode, in unit: String?) -> Double? {
        guard let (quantity, own) = code.netQuantity, let unit else { return nil }
        return QuantityUnit.convert(quantity, from: own, to: unit)
    }

    /// Returns the number of pieces of a code, unless the food is weighed or measured.
    private static func counts(_ code: IdentifiedCode, in unit: String?) -> Double? {
        guard let count = code.count, count > 0, unit.flatMap(QuantityUnit.init) == nil else { return nil }
        return Double(count)
    }

    /// Returns the lot that a code says, in a unit; `nil` if it says nothing about one.
    private static func lot(_ code: IdentifiedCode, in unit: String?) -> FoodLot? {
        let quantity = measure(code, in: unit) ?? counts(code, in: unit)
        guard isDated(code) || quantity != nil else { return nil }
        var lot = FoodLot(expiry: code.expires ?? code.bestBefore)
        lot.dateMeaning = code.expires == nil ? .bestBefore : .useBy
        lot.produced = code.produced
        lot.batch = code.batch.map { String($0.prefix(50)) }
        lot.serial = code.serial.map { String($0.prefix(50)) }
        if let quantity { lot.quantity = quantity }
        return lot
    }

    static func nameField(of kind: TwinKind) -> String {
        switch kind {
        case .book, .games: "title"
        case .food: "product"
        default: "name"
        }
    }
}

extension Patch<TwinDetails> {
    /// The kind of the thing.
    var kind: TwinKind { changes["kind"]?.string.flatMap(TwinKind.init) ?? .unknown }

    /// The stated unit of food.
    var unit: String? { kind == .food ? changes["unit"]?.string : nil }

    /// The stated lots of food.
    var lots: [FoodLot]? {
        guard kind == .food, let lots = changes["lots"]?.array else { return nil }
        return lots.compactMap { try? FoodLot(json: $0) }
    }
}
