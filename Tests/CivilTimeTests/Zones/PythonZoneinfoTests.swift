// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CivilTime

/// Compares with Python's zoneinfo (PEP 615), an independent reader of the same files.
@Suite struct PythonZoneinfoTests {
    /// A transition in one line of the output of zoneinfo-offsets.py.
    private struct Row {
        let instant: Int
        /// The offsets a second before, at, and a second after the instant.
        let offsets: ArraySlice<Int>
        /// The offsets at ``clocks``, with `fold=0` and `fold=1` each.
        let folds: ArraySlice<Int>

        init?(_ line: Substring) {
            let numbers = line.split(separator: " ").compactMap { Int($0) }
            guard numbers.count == 18 else { return nil }
            (instant, offsets, folds) = (numbers[0], numbers[1..<4], numbers[4...])
        }

        /// The local times around the transition, computed as in the script.
        var clocks: [Int] {
            let (before, after) = (instant + offsets[1], instant + offsets[2])
            let middle = floorDivision(before + after, by: 2).quotient
            return [before - 1, before, before + 1, after - 1, after, after + 1, middle]
        }
    }

    /// Skipped without Python, except where continuous integration sets `ALMANAC_STRICT`.
    @Test(.enabled(if: Machine.isStrict || Machine.has(program: "python3"), "python3 is not installed"))
    func `offsets equal Python's around every transition of every zone`() throws {
        try #require(Machine.has(program: "python3"), "python3 is not installed")
        let database = try TimeZoneDatabase.system()
        let script = #filePath.split(separator: "/").dropLast(2).joined(separator: "/") + "/zoneinfo-offsets.py"
        let output = Machine.output(of: "PYTHONTZPATH='\(database.directory)' python3 '/\(script)'")
        var names: Set<String> = []
        var zone: ZoneHistory?
        var (transitions, comparisons, disagreements) = (0, 0, 0)
        func compare(_ own: Int?, _ other: Int, _ place: @autoclosure () -> String) {
            comparisons += 1
            guard own != other else { return }
            disagreements += 1
            if disagreements <= 20 {
                Issue.record("\(place()): \(own.map(String.init) ?? "none"), Python says \(other)")
            }
        }
        for line in output.split(separator: "\n") {
            if line.hasPrefix("= ") {
                let name = String(line.dropFirst(2))
                names.insert(name)
                zone = try? database.zone(named: name)
                #expect(zone?.name == name || Self.isOfMachine(name), "\(name) isn't read")
            } else if let zone, let row = Row(line) {
                transitions += 1
                for (step, offset) in zip(-1...1, row.offsets) {
                    let own = zone.period(atSecond: row.instant + step).rule.offset
                    compare(own, offset, "\(zone.name) at \(row.instant + step)")
                }
                for (clock, position) in zip(
                    row.clocks, stride(from: row.folds.startIndex, to: row.folds.endIndex, by: 2))
                {
                    let own = zone.offsets(ofClock: clock)
                    compare(own.first.seconds, row.folds[position], "\(zone.name), clock \(clock), fold 0")
                    compare(own.last.seconds, row.folds[position + 1], "\(zone.name), clock \(clock), fold 1")
                }
            }
        }
        print(
            "zoneinfo: \(names.count) zones, \(transitions) transitions, \(comparisons) comparisons, "
                + "\(disagreements) disagreements")
        #expect(disagreements == 0)
        #expect(Set(database.zoneNames).isSubset(of: names), "zones that Python doesn't know")
        #expect(names.count > 300 && transitions > 30_000 && output.hasSuffix("skipped 0\n"))
    }

    /// Names that depend on the machine and aren't zones of the database.
    private static func isOfMachine(_ name: String) -> Bool { name == "localtime" || name == "Factory" }
}
