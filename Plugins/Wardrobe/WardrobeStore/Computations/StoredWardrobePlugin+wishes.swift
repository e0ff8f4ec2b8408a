// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

extension StoredWardrobePlugin {
    /// The computations for the wishlist.
    @ComputationBuilder
    static func wishComputations(_ records: LazyWardrobeRecords, _ pictures: PictureScaler) -> [AnyComputation] {
        records.writing(
            Wardrobe.addWish, "Adds an item to your wishlist.",
            examples: [
                Example("Boots", ["name": "Desert boots", "category": "boots", "primaryColor": "#B5895B"]),
                Example(
                    "A scarf with its price",
                    ["name": "Green scarf", "category": "scarf", "price": ["amount": "35", "currency": "EUR"]]),
            ], effects: .clock
        ) { records, input, context in
            var wish = try input.wish(today: context.today())
            return try ComputationError.renamingPaths({ $0 == "prices[0].date" ? "addedOn" : $0 }) {
                try records.write { transaction in
                    let wishes = transaction.wishes
                    wish.goesWith = try transaction.items.keys(input.goesWith, at: "goesWith")
                    return try wishes.details(of: wishes.insert(wish))
                }
            }
        }
        records.writing(
            Wardrobe.editWish, "Changes a wishlist item.",
            discussion: """
                Omitted fields keep their values, and null clears one. Also saves the results of my-matches and \
                my-wish-size: the matching items and the size to buy. The reason for a size isn't saved, because it \
                contains body measurements.
                """,
            examples: [
                Example(
                    "Set the brand and clear the notes", ["wish": "Rain coat", "brand": "Aran Mills", "notes": .null])
            ], effects: [.idempotent, .clock, .destructive],
            checking: { input, context in
                try input.checkChanges()
                return try context.today()
            }
        ) { records, input, today in
            try records.write { transaction in
                let wishes = transaction.wishes
                return try wishes.details(
                    of: wishes.update(input.wish) {
                        try input.change(&$0, today: today, among: transaction.items)
                    })
            }
        }
        records.writing(
            Wardrobe.removeWish, "Removes an item from the wishlist. If you bought it, it stays in your wardrobe.",
            examples: [Example("Gloves", ["wish": "Lined gloves"])], effects: .destructive
        ) { records, input, _ in
            try records.write { transaction in
                let wishes = transaction.wishes
                return try wishes.details(of: wishes.remove(input.wish))
            }
        }
        records.writing(
            Wardrobe.buyWish, "Marks a wishlist item as bought and adds it to your wardrobe.",
            discussion: """
                The wishlist entry stays, with the date and the key of the new item. The item inherits its name, \
                category, brand, color, retailer, URLs, latest recorded price, and recommended size, unless others \
                are given.
                """, examples: [Example("Gloves", ["wish": "Lined gloves", "size": "M"])], effects: .clock
        ) { records, input, context in
            let today = try context.today()
            let day = input.date?.day(today: today) ?? today
            return try ComputationError.renamingPaths({ $0 == "boughtOn" || $0 == "purchaseDate" ? "date" : $0 }) {
                try records.write { transaction in
                    let wishes = transaction.wishes
                    let (wish, item) = try wishes.buy(input.wish, on: day, input.item)
                    return BoughtWish(wish: try wishes.details(of: wish), item: item)
                }
            }
        }
        records.writing(
            Wardrobe.notePrice, "Records a wishlist item's price on a day and reports any price drop.",
            discussion: """
                A price for the same day is replaced. The drop is measured from the latest earlier price, or else \
                from the price it replaces.
                """,
            examples: [Example("Today's price", ["wish": "Rain coat", "price": ["amount": "89", "currency": "EUR"]])],
            effects: [.clock, .destructive]
        ) { records, input, context in
            let today = try context.today()
            let day = input.date?.day(today: today) ?? today
            return try ComputationError.renamingPaths(NotePriceInput.path) {
                try records.write { transaction in
                    let wishes = transaction.wishes
                    let (wish, drop) = try wishes.notePrice(input.price, on: day, of: input.wish)
                    return NotedPrice(
                        wish: try wishes.details(of: wish), price: PricePoint(day, input.price), drop: drop)
                }
            }
        }
        records.writing(
            Wardrobe.noteTryOn, "Records that you tried on a wishlist item, optionally with a photo.",
            discussion: "A new photo replaces the previous one. Omit it to keep the previous one.",
            examples: [Example("Without a photo", ["wish": "Rain coat"])],
            effects: [.idempotent, .clock, .destructive],
            checking: { input, _ in
                try input.photo.map {
                    pictures.prepare(try Picture($0, at: "photo"), keepsOriginal: input.keepsOriginal)
                }
            }
        ) { records, input, prepared in
            try records.write { transaction in
                let wishes = transaction.wishes
                let saved = try wishes.update(input.wish) { wish in
                    wish.triedOn = true
                    if let prepared { wish.triedOnPhoto = try transaction.attach(prepared.photo) }
                }
                var details = try wishes.details(of: saved)
                details.storedPhoto = prepared?.sizes
                return details
            }
        }
        records.reading(
            Wardrobe.myWishes, "Lists your wishlist items with their prices, matching items, and status.",
            discussion:
                "Items are sorted in the order they were added. Items that were bought are left out unless requested.",
            examples: [
                Example("Not bought yet", [:]),
                Example("All with a price drop", ["bought": true, "droppedOnly": true, "limit": 10]),
            ]
        ) { records, input, _ in
            let (all, names) = try records.read { transaction in
                (try transaction.wishes.wishes(), try transaction.items.names())
            }
            let wishes = all.filter(input.accepts)
            let page = try ListPage(
                wishes, of: Wardrobe.myWishes, for: input, limit: input.limit, after: input.cursor
            ) { [.ascending($0.id)] }
            return WishList(
                wishes: try page.elements.map { wish in
                    let photo = input.photos ? try wish.triedOnPhoto.flatMap { try records.store.attachment($0) } : nil
                    return WishDetails(
                        wish, names: names,
                        photo: photo.map { WishDetails.Photo(mediaType: $0.mediaType, picture: Blob($0.bytes)) })
                }, total: wishes.count, cursor: page.cursor)
        }
        MyMatches(access: records)
        KeepMatches(access: records)
        records.reading(
            Wardrobe.myWishSize,
            "Recommends a size for a wishlist item from your body measurements and the brand's size chart.",
            discussion: """
                Requires the item's brand, a size chart of the brand for its category, and the passphrase for your \
                measurements. Nothing is saved; use edit-wish to save the size.
                """,
            examples: [Example("A coat", ["wish": "Desert coat", "passphrase": "correct horse battery staple"])]
        ) { records, input, _ in
            let (wish, brand, chart, profile) = try records.read { transaction in
                let wish = try transaction.wishes.wish(input.wish)
                guard let brand = wish.brand else {
                    throw ComputationError(.refused, "\(wish.name) has no brand, so no size chart applies to it.")
                }
                guard let chart = try transaction.sizeCharts.chart(brand: brand, category: wish.category)
                else {
                    throw ComputationError(
                        .notFound, "There is no size chart from \(brand) for the category \(wish.category.rawValue).")
                }
                guard try transaction.measurements.isSaved() else {
                    throw ComputationError(.notFound, "No body measurements are saved.")
                }
                return (wish, brand, chart, try transaction.profiles.profile() ?? UserProfile())
            }
            let body = try records.store.vault.opened(with: input.passphrase) {
                try MeasurementRepository.measurements(in: records)
            }
            guard let body, let size = chart.recommendation(for: body, fit: profile.fit) else {
                throw ComputationError(
                    .refused, "The size chart from \(brand) uses body measurements that aren't saved.")
            }
            return WishSize(wish: wish, chart: chart, recommendation: size)
        }
    }
}

