// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import CommandKit
import ComputationKit
import Presentation

struct DoctorCommand<Catalog: StoreCatalog>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "doctor",
            abstract: "Check your records and show how much space they take.",
            discussion: """
                Reads all records, photos, and documents, and changes nothing. It works offline. The exit code is 65 if it \
                finds a problem.

                EXAMPLES
                  \(Catalog.commandName) doctor
                """)
    }

    func run() throws {
        let stores = try StoreCommands<Catalog>.stores()
        let reports = try stores.report()
        guard !reports.isEmpty else {
            return try OutputStream.standardOutput.print("There are no records in \(stores.home.path) yet.")
        }
        try OutputStream.standardOutput.print("Records in \(stores.home.path)")
        for report in reports {
            try OutputStream.standardOutput.print("")
            for line in report.lines { try OutputStream.standardOutput.print(line) }
        }
        let problems = reports.reduce(0) { $0 + $1.problems.count }
        guard problems == 0 else {
            throw ComputationError.invalidData(
                "\(problems == 1 ? "1 problem was" : "\(problems) problems were") found.")
        }
    }
}

extension StoreReport {
    fileprivate var lines: [String] {
        var lines = [plugin]
        func add(_ label: String, _ text: String) {
            lines.append("  \(label)\(String(repeating: " ", count: max(1, 13 - label.count)))\(text)")
        }
        if isSealed { add("records", "sealed") } else if let records { add("records", "\(records)") }
        if let version {
            add(
                "version",
                version == currentVersion
                    ? "\(version)" : "\(version), upgraded to \(currentVersion) by the next change")
        }
        add("database", database.byteCount.asBytes)
        add("attachments", attachments.inWords)
        add("backups", backups.inWords)
        if leftovers.count > 0 {
            add("leftovers", "\(leftovers.inWords), removed by the next command that opens the records")
        }
        if problems.isEmpty {
            add("check", "no problems found")
        } else {
            for problem in problems { add("problem", problem) }
        }
        return lines
    }
}

extension StoreReport.Files {
    fileprivate var inWords: String { count == 0 ? "none" : "\(count), \(byteCount.asBytes)" }
}

extension Int {
    /// The number of bytes as text with three digits, such as `1.24 MB`.
    var asBytes: String {
        guard self >= 1_000 else { return "\(self) \(self == 1 ? "byte" : "bytes")" }
        var value = Double(self)
        var unit = ""
        for next in ["kB", "MB", "GB", "TB"] where value >= 999.5 || unit.isEmpty {
            value /= 1_000
            unit = next
        }
        let decimals = value >= 99.95 ? 0 : value >= 9.995 ? 1 : 2
        let scale = [1.0, 10, 100][decimals]
        let rounded = (value * scale).rounded() / scale
        return "\(decimals == 0 ? "\(Int(rounded))" : "\(rounded)") \(unit)"
    }
}
