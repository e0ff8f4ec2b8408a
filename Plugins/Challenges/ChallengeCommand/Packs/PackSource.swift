// SPDX-License-Identifier: Apache-2.0

import ChallengesPlugin
import CommandKit
import ComputationKit
import HTTPFetch

/// Where a pack comes from: a file, standard input, or an address that the user names.
struct PackSource {
    private let text: String

    init(_ text: String) { self.text = text }

    /// The pack's bytes, as they came.
    /// - Throws: ``FileFailure`` or ``PackSourceError``.
    func bytes() async throws -> [UInt8] {
        guard text.contains("://") else { return try file() }
        guard HTTPFetch.isAddress(text) else {
            let got = JSONValue.string(text).inWords
            throw PackSourceError(64, "expected an address such as https://example.org/winter.pack.json, got \(got)")
        }
        let fetch = HTTPFetch(text, timeout: 60, largest: ChallengePack.maximumBytes)
        switch try await fetch.json(in: .ofUser()) {
        case .answer(200, let body): return body
        case .answer(let status, _):
            let cure =
                300..<400 ~= status
                ? "it redirects to another address, so use that one" : "look whether the address is right"
            throw PackSourceError(69, "\(text) answered with status \(status); \(cure). Nothing was changed.")
        case .tooLarge: throw tooLarge
        case .cutOff:
            throw PackSourceError(69, "\(text) sent only a part of the pack; fetch it again. Nothing was changed.")
        case .timeIsOver:
            throw PackSourceError(69, "\(text) did not send a pack within a minute. Nothing was changed.")
        case .unreachable(let reason):
            throw PackSourceError(69, "Cannot reach \(text) (\(reason)). Are you online? Nothing was changed.")
        }
    }

    private func file() throws -> [UInt8] {
        do {
            return try readFile(text, limit: ChallengePack.maximumBytes)
        } catch is ComputationError {
            throw tooLarge
        }
    }

    private var tooLarge: PackSourceError {
        let name = text == "-" ? "The input" : text
        let most = ChallengePack.maximumBytes / 1_000_000
        return PackSourceError(65, "\(name) has more than \(most) MB, which is no pack. Nothing was changed.")
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
