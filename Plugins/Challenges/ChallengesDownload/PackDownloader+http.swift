// SPDX-License-Identifier: Apache-2.0

public import ChallengesPlugin
internal import ComputationKit
internal import HTTPFetch

extension PackDownloader {
    /// Downloads a pack with one GET request, within a minute.
    ///
    /// The server learns the address of this machine and nothing else. Redirections are not followed.
    public static let http = PackDownloader { address, context in
        let fetch = HTTPFetch(address, timeout: 60, largest: ChallengePack.maximumBytes)
        func unavailable(_ sentence: String) -> ComputationError {
            ComputationError(.unavailable, "\(sentence) Nothing was changed.")
        }
        switch try await fetch.json(in: context) {
        case .answer(200, let body): return body
        case .answer(let status, _):
            let cure =
                300..<400 ~= status
                ? "it redirects to another address, so use that one" : "look whether the address is right"
            throw unavailable("\(address) answered with status \(status); \(cure).")
        case .tooLarge: throw ChallengePack.tooLarge(address)
        case .cutOff: throw unavailable("\(address) sent only a part of the pack; fetch it again.")
        case .timeIsOver: throw unavailable("\(address) did not send a pack within a minute.")
        case .unreachable(let reason): throw unavailable("Cannot reach \(address) (\(reason)). Are you online?")
        }
    }
}
