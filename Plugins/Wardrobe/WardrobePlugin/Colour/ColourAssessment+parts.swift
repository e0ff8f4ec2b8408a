// SPDX-License-Identifier: Apache-2.0

extension ColourAssessment {
    /// Judges a set of colours.
    ///
    /// Hues weigh 0.6, lightness contrast 0.2, patterns 0.2; taste joins with 0.25 when there are favourites or
    /// avoided colours, and the weights are scaled to add up to 1. The weights and values are our convention.
    public init(_ set: ColourSet) {
        let colours = set.colours.map { NamedColour($0.colour) }
        let hues = zip(colours, set.colours).filter { !$0.0.isNeutral }.map {
            WeightedHue(hue: $0.oklch.hue, weight: $0.oklch.chroma * $1.area)
        }
        let fit = HueFit.best(hues)
        let summary = Self.summary(of: colours, fit)
        var judged: [(name: String, weight: Double, value: Double, reason: String)] = [
            ("hues", 0.6, fit.value, summary)
        ]
        let contrast = Self.contrast(of: colours)
        judged.append(("contrast", 0.2, contrast.value, contrast.reason))
        let patterns = Self.patterns(of: set.colours.map(\.pattern))
        judged.append(("patterns", 0.2, patterns.value, patterns.reason))
        if !(set.favourites.isEmpty && set.avoided.isEmpty) {
            let taste = Self.taste(set, colours)
            judged.append(("taste", 0.25, taste.value, taste.reason))
        }
        let scale = judged.reduce(0) { $0 + $1.weight }
        var total = Points.zero
        let parts = judged.map { part in
            let points = Points(100 * part.weight / scale * part.value)
            total += points
            return ColourPart(
                name: part.name, weight: part.weight / scale, value: part.value, points: points.value,
                reason: part.reason)
        }
        self.init(
            total: total.value, parts: parts, summary: summary, template: fit.template, distance: fit.distance,
            colours: colours)
    }

    private static func summary(of colours: [NamedColour], _ fit: HueFit) -> String {
        let names = unique(colours.map(\.name))
        let hued = unique(colours.filter { !$0.isNeutral }.map(\.name))
        let together = names.count < 3 ? names.joined(separator: " with ") : list(names)
        let relation =
            switch (hued.count, names.count - hued.count) {
            case (0, _): "neutrals go together"
            case (1, 0): "one colour"
            case (1, _): "one colour and neutrals"
            default:
                fit.distance < 0.5
                    ? fit.template.inWords
                    : "nearly \(fit.template.inWords), \(Int(fit.distance.rounded(.up)))° off"
            }
        return "\(together): \(relation)"
    }

    private static func contrast(of colours: [NamedColour]) -> (value: Double, reason: String) {
        guard let dark = colours.min(by: { $0.oklch.lightness < $1.oklch.lightness }),
            let light = colours.max(by: { $0.oklch.lightness < $1.oklch.lightness })
        else { return (0.5, "no colours") }
        let step = light.oklch.lightness - dark.oklch.lightness
        let value = contrastValue(step)
        let pair = "\(light.name) against \(dark.name)"
        return switch step {
        case ..<0.05: (value, colours.count < 2 ? "one lightness" : "all of one lightness")
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
        case (1, 0): (1, "one bold pattern among plain pieces")
        case (1, _): (0.7, "a bold pattern beside \(subtle == 1 ? "a quiet one" : "\(subtle) quiet ones")")
        default: (max(0, 0.6 - 0.3 * Double(bold - 1)), "\(bold) bold patterns fight")
        }
    }

    /// 0 with an avoided colour, else from a half without to 1 with favourites only, by area.
    private static func taste(_ set: ColourSet, _ colours: [NamedColour]) -> (value: Double, reason: String) {
        let avoided = colours.filter { colour in set.avoided.contains { colour.colour.isNear($0) } }
        if !avoided.isEmpty { return (0, "\(list(unique(avoided.map(\.name)))): to be avoided") }
        let liked = zip(colours, set.colours).filter { pair in
            set.favourites.contains { pair.0.colour.isNear($0) }
        }
        guard !liked.isEmpty else { return (0.5, "neither favourite nor avoided colours") }
        let share = liked.reduce(0) { $0 + $1.1.area } / set.colours.reduce(0) { $0 + $1.area }
        let names = unique(liked.map(\.0.name))
        return (0.5 + 0.5 * share, "\(list(names)): \(names.count == 1 ? "a favourite" : "favourites")")
    }

    private static func unique(_ names: [String]) -> [String] {
        names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element)
    }

    private static func list(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }
}
