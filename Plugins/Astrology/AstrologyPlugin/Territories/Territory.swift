// SPDX-License-Identifier: Apache-2.0

/// An area inside a zone of today that belonged to another country, or kept other clocks, at some time.
struct Territory: Sendable {
    /// The name, such as `Lviv oblast`.
    let name: String
    /// The outline; `nil` for the whole zone.
    let outline: TerritoryOutline?
    /// The accuracy of the outline in kilometers.
    let accuracy: Double
    /// The periods, oldest first, without overlaps.
    let periods: [TerritoryPeriod]
    /// The days with a period, and those in which a change of the clocks near one is uncertain.
    private let days: ClosedRange<Int>

    init(name: String, outline: TerritoryOutline?, accuracy: Double, periods: [TerritoryPeriod]) {
        self.name = name
        self.outline = outline
        self.accuracy = accuracy
        self.periods = periods
        let start = periods.map { $0.start == .min ? .min : $0.start - $0.days }.min() ?? 0
        let end = periods.map { $0.end == .max ? .max : $0.end + $0.days }.max() ?? start
        days = start...max(start, end)
    }

    /// Returns whether the territory has something to say about a day.
    func concerns(_ day: Int) -> Bool { days.contains(day) }

    /// Returns the period that includes a day.
    func period(on day: Int) -> TerritoryPeriod? {
        periods.first { $0.start <= day && day < $0.end }
    }

    /// Returns whether a point is inside.
    func contains(latitude: Double, longitude: Double) -> Bool {
        outline?.contains(latitude: latitude, longitude: longitude) ?? true
    }

    /// Returns whether a point is so near the outline that it may be on the other side.
    ///
    /// - Parameter kilometers: The greatest distance; by default the accuracy of the outline.
    func isBorder(latitude: Double, longitude: Double, kilometers: Double? = nil) -> Bool {
        outline?.isNear(latitude: latitude, longitude: longitude, kilometers: kilometers ?? accuracy) ?? false
    }

    /// A change of the clocks whose day is uncertain.
    struct Change {
        /// The Julian day number of the change in the table.
        let day: Int
        /// The clocks on the other side of the change; `nil` for those of the zone of today.
        let other: TerritoryRule?
    }

    /// Returns the changes of the clocks that are so near that a day may be on the other side.
    func changes(near day: Int) -> [Change] {
        var changes: [Change] = []
        func add(_ change: Int, _ other: TerritoryRule?) {
            guard !changes.contains(where: { $0.day == change }) else { return }
            changes.append(Change(day: change, other: other))
        }
        for period in periods {
            let isInside = period.start <= day && day < period.end
            if period.start != .min, abs(day - period.start) <= period.days, isInside || day < period.start {
                add(period.start, isInside ? periods.first { $0.end == period.start }?.rule : period.rule)
            }
            if period.end != .max, abs(day - period.end) <= period.days, isInside || day >= period.end {
                add(period.end, isInside ? periods.first { $0.start == period.end }?.rule : period.rule)
            }
        }
        return changes
    }
}
