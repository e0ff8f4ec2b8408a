// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

/// Separate charts for one test, in the folder in which the program runs.
struct AstroHome: RecordsHome {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Runs `astro` with this home.
    func callAsFunction(_ arguments: [String], input: String = "") async throws -> Finished {
        try await BuiltProgram.astro(arguments, input: input, environment: environment, in: folder.path)
    }

    /// A home with the charts that the examples in a command's help use.
    static func prepared(for command: [String]) async throws -> AstroHome {
        let home = try AstroHome()
        guard let name = command.first, name != "save" else { return home }
        try home.folder.write("name,date,time,place\nSofia,1990-04-03,14:30,Lviv\n", to: "births.csv")
        try home.folder.write("name,when,time,place\nMarko,03/04/1990,14:30,Lviv\n", to: "list.csv")
        try home.folder.write("#A93:*,Taras,m,9.3.1814,*,Kyiv,UA\n", to: "clients.aaf")
        _ = try await home(["save", "Olena", "--date", "1990-05-15T14:30", "--place", "Kyiv"]).succeeded()
        if name == "reports" || command == ["purchases", "remove"] {
            let isAdding = command.last == "add"
            if !isAdding { _ = try await home(["report", "Olena", "--area", "career"]).succeeded() }
            let purchase = ["purchases", "add", "Olena", "career", "2000000812345678"]
            _ = try await home(purchase).succeeded()
        }
        if name == "undo" || name == "redo" {
            for other in ["Ada", "Sofia", "Taras"] {
                _ = try await home(["save", other, "--date", "2000-01-01", "--place", "Lviv"]).succeeded()
            }
        }
        if name == "redo" { _ = try await home(["undo"]).succeeded() }
        return home
    }
}
