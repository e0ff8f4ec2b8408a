// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The best-fitting size of a brand.
@Schema("wardrobe.SizeRecommendation")
public struct SizeRecommendation: SchemaProviding, Hashable {
    /// The size on the label.
    @Field(.text(1...50, example: "M")) public var size: String
    /// The confidence: the fit times the share of the chart's measurements that are known.
    @Field(.number(0...1)) public var confidence: Double
    /// The reason; absent in stored recommendations, because measurements are never stored unencrypted.
    ///
    /// A sentence that names the measurements.
    @Field(.text(0...1_000, example: "chest 96 cm is within 94 to 98")) public var reason: String?
}

extension SizeChart {
    /// The distance outside a size's range at which a measurement doesn't fit at all, in cm; our convention.
    static let reach = 6.0

    /// Returns the best-fitting size for body measurements.
    ///
    /// A measurement inside a size's range has a fit of 1, which decreases with the distance outside, to 0 at 6 cm. The
    /// fit of a size is the mean fit of its measurements. Of equally fitting sizes, a relaxed or oversized fit takes
    /// the largest and any other fit the smallest; an oversized fit then goes one size up. These are our conventions:
    /// ISO 8559 defines how bodies are measured, not which size to take.
    ///
    /// - Returns: nil if none of the chart's measurements is known.
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
                ? "is within \(range)"
                : "is \(Figure.short(excess.magnitude)) cm \(excess < 0 ? "below" : "above") \(range)"
            return "\(measure.inWords) \(Figure.short(own)) cm \(place)"
        }
        let missing = asked.filter { body.centimeters[$0] == nil }.map(\.inWords)
        var text = clauses.joined(separator: ", ")
        if !missing.isEmpty { text += "; unknown: \(missing.joined(separator: ", "))" }
        if chosen != size { text += "; \(size.label) fits, \(chosen.label) is one size larger, as you prefer" }
        return text
    }
}
