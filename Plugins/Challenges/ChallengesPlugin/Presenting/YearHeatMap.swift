// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
internal import ComputationKit
internal import Presentation

/// Draws the outcomes of a year: a column for each week, a row for each weekday.
///
/// Outcomes differ in their shape too, so that the map can be read without colors: a full square for a completed
/// challenge, more opaque for a higher rating, an outline for a skipped one, and a dot for an expired one.
struct YearHeatMap {
    private let year: YearOutcomes
    private let say: Wording

    private static let step = 11
    private static let size = 9
    private static let left = 52

    init(_ year: YearOutcomes, _ say: Wording) {
        self.year = year
        self.say = say
    }

    /// The vertical space of the map with its title and legend.
    let height = 164

    /// Returns the title, the labels, the days, and the legend below a position.
    func elements(top: Int) -> [String] {
        let title = say("challenges.drawing.year", "The year").escapedForHTML
        return [#"<text x="20" y="\#(top)" class="title">\#(title)</text>"#] + months(y: top + 22)
            + weekdays(top: top + 28) + days(top: top + 28) + legend(y: top + 28 + 7 * Self.step + 16)
    }

    /// Labels the weeks in which a month begins, unless the next label is too close.
    private func months(y: Int) -> [String] {
        var labels: [String] = []
        var last = -3
        for week in 0..<YearOutcomes.weeks {
            let monday = year.from.adding(days: 7 * week)
            let days = (0..<7).map { monday.adding(days: $0) }
            guard let first = days.first(where: { $0.day == 1 }), first <= year.through, week - last >= 3 else {
                continue
            }
            last = week
            labels.append(label(Self.months[first.month - 1], ["month": first.month.argument], Self.x(week), y))
        }
        return labels
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    private func label(_ english: String, _ arguments: [String: JSONValue], _ x: Int, _ y: Int) -> String {
        let text = say("challenges.month", english, arguments)
        return #"<text x="\#(x)" y="\#(y)" class="small">\#(text.escapedForHTML)</text>"#
    }

    private func weekdays(top: Int) -> [String] {
        [(1, "Mon"), (3, "Wed"), (5, "Fri")].map { weekday, english in
            let text = say("challenges.weekday.short", english, ["weekday": weekday.argument])
            let y = top + (weekday - 1) * Self.step + 9
            return #"<text x="20" y="\#(y)" class="small">\#(text.escapedForHTML)</text>"#
        }
    }

    private func days(top: Int) -> [String] {
        let outcomes = Dictionary(year.days.map { ($0.day, $0) }) { first, _ in first }
        let count = year.through.daysSince1970 - year.from.daysSince1970 + 1
        return (0..<count).map { index in
            let day = year.from.adding(days: index)
            let outcome = outcomes[day]
            let tip = outcome.map { "\(day): \(words(of: $0))" } ?? "\(day)"
            return Self.cell(
                x: Self.x(index / 7), y: top + index % 7 * Self.step, outcome?.status, rating: outcome?.rating,
                tip: tip)
        }
    }

    private func words(of outcome: DayOutcome) -> String {
        let status = say.word(outcome.status, "status")
        return outcome.rating.map { "\(status), \($0.ofFive(say))" } ?? status
    }

    /// Returns samples of the outcomes with their names.
    private func legend(y: Int) -> [String] {
        let samples: [(status: ChallengeStatus?, rating: Int?, name: String)] = [
            (.completed, 1, say("challenges.legend.low", "completed, rated 1")),
            (.completed, 5, say("challenges.legend.high", "rated 5")),
            (.skipped, nil, say.word(ChallengeStatus.skipped, "status")),
            (.expired, nil, say.word(ChallengeStatus.expired, "status")),
            (nil, nil, say("challenges.legend.none", "no challenge")),
        ]
        var x = Self.left
        var parts: [String] = []
        for sample in samples {
            parts.append(Self.cell(x: x, y: y - 9, sample.status, rating: sample.rating, tip: sample.name))
            parts.append(#"<text x="\#(x + 14)" y="\#(y)" class="small">\#(sample.name.escapedForHTML)</text>"#)
            x += 34 + sample.name.terminalWidth * 7
        }
        return parts
    }

    private static func x(_ week: Int) -> Int { left + week * step }

    /// Returns the square of a day.
    private static func cell(x: Int, y: Int, _ status: ChallengeStatus?, rating: Int?, tip: String) -> String {
        let title = "<title>\(tip.escapedForHTML)</title>"
        switch status {
        case .completed:
            let opacity = (0.4 + 0.12 * Double(rating ?? 3)).fixed(decimals: 2)
            return #"<rect x="\#(x)" y="\#(y)" width="\#(size)" height="\#(size)" rx="2" class="done" "#
                + #"fill-opacity="\#(opacity)">\#(title)</rect>"#
        case .skipped:
            return #"<rect x="\#(x).5" y="\#(y).5" width="\#(size - 1)" height="\#(size - 1)" rx="2" "#
                + #"class="left">\#(title)</rect>"#
        case .expired:
            return #"<circle cx="\#(x + size / 2).5" cy="\#(y + size / 2).5" r="2" class="over">\#(title)</circle>"#
        case .pending, nil:
            return #"<rect x="\#(x)" y="\#(y)" width="\#(size)" height="\#(size)" rx="2" class="empty">"#
                + "\(title)</rect>"
        }
    }

    /// The styles of the map that don't depend on the theme.
    static let layout = ".small { font-size: 11px } .left { fill: none; stroke-width: 1.2 }"
    /// The colors on a light ground.
    static let lightColors = """
        .small { fill: #555 } .empty { fill: #ebebe6 } .done { fill: #2c6b5b } .left { stroke: #b0702a } .over { fill: \
        #999 }
        """
    /// The colors on a dark ground.
    static let darkColors = """
        .small { fill: #bbb } .empty { fill: #333331 } .done { fill: #7fcab5 } .left { stroke: #d99a55 } .over { fill: \
        #777 }
        """
}
