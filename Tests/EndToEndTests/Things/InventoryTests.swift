// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

/// What an owner does with `twins`, one command after the other.
@Suite struct InventoryTests {
    private func home() async throws -> ThingsHome {
        let home = try ThingsHome()
        _ = try await home("place add Home --kind home").succeeded()
        _ = try await home("place add Kitchen --kind room --parent Home").succeeded()
        return home
    }

    @Test func `a thing is found under other spellings and in another alphabet`() async throws {
        let home = try await home()
        _ = try await home(["add", "book", "Crime and Punishment", "--author", "Fyodor Dostoyevsky"]).succeeded()
        _ = try await home(["add", "book", "Ідіот", "--author", "Федір Достоєвський"]).succeeded()
        for query in ["dostoevsky", "Достоєвський", "dosto"] {
            let found = try await home(["find", query, "--format", "json"]).json()
            #expect(found["twins"]?.array?.count == 2, "\(query)")
        }
    }

    @Test func `a scanned code fills in the batch and the date`() async throws {
        let home = try await home()
        // GS1 General Specifications: a year of two digits, and day 00 for the end of the month.
        _ = try await home(["add", "Yogurt", "--code", "(01)09506000134352(15)270200(10)ABC123"]).succeeded()
        let shown = try await home(["show", "Yogurt", "--format", "json"]).json()
        let lot = shown["twin"]?["details"]?["lots"]?.array?.first
        #expect(lot?["expiry"] == "2027-02-28" && lot?["batch"] == "ABC123", "\(shown.text())")
    }

    @Test func `what is due is a calendar that other programs read`() async throws {
        let home = try await home()
        _ = try await home(["add", "food", "Oat milk", "--best-before", "2026-12-01"]).succeeded()
        let text = try await home(["due", "--days", "14"]).succeeded()
        #expect(text.contains("Oat milk") && text.contains("2026-12-01"))
        let calendar = try await home(["due", "--days", "14", "--format", "ics"]).succeeded()
        #expect(calendar.hasPrefix("BEGIN:VCALENDAR\r\n") && calendar.contains("DTSTART;VALUE=DATE:20261201\r\n"))
    }

    @Test func `an export comes back equal in another home`() async throws {
        let home = try await home()
        try home.folder.write(ThingsHome.picture, to: "drill.png")
        _ = try await home([
            "add", "tool", "Cordless drill", "--price", "129 EUR", "--bought", "2025-03-02", "--place", "Kitchen",
        ]).succeeded()
        _ = try await home(["photo", "add", "drill", "drill.png"]).succeeded()
        _ = try await home(["lend", "drill", "Ana", "--due", "2026-12-20"]).succeeded()
        _ = try await home("export things.ndjson --as ndjson").succeeded()
        let other = try ThingsHome()
        _ = try await other(["import", home.folder.file("things.ndjson")]).succeeded()
        for line in ["list --format json", "place list --format json"] {
            #expect(try await other(line).json() == home(line).json(), "\(line)")
        }
        let (shown, again) = (
            try await home("show drill --format json").json(), try await other("show drill --format json").json()
        )
        #expect(shown["twin"] == again["twin"] && shown["twin"] != nil)
    }

    @Test func `removing a place moves its contents to the parent place`() async throws {
        let home = try await home()
        _ = try await home("add tool Drill --place Kitchen").succeeded()
        _ = try await home("place remove Kitchen").succeeded()
        let list = try await home("list --place Home --format json").json()
        #expect(list["twins"]?.array?.count == 1)
    }

    @Test(arguments: [("yes\n", 0, 0), ("no\n", 64, 1)] as [(String, Int32, Int)])
    func `part of a name removes a thing only after a question on a terminal`(
        answer: String, exitCode: Int32, left: Int
    ) async throws {
        let home = try await home()
        _ = try await home(["add", "other", "Grandmother's wedding ring"]).succeeded()
        (try await home("remove wed")).refused(64, ["did you mean \"Grandmother's wedding ring\"?"])
        let (environment, folder) = (home.environment, home.folder.path)
        let finished = try await blocking {
            try RunningProgram(
                onTerminal: BuiltProgram.twins.path, ["remove", "wed"], environment: environment, in: folder,
                typing: answer
            ).finish()
        }
        #expect(finished.exitCode == exitCode && finished.output.contains("\"Grandmother's wedding ring\""))
        #expect(try await home("list --format json").json()["twins"]?.array?.count == left)
    }

    @Test func `a label sheet has a code for each thing`() async throws {
        let home = try await home()
        _ = try await home("add tool Drill").succeeded()
        _ = try await home("add tool Saw").succeeded()
        let sheet = try await home("label Drill Saw --format svg").succeeded()
        #expect(sheet.contains("<svg") && sheet.contains("Drill") && sheet.contains("Saw"))
    }

    /// Each command, what its message names, and the exit code.
    static let refusals: [([String], String, Int32)] = [
        (["identify", "9780441478124"], "whose check digit is 5", 64),
        (["add", "book", "X", "--isbn10", "9791090636071"], "ISBN-10", 64),
        (["add", "food", "Milk", "--produced", "2026-11-20", "--best-before", "2026-11-01"], "2026-11", 64),
        (["add", "tool", "Saw", "--price", "5 QQQ"], "QQQ", 64),
        (["place", "edit", "Home", "--parent", "Kitchen"], "Kitchen", 64),
        (["show", "Piano"], "Piano", 66),
        (["import", "absent.csv"], "absent.csv", 66),
    ]

    @Test(arguments: refusals) func `bad input is one sentence, and changes nothing`(
        arguments: [String], word: String, code: Int32
    ) async throws {
        let home = try await home()
        let finished = try await home(arguments)
        #expect(finished.exitCode == code, "\(finished.errors)")
        #expect(finished.errors.contains(word) && finished.output.isEmpty, "\(finished.errors)")
        #expect(finished.errors.split(separator: "\n").count == 1, "\(finished.errors)")
        #expect(try await home("list --format json").json()["twins"]?.array?.isEmpty == true)
    }

    @Test func `a thing that is lent can't be lent again`() async throws {
        let home = try await home()
        _ = try await home("add tool Drill").succeeded()
        _ = try await home("lend Drill Ana").succeeded()
        let finished = try await home("lend Drill Bo")
        #expect(finished.exitCode == 65 && finished.errors.contains("has been lent to Ana"))
    }
}
