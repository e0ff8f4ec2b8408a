// SPDX-License-Identifier: Apache-2.0

import ComputationKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Figures in `Fixtures`; each file says where they come from.
struct StatisticsFixture {
    let value: JSONValue

    init(_ file: String) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let path = folder.appending(path: "Fixtures").appending(path: file)
        value = try JSONValue(parsing: Array(Data(contentsOf: path)))
    }

    private init(_ value: JSONValue) { self.value = value }

    /// Figures of SciPy, statsmodels, and pymannkendall; made by `make-statistics`.
    static func scientific(_ key: String) throws -> StatisticsFixture { try StatisticsFixture("statistics.json")[key] }

    subscript(_ key: String) -> StatisticsFixture { StatisticsFixture(value[key] ?? .null) }

    var number: Double { value.double ?? .nan }
    var integer: Int { Int(number) }
    var list: [StatisticsFixture] { (value.array ?? []).map(StatisticsFixture.init) }
    var numbers: [Double] { list.map(\.number) }
    var names: [String] { value.object?.map(\.key) ?? [] }
}

/// Returns whether two numbers are equal up to a relative difference, or an absolute one below 1.
func isClose(_ first: Double, _ second: Double, _ tolerance: Double = 1e-9) -> Bool {
    abs(first - second) <= tolerance * max(1, abs(second))
}