extension AddWishInput {
    /// Returns the wish without its matching items.
    fileprivate func wish(today: CalendarDay) -> WishlistItem {
        let day = addedOn?.day(today: today) ?? today
        var wish = WishlistItem(id: "", name: name, category: category)
        wish.brand = brand
        wish.primaryColor = primaryColor?.color
        wish.colorName = primaryColor?.word
        wish.retailer = retailer
        wish.productURL = productURL
        wish.imageURL = imageURL
        wish.addedOn = day
        wish.prices = price.map { [PricePoint(day, $0)] } ?? []
        wish.notes = notes
        return wish
    }
}

extension BuyWishInput {
    /// Returns the item that a wish becomes.
    fileprivate func item(of wish: WishlistItem) throws(ComputationError) -> WardrobeItem {
        var colored = wish
        if let color { colored.paint(color) }
        guard var item = colored.asItem else { throw ComputationError.withoutColor(wish.name) }
        item.price = price ?? item.price
        item.size = size ?? item.size
        return item
    }
}

extension NotePriceInput {
    /// Returns the path in the input for a field of a wish.
    fileprivate static func path(_ field: String) -> String {
        guard field.hasPrefix("prices["), let dot = field.firstIndex(of: ".") else { return field }
        return String(field[dot...].dropFirst())
    }
}

extension EditWishInput {
    /// Changes a wish.
    fileprivate func change(_ wish: inout WishlistItem, today: CalendarDay, among items: ItemRepository) throws {
        if removesTriedOnPhoto { wish.triedOnPhoto = nil }
        if removesPrices { wish.prices = [] }
        if removesPurchase { (wish.purchased, wish.boughtOn, wish.boughtItem) = (false, nil, nil) }
        wish.name = name ?? wish.name
        wish.category = category ?? wish.category
        wish.brand = brand ?? wish.brand
        if let primaryColor { wish.paint(primaryColor) }
        wish.retailer = retailer ?? wish.retailer
        wish.productURL = productURL ?? wish.productURL
        wish.imageURL = imageURL ?? wish.imageURL
        wish.recommendedSize = recommendedSize ?? wish.recommendedSize
        wish.goesWith = try goesWith.map { try items.keys($0, at: "goesWith") } ?? wish.goesWith
        wish.triedOn = triedOn ?? wish.triedOn
        wish.addedOn = addedOn?.day(today: today) ?? wish.addedOn
        wish.notes = notes ?? wish.notes
    }

    /// Refuses an empty change.
    fileprivate func checkChanges() throws(ComputationError) {
        var change = self
        change.wish = ""
        guard change != EditWishInput(wish: "") else {
            throw ComputationError.refused(path: "name", expected: "something to change", got: "nothing")
        }
    }
}

extension MyWishesInput {
    fileprivate func accepts(_ wish: WishlistItem) -> Bool {
        if wish.purchased, !bought { return false }
        if !categories.isEmpty, !categories.contains(wish.category) { return false }
        if droppedOnly, wish.dropFromHighest == nil { return false }
        guard let wanted = text?.lowercased() else { return true }
        return [wish.name, wish.brand, wish.retailer, wish.notes].contains { $0?.lowercased().contains(wanted) == true }
    }
}
