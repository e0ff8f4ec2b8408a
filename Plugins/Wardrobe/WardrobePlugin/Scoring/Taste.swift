// SPDX-License-Identifier: Apache-2.0

/// What a wearer likes, as far as a single piece shows it.
struct Taste: Sendable {
    /// The manners wanted; any of them will do.
    let styles: Set<Style>
    private let favourites: [CIELab]
    private let avoided: [CIELab]

    init(_ request: OutfitRequest, profile: UserProfile) {
        styles = Set(request.style.map { [$0] } ?? profile.styles)
        favourites = profile.favoriteColors.map { CIELab($0) }
        avoided = profile.avoidedColors.map { CIELab($0) }
    }

    /// Whether anything is known of the wearer's taste.
    var isKnown: Bool { !styles.isEmpty || !favourites.isEmpty }

    /// Whether a colour is one that the wearer avoids.
    func avoids(_ item: WardrobeItem) -> Bool {
        guard !avoided.isEmpty else { return false }
        let colour = CIELab(item.primaryColor)
        return avoided.contains { $0.difference(from: colour) <= CIELab.sameColour }
    }

    /// Whether a colour is a favourite one.
    func likesColour(of item: WardrobeItem) -> Bool {
        guard !favourites.isEmpty else { return false }
        let colour = CIELab(item.primaryColor)
        return favourites.contains { $0.difference(from: colour) <= CIELab.sameColour }
    }

    /// The manners that a piece's tags name.
    static func styles(of item: WardrobeItem) -> Set<Style> {
        Set(item.tags.compactMap { Style(rawValue: $0.lowercased()) })
    }

    /// How well a piece meets the taste, 0 to 1; our convention.
    ///
    /// Four tenths the manner (a piece tagged with another manner 0.2, with none 0.6), three tenths the colour, two
    /// tenths being a favourite, one tenth the state it is in; what nobody asked for counts as met.
    func fit(_ item: WardrobeItem) -> Double {
        0.4 * styleFit(item) + 0.3 * (favourites.isEmpty || likesColour(of: item) ? 1 : 0.5)
            + 0.2 * (item.isFavorite ? 1 : 0.5) + 0.1 * Self.stateFit(item.condition)
    }

    /// How well a piece's tags meet the manner wanted.
    func styleFit(_ item: WardrobeItem) -> Double {
        guard !styles.isEmpty else { return 1 }
        let own = Self.styles(of: item)
        return own.isEmpty ? 0.6 : own.isDisjoint(with: styles) ? 0.2 : 1
    }

    private static func stateFit(_ condition: Condition) -> Double {
        switch condition {
        case .new, .excellent, .good: 1
        case .fair: 0.7
        case .worn: 0.3
        case .damaged: 0
        }
    }
}
