// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension TwinDetails {
    /// The kind of the thing.
    public var kind: TwinKind {
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

    /// The title, product, or name.
    public var name: String {
        switch self {
        case .book(let book): book.title
        case .food(let food): food.product
        case .furniture(let furniture): furniture.name
        case .electronics(let device): device.name
        case .clothing(let garment): garment.name
        case .games(let game): game.title
        case .tools(let tool): tool.name
        case .plants(let plant): plant.name
        case .unknown(let other): other.name
        }
    }

    /// The author, brand, publisher, or species; `nil` if unknown.
    public var maker: String? {
        switch self {
        case .book(let book): book.author
        case .food(let food): food.brand
        case .furniture(let furniture): furniture.brand
        case .electronics(let device): device.brand
        case .clothing(let garment): garment.brand
        case .games(let game): game.publisher
        case .tools(let tool): tool.brand
        case .plants(let plant): plant.species
        case .unknown(let other): other.brand
        }
    }

    /// The code on it in the form of 14 digits, from its barcode or ISBN; `nil` if unknown.
    public var gtin: String? {
        let code: String? =
            switch self {
            case .book(let book): book.isbn13 ?? book.isbn10
            case .food(let food): food.barcode
            case .furniture(let furniture): furniture.barcode
            case .electronics(let device): device.barcode
            case .clothing(let garment): garment.barcode
            case .games(let game): game.barcode
            case .tools(let tool): tool.barcode
            case .plants(let plant): plant.barcode
            case .unknown(let other): other.barcode
            }
        guard let code else { return nil }
        if case .book = self { return (try? ISBN(code)).map { "0" + $0.isbn13 } }
        return (try? GTIN(code))?.digits
    }

    /// The lots, which only food has.
    public var lots: [FoodLot] {
        guard case .food(let food) = self else { return [] }
        return food.lots
    }

    /// The last day of the warranty; `nil` if unknown.
    public var warrantyExpires: CalendarDay? {
        switch self {
        case .furniture(let furniture): furniture.warrantyExpires
        case .electronics(let device): device.warrantyExpires
        case .tools(let tool): tool.warrantyExpires
        case .unknown(let other): other.warrantyExpires
        default: nil
        }
    }
}

extension Twin {
    /// The kind of the thing.
    public var kind: TwinKind { details.kind }
    /// The title, product, or name.
    public var name: String { details.name }
}
