// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

/// The table of error codes: a code has the same exit code and HTTP status in every face.
@Suite struct ErrorCodeTests {
    @Test(arguments: [
        ("invalid-json", 64, 400), ("invalid-input", 64, 400), ("refused", 64, 422),
        ("unknown-computation", 64, 404), ("not-found", 66, 404), ("conflict", 65, 409), ("invalid-data", 65, 500),
        ("unavailable", 69, 503), ("storage-full", 74, 507), ("io", 74, 500), ("busy", 75, 503),
        ("permission", 77, 403), ("cancelled", 130, 499), ("deadline", 75, 504), ("internal", 70, 500),
        ("of-a-later-version", 70, 500),
    ])
    func codes(word: String, exit: Int32, status: Int) {
        let code = ComputationError.Code(rawValue: word)
        #expect(code.exitCode == exit && code.httpStatus == status)
    }

    @Test func `of many issues, the description has the first 100 and the number of the others`() {
        let issues = (1...250).map { ValidationIssue(path: "x[\($0)]", expected: "a number", got: "nothing") }
        let lines = ComputationError.refused(issues).description.split(separator: "\n")
        #expect(lines.count == 101 && lines.last == "150 more problems.")
        #expect(ComputationError.refused(issues).json["issues"]?.array?.count == 250)
    }

    @Test func `every error code is in the table`() {
        #expect(Set(ComputationError.Code.all.map(\.rawValue)).count == 15)
    }
}
