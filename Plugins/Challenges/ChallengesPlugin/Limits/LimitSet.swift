// SPDX-License-Identifier: Apache-2.0

/// Several limits at once, by their places among ``Limit/allCases``.
struct LimitSet: OptionSet, Hashable {
    let rawValue: Int

    init(rawValue: Int) { self.rawValue = rawValue }

    init(_ limit: Limit) { self.init(rawValue: 1 << (Limit.allCases.firstIndex(of: limit) ?? 0)) }

    static let all = LimitSet(rawValue: 1 << Limit.allCases.count - 1)

    var limits: [Limit] { Limit.allCases.filter { contains(LimitSet($0)) } }
}
