// SPDX-License-Identifier: Apache-2.0

internal import CWardrobeData

/// A color of clothes as shops name it, with its synonyms.
///
/// The values are those of the xkcd color survey, in which people named colors on screens, and of CSS; where both lack a
/// word of fashion, they are this plugin's convention.
public struct ColorName: Hashable, Sendable {
    /// The word, in lowercase, such as `navy` or `light wash`.
    public let name: String
    /// The color that it names.
    public let color: SRGBColor
    /// The common word for it and similar colors.
    public let family: ColorFamily
    private let lab: CIELab
    private let synonyms: [Substring]

    private init?(row: [Substring]) {
        guard row.count == 5, let color = try? SRGBColor(hex: String(row[1])),
            let family = ColorFamily(rawValue: String(row[2]))
        else { return nil }
        name = String(row[0])
        self.color = color
        self.family = family
        lab = CIELab(color)
        synonyms = row[4].split(separator: "|")
    }

    /// All colors, by name.
    public static let all = EmbeddedTable.rows(wardrobe_color_names()).compactMap { Self(row: $0) }

    /// Returns the color that is nearest by ΔE₀₀; the first by name if two are equally near.
    ///
    /// Words for denim and leather, such as *light wash*, are left out.
    /// - Complexity: Linear in the number of colors, about 300.
    public static func nearest(to color: SRGBColor) -> ColorName {
        let lab = CIELab(color)
        return general.map { (name: $0, distance: $0.lab.difference(from: lab)) }.min { $0.distance < $1.distance }?
            .name
            ?? all[0]
    }

    private static let general = all.filter { color in
        !["wash", "leather", "denim", "cork"].contains { color.name.hasSuffix($0) }
    }

    /// Returns the color of a word or one of its synonyms, ignoring case, spaces, and hyphens; grey is gray.
    public static func color(named text: String) -> ColorName? { byWord[fold(text)].map { all[$0] } }

    /// Returns the color that a few words mean: the color itself, or the one that remains without words such as *faded*,
    /// or the color of the last of them that names one.
    public static func color(in text: String) -> ColorName? {
        if let known = color(named: text) { return known }
        // Of several colors, the first is the main one.
        let first = text.lowercased().split { "/,&;+".contains($0) }.first ?? ""
        let words = first.split { " -".contains($0) }.prefix { !conjunctions.contains(String($0)) }.map { $0 }
        let plain = words.filter { !modifiers.contains(String($0)) }
        return color(named: plain.joined(separator: " ")) ?? longest(in: plain)
    }

    /// Returns the first color that a text names, in the text's words, such as *light wash* in *Light wash jeans*.
    static func written(in text: String) -> ColorReference? {
        let words = text.split { !($0.isLetter || $0.isNumber || "'’ʼ".contains($0)) }
        for start in words.indices {
            for length in stride(from: min(3, words.count - start), through: 1, by: -1) {
                let run = words[start..<start + length].joined(separator: " ")
                // Of brown leather, the color is brown.
                guard run.lowercased() != "leather", !run.lowercased().hasSuffix(" leather") else { continue }
                if color(named: run) != nil { return try? ColorReference(run.lowercased()) }
            }
        }
        return nil
    }

    /// Returns the color of the longest run of words that names one; the last if several are equally long.
    private static func longest(in words: [Substring]) -> ColorName? {
        for length in stride(from: min(3, words.count), through: 1, by: -1) {
            for start in (0...words.count - length).reversed() {
                if let known = color(named: words[start..<start + length].joined(separator: " ")) { return known }
            }
        }
        return nil
    }

    private static let byWord: [String: Int] = Dictionary(
        all.enumerated().flatMap { number, color in
            ([color.name[...]] + color.synonyms).map { word in
                // The table is in lowercase and has no hyphens.
                (String(decoding: word.utf8.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self), number)
            }
        }, uniquingKeysWith: { first, _ in first })

    /// All words for colors, and words that may be left out.
    static var words: [String] { all.flatMap { [$0.name] + $0.synonyms.map(String.init) } + modifiers }

    private static let conjunctions: Set = ["and", "or", "y", "o", "і", "та", "або", "with", "con", "з"]

    private static let modifiers = Set(EmbeddedTable.lines(wardrobe_color_modifiers()).map(String.init))

    private static func fold(_ text: String) -> String {
        text.lowercased().map { "’ʼ".contains($0) ? "'" : $0 }.filter { !" -/_".contains($0) }.map(String.init).joined()
            .replacing("grey", with: "gray")
    }
}

extension SRGBColor {
    /// The nearest word for the color, such as `navy`.
    public var name: String { ColorName.nearest(to: self).name }
}
