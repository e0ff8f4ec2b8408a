// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A saved chart: a birth as it was given, the conventions, and what its owner notes about it.
@Schema("astrology.BirthChart")
public struct BirthChart: SchemaProviding, Equatable {
    /// The chart's key.
    @Field(.text(1...100, example: "01a1fd55-7a80-7dd7-844c-3cd7f43c661c")) public var id: String
    /// The name, which no other saved chart has.
    @Field(.text(1...50, example: "Olena")) public var name: String
    /// The birth as it was given, and the conventions of the chart.
    public var request: ChartRequest
    /// Notes.
    @Field(.text(1...10_000, example: "met in Lviv")) public var notes: String?
    /// Words to find the chart by, such as `family`.
    @Field(.list(of: .text(1...50, example: "family"), count: 0...50)) public var tags: [String] = []
    /// The source of the birth data, such as a certificate or a book.
    @Field(.text(1...1_000, example: "birth certificate")) public var source: String?
    /// The reliability of the source.
    public var rating: RoddenRating?
    /// The time the chart was saved.
    public var created: Timestamp?
    /// The time the chart or its details changed last.
    public var updated: Timestamp?
}

extension BirthChart: ValidatedRecord {
    /// The name must have a visible character and no space at its ends, and a tag is listed once.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        if name.nameOnOneLine != name {
            issues.append(
                ValidationIssue(
                    path: "name", expected: "a name on one line without needless spaces", got: name.quoted(limit: 60)))
        }
        if !name.unicodeScalars.contains(where: {
            !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
        }) {
            issues.append(
                ValidationIssue(path: "name", expected: "a name that can be seen", got: name.quoted(limit: 60)))
        }
        issues.refuseRepeats(in: tags, at: "tags")
        return issues
    }
}

/// The reliability of birth data, after Lois Rodden.
///
/// Source: the Rodden Rating system of Astro-Databank, https://www.astro.com/astro-databank/Help:RR.
@Schema("astrology.RoddenRating")
public enum RoddenRating: String, CaseIterable, SchemaProviding {
    /// Accurate data: from a record made at birth.
    case accurate = "AA"
    /// Quoted by the person, a relative, or a friend.
    case quoted = "A"
    /// From a biography.
    case biography = "B"
    /// Caution: no source, or a vague or rectified time.
    case caution = "C"
    /// Dirty data: sources contradict each other.
    case dirty = "DD"
    /// The date is known, but not the time.
    case noTime = "X"
    /// Neither the date nor the time is certain.
    case noDate = "XX"
}

/// The key and name of a saved chart.
@Schema("astrology.NamedChart")
public struct NamedChart: SchemaProviding, Hashable {
    /// The chart's key.
    @Field(.text(example: "01a1fd55-7a80-7dd7-844c-3cd7f43c661c")) public var id: String
    /// The chart's name.
    @Field(.text(example: "Olena")) public var name: String
}

extension Schema where Value == String {
    /// The schema of a saved chart's name or part of it, its key, or the beginning of its key.
    static var savedChart: Schema { text(1...2_000, example: "Olena") }
}
