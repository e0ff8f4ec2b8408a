// SPDX-License-Identifier: Apache-2.0

/// What the table of territories says about a place on a day.
struct TerritoryFinding {
    /// A reason why the clocks may have been others.
    enum Reason: Equatable {
        /// The clocks changed about a day, given as its Julian day number.
        case change(day: Int)
        /// The border to a territory is near: its name and the accuracy of the border in kilometers.
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

    /// Adds the doubt about a border, beyond which other clocks may have been kept.
    ///
    /// - Parameters:
    ///   - neighbor: The territory beyond the border, and its clocks; `nil` for the rest of the zone.
    ///   - accuracy: The accuracy of the border in kilometers.
    mutating func addBorder(to neighbor: (name: String, rule: TerritoryRule)?, accuracy: Double) {
        let name = neighbor?.name ?? "the rest of \(zone)"
        doubts.append(Doubt(reason: .border(name: name, accuracy: accuracy), bases: bases(of: neighbor?.rule)))
    }

    private func bases(of rule: TerritoryRule?) -> [TimeBasis] {
        switch rule {
        case .decided(let basis): [basis]
        case .undetermined(_, let alternatives): alternatives
        case .probable(let basis, let alternatives): [basis] + alternatives
        case nil: [.zone(zone)]
        }
    }
}
