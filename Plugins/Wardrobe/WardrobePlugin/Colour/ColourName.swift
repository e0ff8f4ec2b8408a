// SPDX-License-Identifier: Apache-2.0

/// A word for a colour.
public struct ColourName: Hashable, Sendable {
    /// The word, in lower case: `navy`, `light steel blue`.
    public let name: String
    /// The colour that it stands for.
    public let colour: SRGBColour
    private let lab: CIELab

    private init?(line: Substring) {
        guard let gap = line.lastIndex(of: " "), let colour = try? SRGBColour(hex: String(line[gap...])) else {
            return nil
        }
        name = String(line[..<gap])
        self.colour = colour
        lab = CIELab(colour)
    }

    /// The keywords of CSS Color Module Level 4 and some words for clothes from the xkcd colour survey, by name.
    public static let all = table.split(separator: "\n").compactMap { Self(line: $0) }

    /// The word whose colour is nearest by ΔE₀₀; the first by name when two are equally near.
    /// - Complexity: Linear in the number of words, about 190.
    public static func nearest(to colour: SRGBColour) -> ColourName? {
        let lab = CIELab(colour)
        return all.map { (name: $0, distance: $0.lab.difference(from: lab)) }.min { $0.distance < $1.distance }?.name
    }

    /// The colour of a word, whatever its case and spaces; grey is gray.
    public static func colour(named text: String) -> ColourName? {
        let wanted = text.lowercased().filter { $0 != " " && $0 != "-" }.replacing("grey", with: "gray")
        return all.first { $0.name.filter { $0 != " " } == wanted }
    }
}

extension SRGBColour {
    /// The nearest word for the colour, such as `navy`.
    public var name: String { ColourName.nearest(to: self)?.name ?? hex }
}
