// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Tables

/// The habits of an export of Loop Habit Tracker, read from Habits.csv.
struct LoopHabitList: Sendable {
    private struct Habit {
        let name: String
        let position: Int
        let isNumeric: Bool
    }

    private var habits: [Habit] = []
    /// The values that can't be read.
    private(set) var problems: [ImportedEntries.Problem] = []

    /// Reads the file.
    ///
    /// A habit is numeric if it has a unit, or the type NUMERICAL or 1.
    init(_ bytes: [UInt8]) {
        let file = "Habits.csv"
        let table = DelimitedText(bytes, delimiter: UInt8(ascii: ","))
        problems = table.problems.map { problem in
            ImportedEntries.Problem(
                file: file, row: problem.line, column: "\(problem.column)", expected: problem.expected, got: problem.got
            )
        }
        guard let heading = table.rows.first, let name = heading.fields.firstIndex(of: "Name") else {
            problems.append(
                ImportedEntries.Problem(
                    file: file, row: table.rows.first?.line ?? 1, column: "Name", expected: "a column named Name",
                    got: "none"))
            return
        }
        let (type, unit) = (heading.fields.firstIndex(of: "Type"), heading.fields.firstIndex(of: "Unit"))
        let position = heading.fields.firstIndex(of: "Position")
        for (index, row) in table.rows.dropFirst().enumerated() {
            func field(_ column: Int?) -> String {
                column.flatMap { row.fields.indices.contains($0) ? row.fields[$0] : nil } ?? ""
            }
            let isNumeric = type == nil ? !field(unit).isEmpty : ["NUMERICAL", "1"].contains(field(type).uppercased())
            habits.append(
                Habit(name: field(name), position: Int(field(position)) ?? index + 1, isNumeric: isNumeric))
        }
    }

    /// Returns whether a habit has amounts.
    func isNumeric(_ name: String) -> Bool { habits.contains { $0.name == name && $0.isNumeric } }

    /// Returns the position of a habit, from 1, by which its folder is named.
    func position(of name: String) -> Int? { habits.first { $0.name == name }?.position }

    /// Returns the names in a header without quotes, such as `Date,Smoked,Running, 5 km,`.
    ///
    /// - Parameters:
    ///   - header: The first line of Checkmarks.csv.
    ///   - count: The number of names.
    /// - Returns: The names, in the order of the list; nil unless there is exactly one way to read the header.
    func names(inHeader header: ArraySlice<UInt8>, count: Int) -> [String]? {
        let bom: [UInt8] = [0xEF, 0xBB, 0xBF]
        var rest = header.starts(with: bom) ? header.dropFirst(bom.count) : header
        let date = Array("Date,".utf8)
        guard count > 0, rest.starts(with: date) else { return nil }
        rest = rest.dropFirst(date.count)
        if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
        if rest.last != UInt8(ascii: ",") { rest.append(UInt8(ascii: ",")) }
        var search = HeaderSearch(names: habits.map { Array($0.name.utf8) + [UInt8(ascii: ",")] })
        search.run(rest, from: 0, count: count, [])
        guard search.steps < HeaderSearch.mostSteps, search.found.count == 1 else { return nil }
        return search.found[0].map { habits[$0].name }
    }
}

/// A search for the names that a header consists of, each followed by a comma.
private struct HeaderSearch {
    /// The number of steps after which the search ends, for a list that was made to be slow.
    static let mostSteps = 100_000

    let names: [[UInt8]]
    private(set) var found: [[Int]] = []
    private(set) var steps = 0

    init(names: [[UInt8]]) { self.names = names }

    mutating func run(_ rest: ArraySlice<UInt8>, from index: Int, count: Int, _ chosen: [Int]) {
        guard count > 0 else {
            if rest.isEmpty { found.append(chosen) }
            return
        }
        for next in index..<max(index, names.count) where found.count < 2 && steps < Self.mostSteps {
            steps += 1
            guard rest.starts(with: names[next]) else { continue }
            run(rest.dropFirst(names[next].count), from: next + 1, count: count - 1, chosen + [next])
        }
    }
}
