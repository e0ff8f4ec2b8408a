// SPDX-License-Identifier: Apache-2.0

extension ColorAssessment {
    /// Creates the assessment of a set of colors.
    ///
    /// The weights are 0.6 for hues, 0.2 for lightness contrast, and 0.2 for patterns. With favorite or avoided colors,
    /// taste adds a weight of 0.25. The weights are scaled to add up to 1. Weights and values are our convention.
    public init(_ set: ColorSet) {
        let colors = set.colors.map { NamedColor($0.color, name: $0.name) }
        let hues = zip(colors, set.colors).filter { !$0.0.isNeutral }.map {
            WeightedHue(hue: $0.oklch.hue, weight: $0.oklch.chroma * $1.area)
        }
        let fit = HueFit.best(hues)
        let summary = Self.summary(of: colors, fit)
        var judged: [(name: String, weight: Double, value: Double, reason: String)] = [
            ("hues", 0.6, fit.value, summary)
        ]
        let contrast = Self.contrast(of: colors)
        judged.append(("contrast", 0.2, contrast.value, contrast.reason))
        let patterns = Self.patterns(of: set.colors.map(\.pattern))
        judged.append(("patterns", 0.2, patterns.value, patterns.reason))
        if !(set.favorites.isEmpty && set.avoided.isEmpty) {
            let taste = Self.taste(set, colors)
            judged.append(("taste", 0.25, taste.value, taste.reason))
        }
        let scale = judged.reduce(0) { $0 + $1.weight }
        var total = Points.zero
        let parts = judged.map { part in
            let points = Points(100 * part.weight / scale * part.value)
            total += points
            return ColorPart(
                name: part.name, weight: part.weight / scale, value: part.value, points: points.value,
                reason: part.reason)
        }
        self.init(
            total: total.value, parts: parts, summary: summary, template: fit.template, distance: fit.distance,
            colors: colors)
    }

    private static func summary(of colors: [NamedColor], _ fit: HueFit) -> String {
        let names = unique(colors.map(\.name))
        let hued = unique(colors.filter { !$0.isNeutral }.map(\.name))
        let together = names.count < 3 ? names.joined(separator: " with ") : list(names)
        let relation =
            switch (hued.count, names.count - hued.count) {
            case (0, _): "neutrals go together"
            case (1, 0): "one color"
            case (1, _): "one color and neutrals"
            default:
                fit.distance < 0.5
                    ? fit.template.inWords
                    : "nearly \(fit.template.inWords)"
            }
        return "\(together): \(relation)"
    }

    private static func contrast(of colors: [NamedColor]) -> (value: Double, reason: String) {
        guard let dark = colors.min(by: { $0.oklch.lightness < $1.oklch.lightness }),
            let light = colors.max(by: { $0.oklch.lightness < $1.oklch.lightness })
        else { return (0.5, "no colors") }
        let step = light.oklch.lightness - dark.oklch.lightness
        let value = contrastValue(step)
        let pair = "\(light.name) against \(dark.name)"
        return switch step {
        case ..<0.05: (value, colors.count < 2 ? "a single lightness" : "all the same lightness")
        case ..<fullContrast: (value, "\(pair): a soft contrast")
        default: (value, "\(pair): a clear contrast")
        }
    }

    private static func patterns(of patterns: [PatternStrength]) -> (value: Double, reason: String) {
        let bold = patterns.count { $0 == .bold }
        let subtle = patterns.count { $0 == .subtle }
        return switch (bold, subtle) {
        case (0, 0): (1, "no patterns")
        case (0, 1): (1, "one quiet pattern")
        case (0, _): (0.8, "\(subtle) quiet patterns")
        case (1, 0): (1, "one bold pattern among plain items")
        case (1, _): (0.7, "a bold pattern with \(subtle == 1 ? "a quiet one" : "\(subtle) quiet ones")")
        default: (max(0, 0.6 - 0.3 * Double(bold - 1)), "\(bold) bold patterns clash")
        }
    }

    /// 0 with an avoided color; otherwise from 0.5 without favorites to 1 with favorites only, by area.
    private static func taste(_ set: ColorSet, _ colors: [NamedColor]) -> (value: Double, reason: String) {
        let avoided = colors.filter { color in set.avoided.contains { color.color.isNear($0) } }
        if !avoided.isEmpty { return (0, "\(list(unique(avoided.map(\.name)))): avoided") }
        let liked = zip(colors, set.colors).filter { pair in
            set.favorites.contains { pair.0.color.isNear($0) }
        }
        guard !liked.isEmpty else { return (0.5, "neither favorite nor avoided colors") }
        let share = liked.reduce(0) { $0 + $1.1.area } / set.colors.reduce(0) { $0 + $1.area }
        let names = unique(liked.map(\.0.name))
        return (0.5 + 0.5 * share, "\(list(names)): \(names.count == 1 ? "a favorite" : "favorites")")
    }

    private static func unique(_ names: [String]) -> [String] {
        names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element)
    }

    private static func list(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }
}
