// SPDX-License-Identifier: Apache-2.0

internal import AsyncHTTPClient
internal import NIOCore
internal import NIOHTTP1

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// One question to a server, for who asks for it: a GET that follows no redirection, within a time and up to a size.
///
/// By async-http-client: FoundationNetworking does not link into programs that contain the Swift runtime unless
/// libcurl's development files are installed, and swift-nio alone leaves TLS, pools and bodies to be written.
package struct HTTPFetch: Sendable {
    /// What became of it.
    package enum Outcome: Sendable {
        /// The server answered.
        case answer(status: UInt, body: [UInt8])
        /// The answer is larger than what is taken.
        case tooLarge
        /// The server began its answer and did not end it.
        case cutOff
        /// The server did not answer in time.
        case timeIsOver
        /// The server cannot be reached, and why.
        case unreachable(String)
    }

    private let url: String
    private let timeout: Double
    private let largest: Int

    /// Names what to ask for.
    ///
    /// - Parameters:
    ///   - url: an address that begins with `https://` or `http://`.
    ///   - timeout: how many seconds it may take in all, above 0.
    ///   - largest: how many bytes the answer may have.
    package init(_ url: String, timeout: Double, largest: Int) {
        self.url = url
        self.timeout = timeout
        self.largest = largest
    }

    /// Whether a text can be asked for: `https://` or `http://`, a host, and no character that an address must escape.
    package static func isAddress(_ text: String) -> Bool {
        let host = ["https://", "http://"].first { text.hasPrefix($0) }.map { text.dropFirst($0.count) }
        guard let host, !host.isEmpty, !host.hasPrefix("/") else { return false }
        return !text.unicodeScalars.contains {
            $0.value <= 0x20 || $0.value >= 0x7F || "#\"<>".unicodeScalars.contains($0)
        }
    }

    /// Asks for JSON.
    package func json() async -> Outcome {
        var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow)
        let limit = TimeAmount.nanoseconds(Int64(timeout * 1e9))
        configuration.timeout = .init(connect: limit, read: limit)
        // Who is offline is told at once, not when the time is over.
        configuration.connectionPool.retryConnectionEstablishment = false
        let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        var request = HTTPClientRequest(url: url)
        request.headers.add(name: "Accept", value: "application/json")
        request.headers.add(name: "User-Agent", value: "almanac")
        let outcome = await Self.outcome(of: request, client, within: limit, upTo: largest)
        try? await client.shutdown()
        return outcome
    }

    /// The client's own deadline ends with the answer's head, so a clock of ours runs beside it.
    private static func outcome(
        of request: HTTPClientRequest, _ client: HTTPClient, within limit: TimeAmount, upTo largest: Int
    ) async -> Outcome {
        await withTaskGroup(of: Outcome.self) { group in
            group.addTask {
                var hasBegun = false
                do {
                    let response = try await client.execute(request, deadline: .now() + limit)
                    hasBegun = true
                    let body = try await response.body.collect(upTo: largest)
                    return .answer(status: response.status.code, body: Array(body.readableBytesView))
                } catch {
                    return Outcome(error, hasBegun: hasBegun)
                }
            }
            group.addTask {
                try? await Task.sleep(for: .nanoseconds(limit.nanoseconds))
                return .timeIsOver
            }
            defer { group.cancelAll() }
            return await group.next() ?? .timeIsOver
        }
    }
}

extension HTTPFetch.Outcome {
    fileprivate init(_ error: any Error, hasBegun: Bool) {
        let timeouts: [HTTPClientError] = [
            .connectTimeout, .readTimeout, .deadlineExceeded, .tlsHandshakeTimeout, .getConnectionFromPoolTimeout,
        ]
        if error is NIOTooManyBytesError {
            self = .tooLarge
        } else if let error = error as? HTTPClientError, timeouts.contains(error) {
            self = .timeIsOver
        } else if hasBegun {
            self = .cutOff
        } else {
            self = .unreachable(Self.reason(of: error))
        }
    }

    private static func reason(of error: any Error) -> String {
        switch error {
        case let error as IOError: String(cString: strerror(error.errnoCode))
        case let error as HTTPClientError where error == .remoteConnectionClosed:
            "it closed the connection without an answer"
        default: "\(error)"
        }
    }
}
