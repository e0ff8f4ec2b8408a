// SPDX-License-Identifier: Apache-2.0

/// What the table of territories says about a place on a day.
struct TerritoryFinding {
    /// A reason why the clocks may have been others.
    enum Reason: Equatable {
        /// The clocks changed about a day, given as its Julian day number.
        case change(day: Int)
        /// The border of a territory is near: its name and the accuracy of its outline in kilometers.
        case border(name: String, accuracy: Double)
    }

    /// Clocks that the place may have kept instead.
    struct Doubt {
        let reason: Reason
        let bases: [TimeBasis]
    }

    /// The zone of the place today.
    let zone: String
    /// The period of the territory the place is in, if there is one.
    var period: TerritoryPeriod?
    /// The doubts about the clocks.
    private(set) var doubts: [Doubt] = []

    init(zone: String) {
        self.zone = zone
    }

    /// The clocks that the table decides; `nil` if they are those of the zone of today.
    var basis: TimeBasis? { period?.rule.basis }

    /// Adds the doubt about a change of the clocks.
    mutating func addChange(_ change: Territory.Change) {
        doubts.append(Doubt(reason: .change(day: change.day), bases: bases(of: change.other)))
    }

    /// Adds the doubt about the border of a territory.
    ///
    /// - Parameters:
    ///   - territory: The territory.
    ///   - rule: Its clocks if the place is outside; `nil` if the place is inside.
    mutating func addBorder(of territory: Territory, rule: TerritoryRule?) {
        doubts.append(
            Doubt(reason: .border(name: territory.name, accuracy: territory.accuracy), bases: bases(of: rule)))
    }

    private func bases(of rule: TerritoryRule?) -> [TimeBasis] {
        switch rule {
        case .decided(let basis): [basis]
        case .undetermined(_, let alternatives): alternatives
        case nil: [.zone(zone)]
        }
    }
}
