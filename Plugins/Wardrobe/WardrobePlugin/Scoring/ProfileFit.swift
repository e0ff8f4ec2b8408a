// SPDX-License-Identifier: Apache-2.0

/// How well a single item fits the wearer's profile: size, cut, and comfort.
///
/// This is our convention, and its effect is small: it scales an item's share of the style part. Six tenths are for its
/// size compared with the usual size of its category; one size off loses half of that, and two or more lose all. Two
/// tenths are for its cut compared with the ``FitPreference``. Two tenths are for comfort, which counts from 4 of 5 on,
/// and fully at 5. Unknown values of an item lose nothing.
struct ProfileFit: Sendable {
    private static let sizeShare = 0.6
    private static let cutShare = 0.2
    private static let comfortShare = 0.2

    private let sizes: [Category: SizeLabel]
    private let usual: [Category: String]
    private let preference: FitPreference
    /// The weight of comfort, 0 to 1.
    private let comfort: Double

    init(_ profile: UserProfile) {
        usual = profile.sizes
        sizes = Dictionary(
            uniqueKeysWithValues: profile.sizes.map { ($0.key, SizeLabel($0.value, of: $0.key)) })
        preference = profile.fit
        comfort = profile.comfort >= 5 ? 1 : profile.comfort == 4 ? 0.5 : 0
    }

    /// Whether the profile states any preference that an item could miss.
    var isAsked: Bool { !sizes.isEmpty || asksForCut || comfort > 0 }

    /// Returns how well an item fits, 0 to 1; 1 if its values are unknown.
    func fit(_ item: WardrobeItem) -> Double {
        let miss =
            Self.sizeShare * sizeMiss(item) + Self.cutShare * cutMiss(item)
            + (comfort > 0 ? Self.comfortShare * comfort * discomfort(item) : 0)
        return max(0, 1 - miss)
    }

    /// Returns the share of the profile's preferences for which the item has a value, 0 to 1.
    func knownShare(of item: WardrobeItem) -> Double {
        let asked = [
            sizes[item.category] == nil ? nil : steps(item) != nil,
            asksForCut && item.hasCut ? cut(of: item) != nil : nil,
            comfort > 0 && !item.category.slot.isAccessory ? comfortValue(of: item) != nil : nil,
        ].compactMap(\.self)
        return asked.isEmpty ? 1 : Double(asked.count { $0 }) / Double(asked.count)
    }

    // MARK: Size

    /// Returns how many sizes an item is above the usual size of its kind; nil if unknown.
    private func steps(_ item: WardrobeItem) -> Double? {
        guard let size = item.size, let usual = sizes[item.category] else { return nil }
        if size == self.usual[item.category] { return 0 }
        return SizeLabel(size, of: item.category).steps(above: usual)
    }

    /// Returns 0.5 for each size off, at most 1; half of that if the item is off in the preferred direction: smaller
    /// for a slim fit, larger for a relaxed or oversized one.
    private func sizeMiss(_ item: WardrobeItem) -> Double {
        guard let steps = steps(item) else { return 0 }
        let isLiked: Bool
        switch preference {
        case .slim: isLiked = steps < 0
        case .regular: isLiked = false
        case .relaxed, .oversized: isLiked = steps > 0
        }
        return min(1, steps.magnitude / 2) * (isLiked ? 0.5 : 1)
    }

    // MARK: Cut

    /// A regular fit accepts the maker's intended fit.
    private var asksForCut: Bool { preference != .regular }

    private func cut(of item: WardrobeItem) -> FitPreference? {
        guard item.hasCut else { return nil }
        let words = item.ownWords
        return Self.cutWords.first { !words.isDisjoint(with: $0.words) }?.cut
    }

    private static let cutWords: [(cut: FitPreference, words: Set<String>)] = [
        (.oversized, ["oversized", "baggy"]), (.relaxed, ["relaxed", "loose", "wide"]),
        (.slim, ["slim", "skinny", "fitted", "tight", "tailored"]), (.regular, ["regular", "straight"]),
    ]

    /// Returns how far an item's cut is from the preferred one, from slim to oversized.
    private func cutMiss(_ item: WardrobeItem) -> Double {
        guard asksForCut, let cut = cut(of: item) else { return 0 }
        return Double((Self.place(cut) - Self.place(preference)).magnitude) / 3
    }

    private static func place(_ fit: FitPreference) -> Int {
        switch fit {
        case .slim: 0
        case .regular: 1
        case .relaxed: 2
        case .oversized: 3
        }
    }

    // MARK: Comfort

    private static let softWords: Set<String> = [
        "soft", "stretch", "jersey", "knit", "knitted", "fleece", "flannel", "elastic",
    ]

    /// Returns how comfortable an item is, 0 to 1, by its kind, cut, and fabric; nil if they are unknown.
    private func comfortValue(of item: WardrobeItem) -> Double? {
        switch item.category {
        case .heels: return 0
        case .sneakers, .leggings, .hoodie: return 1
        case .shoes, .boots, .sandals: return 0.8
        case _ where item.category.slot.isAccessory: return nil
        default: break
        }
        switch cut(of: item) {
        case .relaxed, .oversized: return 1
        case .slim: return item.ownWords.isDisjoint(with: Self.softWords) ? 0.2 : 0.8
        case .regular, nil: break
        }
        if !item.ownWords.isDisjoint(with: Self.softWords) { return 1 }
        switch item.fabric {
        case .cotton, .cashmere, .silk, .rayon: return 1
        case .linen, .wool, .blend: return 0.8
        case .polyester, .nylon: return 0.6
        case .denim: return 0.4
        case .leather: return 0.2
        case nil: return nil
        }
    }

    private func discomfort(_ item: WardrobeItem) -> Double { 1 - (comfortValue(of: item) ?? 1) }

    // MARK: Reasons

    /// Returns the preferences that an outfit's items miss or meet, in clauses; empty if the profile states none.
    func reasons(_ worn: [WardrobeItem]) -> [String] {
        var reasons: [String] = []
        let off = worn.compactMap { item in steps(item).map { (item, $0) } }
        if let (item, steps) = off.filter({ $1 != 0 }).max(by: { $0.1.magnitude < $1.1.magnitude }) {
            let usual = usual[item.category] ?? ""
            reasons.append(
                "\(item.name) is in \(item.size ?? ""), \(steps > 0 ? "larger" : "smaller") than your \(usual)")
        } else if !off.isEmpty {
            reasons.append("\(off.count) of \(worn.count) items are known to be your size")
        }
        if let item = worn.max(by: { cutMiss($0) < cutMiss($1) }), cutMiss(item) >= 0.5, let cut = cut(of: item) {
            reasons.append("\(item.name) is \(cut.rawValue), but you prefer \(preference.rawValue)")
        }
        if comfort > 0, let item = worn.max(by: { discomfort($0) < discomfort($1) }), discomfort(item) >= 0.5 {
            reasons.append("\(item.name) isn't comfortable enough")
        }
        return reasons
    }
}

extension WardrobeItem {
    /// The single words of its subcategory and tags, in lowercase.
    fileprivate var ownWords: Set<String> {
        Set((tags + [subcategory ?? ""]).flatMap { $0.lowercased().split { !$0.isLetter }.map(String.init) })
    }

    /// Whether items of its kind can have a closer or wider cut.
    fileprivate var hasCut: Bool { category.slot != .shoes && !category.slot.isAccessory }
}
