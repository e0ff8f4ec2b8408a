// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

extension CravingsHome {
    /// A home with the records and files that the examples in a command's help use.
    static func prepared(for command: [String]) async throws -> CravingsHome {
        let home = try CravingsHome()
        try home.folder.write(silence(seconds: 2), to: "why.wav")
        try home.folder.write(silence(seconds: 3), to: "evening.wav")
        try home.folder.write(
            "Date,Smoked,Pulls,No smoking,\n2026-01-02,2,3000,0,\n2026-01-01,0,0,2,\n", to: "Checkmarks.csv")
        try home.folder.write(
            "Position,Name,Type\n001,Smoked,YES_NO\n002,Pulls,NUMERICAL\n003,No smoking,YES_NO\n", to: "Habits.csv")
        switch command.first {
        case "edit", "remove":
            _ = try await home(["log", "--intensity", "6", "--place", "Work", "--note", "Later."]).succeeded()
        case "undo", "redo":
            // Actions end after 30 days, so these are of now.
            let undone = command.first == "redo" ? [["undo"]] : []
            for arguments in [["log", "--intensity", "3"], ["log", "--intensity", "5"]] + undone {
                _ = try await BuiltProgram.cravings(
                    arguments, environment: home.environment, in: home.folder.path
                ).succeeded()
            }
        case "recordings", "play":
            _ = try await home(["record", "why.wav", "--title", "Why I started"]).succeeded()
        default: break
        }
        return home
    }
}
