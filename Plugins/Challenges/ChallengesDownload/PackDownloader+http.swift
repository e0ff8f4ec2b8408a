// SPDX-License-Identifier: Apache-2.0

public import ChallengesPlugin
internal import ComputationKit
internal import HTTPFetch

extension PackDownloader {
    /// Downloads a pack with one GET request and a timeout of 1 minute.
    ///
    /// The server receives only the address of this machine. Redirects aren't followed.
    public static let http = PackDownloader { address, context in
        guard HTTPFetch.isURL(address) else {
            throw ComputationError.refused(
                path: "address", expected: "an address with a host and, if any, a port from 1 to 65535",
                got: "\"\(HTTPFetch.withoutUserInformation(address))\"")
        }
        let fetch = HTTPFetch(address, timeout: 60, largest: ChallengePack.maximumBytes)
        func unavailable(_ sentence: String) -> ComputationError {
            ComputationError(.unavailable, "\(sentence) Nothing was changed.")
        }
        switch try await fetch.get(in: context) {
        case .response(200, let body): return body
        case .response(let status, _):
            let cure =
                300..<400 ~= status
                ? "use the address it redirects to" : "check the address"
            throw unavailable("\(address) answered with status \(status); \(cure).")
        case .tooLarge: throw ChallengePack.tooLarge(address)
        case .incomplete: throw unavailable("\(address) sent only part of the pack. Try again.")
        case .timedOut: throw unavailable("\(address) didn't send a pack within 1 minute.")
        case .unreachable(let reason):
            throw unavailable("Can't reach \(address) (\(reason)). Check your network connection.")
        }
    }
}
