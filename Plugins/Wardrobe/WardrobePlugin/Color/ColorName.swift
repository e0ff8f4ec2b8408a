// SPDX-License-Identifier: Apache-2.0

/// A word for a color.
public struct ColorName: Hashable, Sendable {
    /// The word, in lower case: `navy`, `light steel blue`.
    public let name: String
    /// The color it names.
    public let color: SRGBColor
    private let lab: CIELab

    private init?(line: Substring) {
        guard let gap = line.lastIndex(of: " "), let color = try? SRGBColor(hex: String(line[gap...])) else {
            return nil
        }
        name = String(line[..<gap])
        self.color = color
        lab = CIELab(color)
    }

    /// The keywords of CSS Color Module Level 4 and some words for clothes from the xkcd color survey, by name.
    public static let all = table.split(separator: "\n").compactMap { Self(line: $0) }

    /// Returns the word whose color is nearest by ΔE₀₀; the first by name if two are equally near.
    /// - Complexity: Linear in the number of words, about 190.
    public static func nearest(to color: SRGBColor) -> ColorName? {
        let lab = CIELab(color)
        return all.map { (name: $0, distance: $0.lab.difference(from: lab)) }.min { $0.distance < $1.distance }?.name
    }

    /// Returns the color of a word, ignoring case and spaces; grey is gray.
    public static func color(named text: String) -> ColorName? {
        let wanted = text.lowercased().filter { $0 != " " && $0 != "-" }.replacing("grey", with: "gray")
        return all.first { $0.name.filter { $0 != " " } == wanted }
    }
}

extension SRGBColor {
    /// The nearest word for the color, such as `navy`.
    public var name: String { ColorName.nearest(to: self)?.name ?? hex }
}
