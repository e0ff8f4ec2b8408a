// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which bodies a brand's sizes are made for.
public struct SizeChart: SchemaProviding, Hashable {
    /// The brand.
    public var brand: String
    /// The kinds of garment it is for; empty for all of the brand's.
    public var categories: [Category]
    /// The sizes from the smallest to the largest.
    public var sizes: [Size]

    /// A chart of a brand.
    public init(brand: String, categories: [Category] = [], sizes: [Size]) {
        self.brand = brand
        self.categories = categories
        self.sizes = sizes
    }

    /// One size.
    public struct Size: SchemaProviding, Hashable {
        /// The size as the label says.
        public var label: String
        /// The bodies it is made for, by measure.
        public var body: [BodyMeasure: Span]

        /// A size for bodies of some measures.
        public init(_ label: String, _ body: [BodyMeasure: Span]) {
            self.label = label
            self.body = body
        }

        /// What it looks like as JSON.
        public static let schema = Schema<Self>.object("wardrobe.SizeChartSize", "One size of a chart.") {
            field("label", \.label, "The size as the label says.", .text(1...50, example: "M"))
            field(
                "body", \.body, "The bodies it is made for, by measure.",
                .dictionary(keyedBy: BodyMeasure.self, of: .nested, \.howTaken))
        }
    }

    /// From a measure to another.
    public struct Span: SchemaProviding, Hashable {
        /// The least in cm.
        public var minimum: Double
        /// The most in cm.
        public var maximum: Double

        /// A span in cm.
        public init(_ minimum: Double, _ maximum: Double) {
            self.minimum = minimum
            self.maximum = maximum
        }

        /// How far a measure lies below (negative) or above the span, in cm; 0 inside.
        func excess(of measure: Double) -> Double {
            measure < minimum ? measure - minimum : max(0, measure - maximum)
        }

        /// What it looks like as JSON.
        public static let schema = Schema<Self>.object("wardrobe.SizeChartSpan", "From a measure to another.") {
            field("minimum", \.minimum, "The least.", .number(5...300, .centimeters))
            field("maximum", \.maximum, "The most.", .number(5...300, .centimeters))
        }
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.SizeChart", "Which bodies a brand's sizes are made for.") {
        field("brand", \.brand, "The brand.", .text(1...200, example: "Aran Mills"))
        field(
            "categories", \.categories, "The kinds of garment it is for; empty for all.",
            .list(of: .nested, count: 0...27), default: [])
        field("sizes", \.sizes, "The sizes from the smallest to the largest.", .list(of: .nested, count: 1...100))
    }
}

extension SizeChart: ValidatedRecord {
    /// Each size has a label of its own and a measure, and no span is turned round.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        issues.refuseRepeats(in: categories.map(\.rawValue), at: "categories")
        var labels: Set<String> = []
        for (index, size) in sizes.enumerated() {
            if !labels.insert(size.label).inserted {
                issues.append(
                    ValidationIssue(
                        path: "sizes[\(index)].label", expected: "each label once", got: "\"\(size.label)\" again"))
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
