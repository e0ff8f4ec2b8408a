// SPDX-License-Identifier: Apache-2.0

/// A wearer's taste, as applied to single items.
struct Taste: Sendable {
    /// The preferred styles, any of which matches.
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

    /// Returns whether the wearer avoids a color.
    func avoids(_ item: WardrobeItem) -> Bool {
        guard !avoided.isEmpty else { return false }
        let color = CIELab(item.primaryColor)
        return avoided.contains { $0.difference(from: color) <= CIELab.sameColor }
    }

    /// Returns whether a color is a favorite.
    func likesColor(of item: WardrobeItem) -> Bool {
        guard !favorites.isEmpty else { return false }
        let color = CIELab(item.primaryColor)
        return favorites.contains { $0.difference(from: color) <= CIELab.sameColor }
    }

    /// Returns the styles that an item's tags name.
    static func styles(of item: WardrobeItem) -> Set<Style> {
        Set(item.tags.compactMap { Style(rawValue: $0.lowercased()) })
    }

    /// Returns how well an item matches the taste, 0 to 1; our convention.
    ///
    /// Four tenths are for the style (an item tagged with another style has 0.2, with none 0.6), three tenths for the
    /// color, two tenths for being a favorite, and one tenth for the condition; preferences that aren't stated count as
    /// met.
    func fit(_ item: WardrobeItem) -> Double {
        0.4 * styleFit(item) + 0.3 * (favorites.isEmpty || likesColor(of: item) ? 1 : 0.5)
            + 0.2 * (item.isFavorite ? 1 : 0.5) + 0.1 * Self.stateFit(item.condition)
    }

    /// Returns how well an item's tags match the preferred styles.
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
