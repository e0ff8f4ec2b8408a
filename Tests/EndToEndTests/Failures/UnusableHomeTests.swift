// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@Suite("A home that cannot be used")
struct UnusableHomeTests {
    private static let lines: [(BuiltProgram, String)] = [
        (.outfit, "add Coat --category coat --color navy"), (.challenge, "today --date 2026-03-02"),
    ]

    /// 74 is EX_IOERR of sysexits.h: nobody can make a folder below /proc.
    @Test(arguments: lines)
    func `a home that can't be created is one clear sentence`(_ program: BuiltProgram, _ line: String) async throws {
        let environment = BuiltProgram.environment.merging(["ALMANAC_HOME": "/proc/nothing"]) { $1 }
        let finished = try await program(line.split(separator: " ").map(String.init), environment: environment)
        finished.refused(74, ["/proc/nothing"])
    }
}
