// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import TwinsPlugin

/// The texts of a twin and its items.
struct TwinText {
    /// The twin.
    let twin: String
    /// What the twin is called: title, names, authors, brands, and models.
    ///
    /// Matches in it come first.
    let title: [String]
    /// Other texts: serial numbers, codes, tags, notes, and custom fields.
    let details: [String]
    /// The names of the places of its items, with those that they are in, and the specific spots.
    let places: [String]

    /// Creates the texts, with the names of the places.
    init(_ twin: Twin, in places: PlaceTree) {
        var details: [String] = Self.texts(in: TwinDetails.schema.json(of: twin.details))
        details += twin.customFields.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
        details += [twin.code].compactMap { $0 }
        for item in twin.items {
            details += [
                item.notes, item.conditionNotes, item.serialNumber, item.purchase?.store, item.sustainabilityNotes,
            ]
            .compactMap { $0 }
            details += item.tags + item.photos.compactMap(\.caption) + item.loans.map(\.borrower)
        }
        let names = twin.items.flatMap { item in
            [item.spot].compactMap { $0 } + (item.location.map { places.names(to: $0) } ?? [])
        }
        self.twin = twin.id
        title = [twin.name] + [twin.details.maker].compactMap { $0 }
        self.details = details
        self.places = names
    }

    private static func texts(in json: JSONValue) -> [String] {
        switch json {
        case .string(let text): [text]
        case .array(let elements): elements.flatMap(texts)
        case .object(let members):
            members.flatMap { key, value in key == "kind" || key == "id" ? [] : texts(in: value) }
        default: []
        }
    }
}
