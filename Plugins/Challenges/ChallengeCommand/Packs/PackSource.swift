// SPDX-License-Identifier: Apache-2.0

import HTTPFetch
import TerminalKit

/// Where a pack comes from: a file, standard input, or an address that the user names.
struct PackSource {
    private static let largest = 50_000_000
    private let text: String

    init(_ text: String) { self.text = text }

    /// The pack's bytes, as they came.
    /// - Throws: ``FileFailure`` or ``PackSourceError``.
    func bytes() async throws -> [UInt8] {
        guard text.hasPrefix("https://") || text.hasPrefix("http://") else {
            return try readFile(text == "-" ? "/dev/stdin" : text, limit: Self.largest + 1)
        }
        guard HTTPFetch.isAddress(text) else {
            throw PackSourceError(
                64, "expected an address such as https://example.org/winter.pack.json, got \"\(text)\"")
        }
        switch await HTTPFetch(text, timeout: 60, largest: Self.largest).json() {
        case .answer(200, let body): return body
        case .answer(let status, _):
            let cure =
                300..<400 ~= status
                ? "it wants to send us elsewhere, so give that address yourself" : "look whether the address is right"
            throw PackSourceError(69, "\(text) answered with status \(status); \(cure). Nothing was changed.")
        case .tooLarge:
            throw PackSourceError(65, "\(text) sent more than 50 MB, which is no pack. Nothing was changed.")
        case .timeIsOver: throw PackSourceError(69, "\(text) did not answer within a minute. Nothing was changed.")
        case .unreachable(let reason):
            throw PackSourceError(69, "Cannot reach \(text) (\(reason)). Are you online? Nothing was changed.")
        }
    }
}

/// Why a pack did not come.
struct PackSourceError: CommandError {
    let exitCode: Int32
    let description: String

    init(_ exitCode: Int32, _ description: String) {
        self.exitCode = exitCode
        self.description = description
    }
}
