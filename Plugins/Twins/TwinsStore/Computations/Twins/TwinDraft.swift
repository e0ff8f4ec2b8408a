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
            members = TwinFields.schema.json(of: stated).object ?? JSONObject()
        } else {
            guard let name = input.name else {
                throw ComputationError.refused([
                    ValidationIssue(
                        path: "name", expected: "a name, which the code doesn't contain", got: "none", kind: .rule)
                ])
            }
            members = JSONObject([("kind", .string(kind.rawValue)), (Self.nameField(of: kind), .string(name))])
        }
        let nameField = Self.nameField(of: kind)
        if members[nameField] == nil, let name = input.name { members[nameField] = .string(name) }
        for (name, value) in try codeMembers(for: kind) where members[name] == nil { members[name] = value }
        do throws(ComputationError) {
            return try TwinDetails(json: .object(members))
        } catch {
            throw error.renamingPaths { path in path.isEmpty ? "details" : "details.\(path)" }
        }
    }

    /// Returns the lots that the user states, or the one that the code says.
    func lots() throws(ComputationError) -> [FoodLot] {
        if case .food(let food)? = input.details, let lots = food.lots { return lots }
        return code.flatMap(Self.lot).map { [$0] } ?? []
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
        return code.flatMap(Self.lot) == nil ? .unknown : .food
    }

    private func codeMembers(for kind: TwinKind) throws(ComputationError) -> JSONObject {
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
        if kind == .food {
            let lots = try lots()
            if !lots.isEmpty { members["lots"] = .array(lots.map { FoodLot.schema.json(of: $0) }) }
        }
        return members
    }

    /// Returns the lot that a code says; `nil` if it says nothing about one.
    private static func lot(_ code: IdentifiedCode) -> FoodLot? {
        guard code.expires ?? code.bestBefore ?? code.produced != nil || code.batch != nil else { return nil }
        var lot = FoodLot(expiry: code.expires ?? code.bestBefore)
        lot.dateMeaning = code.expires == nil ? .bestBefore : .useBy
        lot.produced = code.produced
        lot.batch = code.batch.map { String($0.prefix(50)) }
        lot.serial = code.serial.map { String($0.prefix(50)) }
        if let count = code.count, count > 0 { lot.quantity = Double(count) }
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

extension TwinFields {
    /// The kind of the thing.
    var kind: TwinKind {
        switch self {
        case .book: .book
        case .food: .food
        case .furniture: .furniture
        case .electronics: .electronics
        case .clothing: .clothing
        case .games: .games
        case .tools: .tools
        case .plants: .plants
        case .unknown: .unknown
        }
    }
}
