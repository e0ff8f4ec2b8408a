// SPDX-License-Identifier: Apache-2.0

/// What a wearer likes, as far as a single item shows it.
struct Taste: Sendable {
    /// The manners wanted; any of them will do.
    let styles: Set<Style>
    private let favorites: [CIELab]
    private let avoided: [CIELab]

    init(_ request: OutfitRequest, profile: UserProfile) {
        styles = Set(request.style.map { [$0] } ?? profile.styles)
        favorites = profile.favoriteColors.map { CIELab($0) }
        avoided = profile.avoidedColors.map { CIELab($0) }
    }

    /// Whether anything is known of the wearer's taste.
    var isKnown: Bool { !styles.isEmpty || !favorites.isEmpty }

    /// Whether a color is one that the wearer avoids.
    func avoids(_ item: WardrobeItem) -> Bool {
        guard !avoided.isEmpty else { return false }
        let color = CIELab(item.primaryColor)
        return avoided.contains { $0.difference(from: color) <= CIELab.sameColor }
    }

    /// Whether a color is a favorite one.
    func likesColor(of item: WardrobeItem) -> Bool {
        guard !favorites.isEmpty else { return false }
        let color = CIELab(item.primaryColor)
        return favorites.contains { $0.difference(from: color) <= CIELab.sameColor }
    }

    /// The manners that an item's tags name.
    static func styles(of item: WardrobeItem) -> Set<Style> {
        Set(item.tags.compactMap { Style(rawValue: $0.lowercased()) })
    }

    /// How well an item meets the taste, 0 to 1; our convention.
    ///
    /// Four tenths the manner (an item tagged with another manner 0.2, with none 0.6), three tenths the color, two
    /// tenths being a favorite, one tenth the state it is in; what nobody asked for counts as met.
    func fit(_ item: WardrobeItem) -> Double {
        0.4 * styleFit(item) + 0.3 * (favorites.isEmpty || likesColor(of: item) ? 1 : 0.5)
            + 0.2 * (item.isFavorite ? 1 : 0.5) + 0.1 * Self.stateFit(item.condition)
    }

    /// How well an item's tags meet the manner wanted.
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
