// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import LoopbackHTTP

@testable import HTTPFetch

/// The outcome of a request in words, such as "200 {}".
///
/// - Parameters:
///   - variables: The environment, which is otherwise empty, so that no proxy of this machine is used.
///   - library: The file name of libcurl.
///   - certificates: The path of a file with the trusted certificates.
func outcome(
    of url: String, timeout: Double = 120, upTo largest: Int = 1 << 20, _ variables: [String: String] = [:],
    in context: Context = Context(), library: String? = nil, certificates: String? = nil
) async throws -> String {
    let fetch = HTTPFetch(
        url, timeout: timeout, largest: largest, library: library, certificates: certificates
    ) { variables[$0] }
    return switch try await fetch.get(in: context) {
    case .response(let status, let body): "\(status) \(String(decoding: body, as: UTF8.self))"
    case .tooLarge: "too large"
    case .incomplete: "incomplete"
    case .timedOut: "timed out"
    case .unreachable(let reason): reason
    }
}

/// The outcome of a request to a server that gives an answer.
func outcome(
    of answer: LoopbackServer.Answer, timeout: Double = 120, upTo largest: Int = 1 << 20
) async throws -> String {
    let server = try LoopbackServer(answer)
    defer { server.stop() }
    return try await outcome(of: server.url, timeout: timeout, upTo: largest)
}
