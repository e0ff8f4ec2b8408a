// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The body measurements of a brand's sizes.
public struct SizeChart: SchemaProviding, Hashable {
    /// The brand.
    public var brand: String
    /// The categories it applies to; empty for all of the brand's.
    public var categories: [Category]
    /// The sizes, smallest first.
    public var sizes: [Size]

    /// Creates a chart of a brand.
    public init(brand: String, categories: [Category] = [], sizes: [Size]) {
        self.brand = brand
        self.categories = categories
        self.sizes = sizes
    }

    /// One size.
    public struct Size: SchemaProviding, Hashable {
        /// The size on the label.
        public var label: String
        /// The range of each body measurement.
        public var body: [BodyMeasure: Span]

        /// Creates a size.
        public init(_ label: String, _ body: [BodyMeasure: Span]) {
            self.label = label
            self.body = body
        }

        /// The JSON schema.
        public static let schema = Schema<Self>.object("wardrobe.SizeChartSize", "One size of a chart.") {
            field("label", \.label, "The size on the label.", .text(1...50, example: "M"))
            field(
                "body", \.body, "The range of each body measurement.",
                .dictionary(keyedBy: BodyMeasure.self, of: .nested, \.howTaken))
        }
    }

    /// A range of a body measurement.
    public struct Span: SchemaProviding, Hashable {
        /// The minimum in cm.
        public var minimum: Double
        /// The maximum in cm.
        public var maximum: Double

        /// Creates a range in cm.
        public init(_ minimum: Double, _ maximum: Double) {
            self.minimum = minimum
            self.maximum = maximum
        }

        /// Returns how far a measurement is below (negative) or above the range, in cm; 0 inside.
        func excess(of measure: Double) -> Double {
            measure < minimum ? measure - minimum : max(0, measure - maximum)
        }

        /// The JSON schema.
        public static let schema = Schema<Self>.object("wardrobe.SizeChartSpan", "A range of a body measurement.") {
            field("minimum", \.minimum, "The minimum.", .number(5...300, .centimeters))
            field("maximum", \.maximum, "The maximum.", .number(5...300, .centimeters))
        }
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.SizeChart", "The body measurements of a brand's sizes.") {
        field("brand", \.brand, "The brand.", .text(1...200, example: "Aran Mills"))
        field(
            "categories", \.categories, "The categories it applies to; empty for all.",
            .list(of: .nested, count: 0...27), default: [])
        field("sizes", \.sizes, "The sizes, smallest first.", .list(of: .nested, count: 1...100))
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
