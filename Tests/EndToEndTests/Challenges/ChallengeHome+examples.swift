// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

extension ChallengeHome {
    /// A home with the records that the examples in a command's help use.
    static func prepared(for command: [String]) async throws -> ChallengeHome {
        let home = try ChallengeHome()
        switch command {
        case [], ["done"], ["skip"], ["swap"], ["rate"], ["amend"], ["day"]:
            for day in ["yesterday", "today"] { _ = try await home("today --date \(day)").succeeded() }
            guard [["rate"], ["amend"], ["day"]].contains(command) else { break }
            for day in ["yesterday", "today"] { _ = try await home("done --date \(day)").succeeded() }
            try home.folder.write(ChallengeKeptDayTests.picture, to: "stairs.png")
            guard command == ["day"] else { break }
            try home.folder.write(ChallengeKeptDayTests.picture, to: "a.png")
            _ = try await home("amend --date yesterday --photo a.png").succeeded()
        case ["edit"], ["remove"], ["pack", "export"]:
            _ = try await home(["add", "Call grandmother", "--category", "social", "--company", "family"]).succeeded()
        case ["holidays", "remove"]:
            _ = try await home(["holidays", "add", "School break", "--from", "2026-12-24"]).succeeded()
        case ["import-history"]:
            try home.folder.write("Date,Meditate,Run,\n2026-01-02,2,0,\n2026-01-01,2,2,\n", to: "Checkmarks.csv")
            try home.folder.write(
                "Task Name,Task ID,Task Type,Date,Value\nWalk,e826ddfa,daily,2026-01-03 17:45:00,1\n", to: "history.csv"
            )
        case ["feedback"]:
            _ = try await home("more-like creative-street-alphabet").succeeded()
        case ["remind"]:
            _ = try await home("prefs set --remind 08:00-20:30 --zone Europe/Kyiv").succeeded()
        case ["pack"], ["pack", "import"], ["pack", "remove"]:
            let other = try ChallengeHome()
            _ = try await other(["add", "Walk on ice", "--category", "adventure", "--season", "winter"]).succeeded()
            let pack = try await other("pack export winter - --own").succeeded()
            try home.folder.write(pack, to: "winter.pack.json")
            guard command == ["pack", "remove"] else { break }
            _ = try await home("pack import winter.pack.json").succeeded()
        default: break
        }
        return home
    }
}
