// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

/// A separate inventory for one test, in the folder in which the program runs.
///
/// Unless a line has `--now`, it is 12:00 on 21 November 2026, UTC.
struct ThingsHome: RecordsHome {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A home with files, after calls of `twins`.
    private init(files: [String: [UInt8]], after calls: [[String]]) async throws {
        folder = try await PreparedHomes.shared.folder(of: .twins, files: files, after: calls.map(Self.timed))
    }

    /// Runs `twins` with this home.
    func callAsFunction(_ arguments: [String], input: String = "") async throws -> Finished {
        try await BuiltProgram.twins(
            Self.timed(arguments), input: input, environment: environment, in: folder.path)
    }

    private static func timed(_ arguments: [String]) -> [String] {
        arguments.contains("--now") ? arguments : arguments + ["--now", "2026-11-21T12:00:00Z"]
    }

    /// Runs `twins` with arguments in one line, separated by spaces.
    func callAsFunction(_ line: String) async throws -> Finished {
        try await self(line.split(separator: " ").map(String.init))
    }

    /// The header of a PNG file of 16 by 16 pixels, 8 bits each in red, green, and blue (PNG, third edition, 11.2.1).
    static let picture: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, 16, 0, 0, 0, 16, 8, 2, 0, 0, 0]

    /// The tables of other apps that the examples of `import` read.
    static let tables = [
        "homebox.csv": "HB.import_ref,HB.location,HB.name,HB.quantity\n7,Home / Garage,Ladder,1\n",
        "goodreads_library_export.csv":
            "Book Id,Title,Author,ISBN13,My Rating,Exclusive Shelf\n13,Dune,Frank Herbert,\"=\"\"9780441013593\"\"\",5,read\n",
        "list.csv": "what\nHammer\n", "recalls.csv": "gtin,batch,title\n9506000134352,ABC123,Glass in jars\n",
    ]

    /// A home with the records and files that the examples in a command's help use.
    static func prepared(for command: [String]) async throws -> ThingsHome {
        let files = tables.mapValues { Array($0.utf8) }.merging(
            ["drill.jpg": picture, "manual.pdf": Array("%PDF-1.7".utf8)]) { $1 }
        let places = places(for: command).map { ["place", "add"] + $0 }
        let things = things(for: command).map { ["add"] + $0 }
        return try await ThingsHome(
            files: files, after: places + things + (events[command.joined(separator: " ")] ?? []))
    }

    private static func places(for command: [String]) -> [[String]] {
        let home = [["Home", "--kind", "home"]]
        switch command {
        case [], ["place"], ["place", "add"], ["place", "list"]: return home
        case ["place", "edit"]: return home + [["Kitchen", "--parent", "Home"]]
        default:
            return home + ["Kitchen", "Cellar", "Pantry", "Study"].map { [$0, "--kind", "room", "--parent", "Home"] }
        }
    }

    private static func things(for command: [String]) -> [[String]] {
        let drill = [
            "tool", "Cordless drill", "--place", "Home", "--price", "129 EUR", "--bought", "2025-03-02",
            "--depreciation", "linear", "--life-months", "60",
        ]
        guard command.first != "add" else { return command.last == "by-code" ? [drill] : [] }
        guard !command.isEmpty else { return [] }
        return [
            drill, ["food", "Oat milk", "--quantity", "3", "--best-before", "2027-03-01"],
            ["food", "Rice", "--quantity", "2", "--unit", "kg"], ["food", "Bread", "--best-before", "2027-03-01"],
            ["food", "Yogurt", "--code", "(01)09506000134352(17)271231(10)ABC123"],
            ["book", "The Dispossessed", "--author", "Ursula K. Le Guin", "--pages", "387"],
            ["book", "The Left Hand of Darkness", "--author", "Ursula K. Le Guin"],
            ["book", "Crime and Punishment", "--author", "Fyodor Dostoyevsky"], ["furniture", "Bookshelf"],
            ["electronics", "Laptop"], ["clothing", "Wool coat"], ["game", "Harbor Masters"],
            ["plant", "Monstera", "--watering-days", "7"], ["other", "Box of cables", "--place", "Home"],
        ]
    }

    private static let events = [
        "return": [["lend", "Cordless drill", "Ana"]], "thaw": [["freeze", "Bread"]],
        "label": [["move", "Rice", "Cellar"]], "redo": [["undo"]],
        "photo remove": [["photo", "add", "Cordless drill", "drill.jpg"]],
        "recall close": [["recall", "Yogurt"]],
        "recall reopen": [["recall", "Yogurt"], ["recall", "close", "Yogurt"]],
    ]
}
