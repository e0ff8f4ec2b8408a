// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

extension ChallengeHome {
    private static let files = [
        "stairs.png": ChallengeKeptDayTests.picture, "a.png": ChallengeKeptDayTests.picture,
        "Checkmarks.csv": Array("Date,Meditate,Run,\n2026-01-02,2,0,\n2026-01-01,2,2,\n".utf8),
        "history.csv": Array(
            "Task Name,Task ID,Task Type,Date,Value\nWalk,e826ddfa,daily,2026-01-03 17:45:00,1\n".utf8),
    ]

    /// A home with the records that the examples in a command's help use.
    static func prepared(for command: [String]) async throws -> ChallengeHome {
        var files = files
        if command.first == "pack", command.last != "list" {
            let other = try ChallengeHome()
            _ = try await other(["add", "Walk on ice", "--category", "adventure", "--season", "winter"]).succeeded()
            files["winter.pack.json"] = Array(try await other("pack export winter - --own").succeeded().utf8)
        }
        return try await ChallengeHome(files: files, after: calls(for: command))
    }

    private static func calls(for command: [String]) -> [[String]] {
        let days = ["yesterday", "today"]
        let assigned = days.map { ["today", "--date", $0] }
        let done = assigned + days.map { ["done", "--date", $0] }
        switch command {
        case [], ["done"], ["skip"], ["swap"], ["undo"]: return assigned
        case ["rate"], ["amend"]: return done
        case ["day"]: return done + [["amend", "--date", "yesterday", "--photo", "a.png"]]
        case ["edit"], ["remove"], ["pack", "export"]:
            return [["add", "Call grandmother", "--category", "social", "--company", "family"]]
        case ["holidays", "remove"]: return [["holidays", "add", "School break", "--from", "2026-12-24"]]
        case ["feedback"]: return [["more-like", "creative-street-alphabet"]]
        case ["remind"]: return [["prefs", "set", "--remind", "08:00-20:30", "--zone", "Europe/Kyiv"]]
        case ["redo"]: return assigned + [["undo"]]
        case ["pack", "remove"]: return [["pack", "import", "winter.pack.json"]]
        default: return []
        }
    }
}
