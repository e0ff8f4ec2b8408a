// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension TwinProfile {
    /// All attributes of the thing, its lots, its items, its recalls, and its notifications.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        let maker = twin.details.maker.map { ", \($0)" } ?? ""
        lines.add(twin.name + maker, hanging: 2, lines.style.heading)
        for match in OpenRecalls(recalls).matches(twin) {
            lines.add("\(match.sentence).", hanging: 2, lines.style.warning)
        }
        lines.add(facts: [("Kind", twin.kind == .unknown ? "other" : twin.kind.rawValue)], column: Self.column)
        lines.add(facts: DetailFacts(units(for: style)).facts(of: twin.details), column: Self.column)
        for (name, value) in twin.customFields.sorted(by: { $0.key < $1.key }) {
            lines.add(facts: [(name, value)], column: Self.column)
        }
        lines.add(
            facts: [
                ("Use", freshness == .fresh ? nil : freshness?.words(freshnessReason ?? .printed)),
                ("Code", twin.code),
                ("Documents", documents), ("Recognized", recognition), ("Key", twin.id),
            ], column: Self.column)
        if !twin.details.lots.isEmpty {
            lines.addGap()
            lines.add(lots)
        }
        for (index, item) in twin.items.enumerated() {
            lines.addGap()
            let number = twin.items.count == 1 ? "Item" : "Item \(index + 1) of \(twin.items.count)"
            lines.add(number, lines.style.heading)
            let place = index < places.count ? places[index] : nil
            lines.add(facts: item.facts(place: place), column: Self.column)
        }
        let pending = notifications.filter { !$0.isSent }
        if !pending.isEmpty {
            lines.addGap()
            lines.add("Notifications", lines.style.heading)
            for notification in pending {
                lines.add("\(notification.due.day)  \(notification.words)", indent: 2, hanging: 12)
            }
        }
        return lines.text
    }

    /// The width of the column of names, the longest of which has 17 letters.
    private static let column = 18

    private func units(for style: PresentationStyle) -> UnitSystem {
        switch style.units {
        case .us: .imperial
        case .metric: .metric
        case nil: units
        }
    }

    private var documents: String? {
        let found = [
            twin.warrantyDocument.map { _ in "warranty" }, twin.manual.map { _ in "manual" },
            twin.primaryImage.map { _ in "main picture" },
        ]
        let words = found.compactMap(\.self).joined(separator: ", ")
        return words.isEmpty ? nil : words
    }

    private var recognition: String? {
        guard twin.recognition != .manual else { return nil }
        let confidence = twin.confidence.map { ", \(($0 * 100).shortFigure) percent certain" } ?? ""
        return "by \(twin.recognition.rawValue.spacedWord)\(confidence)"
    }

    private var lots: TextTable {
        var unit: String?
        if case .food(let food) = twin.details { unit = food.unit }
        var table = TextTable([
            ("Lot", .leftWhole), ("Quantity", .right), ("Date", .leftWhole), ("State", .left), ("Batch", .left),
        ])
        let open = OpenRecalls(recalls)
        for lot in twin.details.lots {
            let marks = open.matches(lot, of: twin).map(\.mark)
            let state = ([lot.stateWords].filter { !$0.isEmpty } + marks).joined(separator: ", ")
            let meaning = lot.dateMeaning == .useBy ? "use by" : "best before"
            table.add([
                twin.details.lots.map(\.id).shortKey(lot.id), lot.quantity.of(unit),
                lot.expiry.map { "\(meaning) \($0)" } ?? "", state, lot.batch ?? "",
            ])
        }
        return table
    }
}

extension FoodLot {
    /// When it was opened, frozen, and thawed.
    var stateWords: String {
        [
            opened.map { "opened \($0)" }, frozen.map { "frozen \($0)" }, thawed.map { "thawed \($0)" },
        ].compactMap(\.self).joined(separator: ", ")
    }
}

extension Collection where Element == String {
    /// Returns the shortest prefix that no other key has, of at least 8 characters.
    func shortKey(_ key: String) -> String {
        var length = 8
        while length < key.count, contains(where: { $0 != key && $0.hasPrefix(key.prefix(length)) }) { length += 1 }
        return String(key.prefix(length))
    }
}

extension InventoryItem {
    /// The known attributes, each with its name.
    func facts(place: String?) -> [(name: String, text: String?)] {
        let bought = [
            purchase?.date.map { "on \($0)" }, purchase?.price.map { "for \($0.words)" },
            purchase?.store.map { "at \($0)" },
        ].compactMap(\.self).joined(separator: " ")
        let open = loans.last { $0.returned == nil }
        return [
            ("Place", [place, spot].compactMap(\.self).joined(separator: ", ")),
            ("Lent", open?.words), ("Bought", bought),
            ("Value", currentValue.map { $0.words + (valued.map { " on \($0)" } ?? "") }),
            ("Replacement", replacementPrice?.words), ("Depreciation", depreciation?.words),
            ("Condition", condition.rawValue + (conditionNotes.map { ", \($0)" } ?? "")),
            ("Serial number", serialNumber),
            ("Photos", photos.isEmpty ? nil : photoWords), ("Tags", tags.joined(separator: ", ")),
            ("Favorite", isFavorite ? "yes" : nil), ("Notes", notes),
            ("Carbon", carbonFootprint.map { "\($0.shortFigure) kg CO2e" + (carbonSource.map { ", \($0)" } ?? "") }),
            ("Recyclability", recyclability.map { "\($0) of 100" }), ("Sustainability", sustainabilityNotes),
            ("Former loans", formerLoans), ("Key", id),
        ]
    }

    private var photoWords: String {
        let captions = photos.enumerated().compactMap { index, photo in photo.caption.map { "\(index + 1) \($0)" } }
        return "\(photos.count)" + (captions.isEmpty ? "" : ": \(captions.joined(separator: ", "))")
    }

    private var formerLoans: String? {
        let former = loans.filter { $0.returned != nil }
        guard !former.isEmpty else { return nil }
        return former.map { loan in
            "\(loan.borrower) \(loan.lent) to \(loan.returned?.description ?? "")"
        }.joined(separator: ", ")
    }
}

extension Loan {
    /// The borrower and the days.
    var words: String {
        "to \(borrower) since \(lent)" + (due.map { ", due back \($0)" } ?? "") + (notes.map { ", \($0)" } ?? "")
    }
}

extension DepreciationPlan {
    /// The method with its life or rate.
    var words: String {
        let life = lifeMonths.map { " over \($0.counted("month"))" } ?? ""
        let rate = annualRate.map { " by \($0.shortFigure) percent a year" } ?? ""
        let least = floor.map { " to \($0.words)" } ?? floorPercent.map { " to \($0.shortFigure) percent" } ?? ""
        return "\(method.rawValue.spacedWord)\(life)\(rate)\(least)"
    }
}

extension NotificationSchedule {
    /// What it is about, in words.
    var words: String {
        switch type {
        case .expirationWarning3Days, .expirationWarning1Day:
            "\(name): \(FoodDate(day: date, subject: subject).limit)."
        case .pastBest: "\(name) is \(FoodDate(day: date, subject: subject).passed)."
        case .expired: "\(name) expired on \(date)."
        case .warrantyExpiring: "The warranty of \(name) ends on \(date)."
        case .maintenanceDue: "\(name): \((subject ?? "maintenance").spacedWord) is due on \(date)."
        case .recallAlert: "\(name): \(subject ?? "recalled")"
        case .loanDue: "\(name) is due back" + (subject.map { " from \($0)" } ?? "") + " on \(date)."
        }
    }
}
