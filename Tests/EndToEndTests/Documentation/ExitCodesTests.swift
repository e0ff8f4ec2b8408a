// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@Suite("Exit codes in the reference")
struct ExitCodesTests {
    @Test
    func `the reference lists every error code with its exit code`() throws {
        let text = try readText("\(repository)/docs/reference/exit-codes.md")
        var documented: [String: Int32] = [:]
        for line in text.split(separator: "\n") where line.hasPrefix("| ") {
            let cells = line.split(separator: "|", omittingEmptySubsequences: false)
            guard cells.count == 5, let exitCode = Int32(cells[1].filter { $0 != " " }) else { continue }
            for word in cells[3].split(separator: ",") {
                let code = word.filter { $0 != " " && $0 != "`" }
                if !code.isEmpty { documented[code] = exitCode }
            }
        }
        let expected = ComputationError.Code.all.map { ($0.rawValue, $0.exitCode) }
        #expect(documented == Dictionary(uniqueKeysWithValues: expected))
    }
}
