// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The body measurements of a brand's sizes.
@Schema("wardrobe.SizeChart")
public struct SizeChart: SchemaProviding, Hashable {
    /// The brand.
    @Field(.text(1...200, example: "Aran Mills")) public var brand: String
    /// The categories it applies to; empty for all.
    @Field(count: 0...27) public var categories: [Category] = []
    /// The sizes, smallest first.
    @Field(count: 1...100) public var sizes: [Size]

    /// One size of a chart.
    @Schema("wardrobe.SizeChartSize")
    public struct Size: SchemaProviding, Hashable {
        /// The size on the label.
        @Field(.text(1...50, example: "M")) public var label: String
        /// The range of each body measurement.
        @Field(
            ComputationKit.Schema<[BodyMeasure: Span]>.dictionary(keyedBy: BodyMeasure.self, of: .nested, \.howTaken))
        public var body: [BodyMeasure: Span]

        /// Creates a size.
        public init(_ label: String, _ body: [BodyMeasure: Span]) {
            self.label = label
            self.body = body
        }
    }

    /// A range of a body measurement.
    @Schema("wardrobe.SizeChartSpan")
    public struct Span: SchemaProviding, Hashable {
        /// The minimum.
        @Field(.number(5...300, .centimeters)) public var minimum: Double
        /// The maximum.
        @Field(.number(5...300, .centimeters)) public var maximum: Double

        /// Creates a range in cm.
        public init(_ minimum: Double, _ maximum: Double) {
            self.minimum = minimum
            self.maximum = maximum
        }

        /// Returns how far a measurement is below (negative) or above the range, in cm; 0 inside.
        func excess(of measure: Double) -> Double {
            measure < minimum ? measure - minimum : max(0, measure - maximum)
        }
    }
}

extension SizeChart: ValidatedRecord {
    /// Checks that each size has a unique label and a measurement, and that no range is reversed.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        issues.refuseRepeats(in: categories.map(\.rawValue), at: "categories")
        var labels: Set<String> = []
        for (index, size) in sizes.enumerated() {
            if !labels.insert(size.label).inserted {
                issues.append(
                    ValidationIssue(
                        path: "sizes[\(index)].label", expected: "a unique label", got: "\"\(size.label)\" again"))
            }
            if size.body.isEmpty {
                issues.append(
                    ValidationIssue(path: "sizes[\(index)].body", expected: "at least one measure", got: "none"))
            }
            for (measure, span) in size.body.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                issues.refuseDisorder(
                    span.minimum, span.maximum, at: "sizes[\(index)].body.\(measure.rawValue).maximum", name: "minimum"
                ) { "\(Figure.short($0)) cm" }
            }
        }
        return issues
    }
}
