// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@Suite("Damaged charts")
struct DamagedChartTests {
    private func doctor(_ home: AstroHome) async throws -> Finished {
        try await BuiltProgram.almanac(["doctor"], environment: home.environment, in: home.folder.path)
    }

    @Test(arguments: ["tags = 'x'", "request = '{'", "rating = 'Q'", "revision = 7"])
    func `doctor names a chart that can't be read`(damage: String) async throws {
        let home = try AstroHome()
        _ = try await home(["save", "Olena", "--date", "1990-05-15T14:30", "--place", "Kyiv"]).succeeded()
        let sound = try await doctor(home)
        #expect(sound.exitCode == 0, "\(sound.errors)")
        let database = home.folder.file("home/astrology/astrology.sqlite")
        _ = try await run("/usr/bin/sqlite3", [database, "UPDATE chart SET \(damage)"]).succeeded()
        let damaged = try await doctor(home)
        #expect(damaged.exitCode == 65 && damaged.output.contains("problem"), "\(damaged.output)")
    }
}
