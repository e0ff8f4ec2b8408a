// SPDX-License-Identifier: Apache-2.0

/// A set of limits.
struct LimitSet: OptionSet, Hashable {
    let rawValue: Int

    init(rawValue: Int) { self.rawValue = rawValue }

    init(_ limit: Limit) { self.init(rawValue: 1 << limit.place) }

    static let all = LimitSet(rawValue: 1 << Limit.allCases.count - 1)

    var limits: [Limit] { Limit.allCases.filter { contains(LimitSet($0)) } }
}

extension Limit {
    /// The index among all cases, as a switch because ranking reads it for thousands of candidates.
    var place: Int {
        switch self {
        case .inactive: 0
        case .validity: 1
        case .time: 2
        case .budget: 3
        case .socialComfort: 4
        case .location: 5
        case .season: 6
        case .coolDown: 7
        case .timeOfDay: 8
        case .daylight: 9
        case .booking: 10
        }
    }
}
