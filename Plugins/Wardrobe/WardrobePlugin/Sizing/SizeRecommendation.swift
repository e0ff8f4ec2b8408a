// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The size of a brand that fits a body best.
public struct SizeRecommendation: SchemaProviding, Hashable {
    /// The size as the label says.
    public var size: String
    /// How well it fits times the share of the chart's measures that are known, 0 to 1: how far it can be trusted.
    public var confidence: Double
    /// Why; absent where it was stored, since measures are never stored in clear.
    ///
    /// A sentence that names the measures.
    public var reason: String?

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.SizeRecommendation", "The size that fits a body best.") {
        field("size", \.size, "The size as the label says.", .text(1...50, example: "M"))
        field(
            "confidence", \.confidence, "How well it fits times the share of the chart's measures that are known.",
            .number(0...1))
        field(
            "reason", \.reason, "Why; absent where it was stored, since measures are never stored in clear.",
            .text(0...1_000, example: "chest 96 cm lies within 94 to 98"))
    }

    /// A recommendation made elsewhere.
    public init(size: String, confidence: Double, reason: String? = nil) {
        self.size = size
        self.confidence = confidence
        self.reason = reason
    }
}

extension SizeChart {
    /// How far outside a size's span a measure no longer counts as fitting at all, in cm; our convention.
    static let reach = 6.0

    /// The size that fits some measures best.
    ///
    /// A measure inside a size's span fits by 1, and by less the further outside it lies, to 0 at 6 cm; a size fits as
    /// well as its measures do on average. Of sizes that fit equally well a relaxed or oversized fit takes the largest
    /// and any other the smallest; an oversized fit then goes one size up. These are our conventions: ISO 8559 says how
    /// bodies are measured, not which size to take.
    ///
    /// - Returns: nil when no measure that the chart has is known.
    public func recommendation(for body: BodyMeasurements, fit: FitPreference = .regular) -> SizeRecommendation? {
        let asked = BodyMeasure.allCases.filter { measure in sizes.contains { $0.body[measure] != nil } }
        let known = asked.filter { body.centimeters[$0] != nil }
        var best: (index: Int, value: Double)?
        for (index, size) in sizes.enumerated() {
            let fits = known.compactMap { measure in
                size.body[measure].flatMap { span in
                    body.centimeters[measure].map { max(0, 1 - span.excess(of: $0).magnitude / Self.reach) }
                }
            }
            guard !fits.isEmpty else { continue }
            let value = fits.reduce(0, +) / Double(fits.count)
            let prefersLater = fit == .relaxed || fit == .oversized
            if let found = best, value < found.value || (value == found.value && !prefersLater) { continue }
            best = (index, value)
        }
        guard let best else { return nil }
        let coverage = Double(known.count) / Double(asked.count)
        let chosen = fit == .oversized ? min(best.index + 1, sizes.count - 1) : best.index
        return SizeRecommendation(
            size: sizes[chosen].label, confidence: best.value * coverage,
            reason: sentence(fitting: sizes[best.index], chosen: sizes[chosen], asked: asked, body))
    }

    private func sentence(
        fitting size: Size, chosen: Size, asked: [BodyMeasure], _ body: BodyMeasurements
    ) -> String {
        let clauses = asked.compactMap { measure -> String? in
            guard let span = size.body[measure], let own = body.centimeters[measure] else { return nil }
            let excess = span.excess(of: own)
            let range = "\(Figure.short(span.minimum)) to \(Figure.short(span.maximum))"
            let place =
                excess == 0
                ? "lies within \(range)"
                : "is \(Figure.short(excess.magnitude)) cm \(excess < 0 ? "below" : "above") \(range)"
            return "\(measure.inWords) \(Figure.short(own)) cm \(place)"
        }
        let missing = asked.filter { body.centimeters[$0] == nil }.map(\.inWords)
        var text = clauses.joined(separator: ", ")
        if !missing.isEmpty { text += "; not known: \(missing.joined(separator: ", "))" }
        if chosen != size { text += "; \(size.label) fits, \(chosen.label) is a size larger as wished" }
        return text
    }
}
