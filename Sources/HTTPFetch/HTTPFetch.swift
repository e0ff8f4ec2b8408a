// SPDX-License-Identifier: Apache-2.0

internal import AsyncHTTPClient
package import ComputationKit
internal import NIOCore
internal import NIOHTTP1

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Performs a single bounded GET request, without redirects, with limits on time and size.
///
/// Built on async-http-client: FoundationNetworking doesn't link statically without libcurl's development files, and
/// swift-nio alone has no TLS, connection pool, or body handling.
package struct HTTPFetch: Sendable {
    /// The outcome of a request.
    package enum Outcome: Sendable {
        /// The server responded.
        case answer(status: UInt, body: [UInt8])
        /// The body exceeds the limit.
        case tooLarge
        /// The server didn't complete its response.
        case cutOff
        /// The server didn't respond in time.
        case timeIsOver
        /// The server can't be reached, with the reason.
        case unreachable(String)
    }

    private let url: String
    private let timeout: Double
    private let largest: Int

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - url: A URL that begins with `https://` or `http://`.
    ///   - timeout: The time limit of the whole request, in seconds, above 0.
    ///   - largest: The maximum size of the body, in bytes.
    package init(_ url: String, timeout: Double, largest: Int) {
        self.url = url
        self.timeout = timeout
        self.largest = largest
    }

    /// Returns whether a text is a URL: `https://` or `http://`, a host, and no character that must be escaped.
    package static func isAddress(_ text: String) -> Bool {
        let host = ["https://", "http://"].first { text.hasPrefix($0) }.map { text.dropFirst($0.count) }
        guard let host, !host.isEmpty, !host.hasPrefix("/"), Authority(of: text) != nil else { return false }
        return !text.unicodeScalars.contains {
            $0.value <= 0x20 || $0.value >= 0x7F || "#\"<>".unicodeScalars.contains($0)
        }
    }

    private func proxy() throws(ComputationError) -> HTTPClient.Configuration.Proxy? {
        do {
            return try ProxyChoice(for: url) { getenv($0).map { String(cString: $0) } }.map { proxy in
                .server(
                    host: proxy.host, port: proxy.port,
                    authorization: proxy.username.map { .basic(username: $0, password: proxy.password ?? "") })
            }
        } catch {
            throw ComputationError(
                .unavailable,
                "\(error.variable) names a proxy that can't be used. Expected an address such as http://proxy.example:3128. "
                    + "Nothing was sent.")
        }
    }

    /// Gets JSON, no later than the context's deadline.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` if the context doesn't permit the network or its deadline
    ///   passes, and `CancellationError` if the task is cancelled.
    package func json(in context: Context) async throws -> Outcome {
        try context.require(.network)
        try context.checkCancellation()
        let timeout = min(timeout, max(0.001, context.remainingSeconds ?? .infinity))
        var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow)
        let limit = TimeAmount.nanoseconds(Int64(timeout * 1e9))
        configuration.timeout = .init(connect: limit, read: limit)
        // Without a network, fail immediately instead of at the time limit.
        configuration.connectionPool.retryConnectionEstablishment = false
        configuration.proxy = try proxy()
        let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        var request = HTTPClientRequest(url: url)
        request.headers.add(name: "Accept", value: "application/json")
        request.headers.add(name: "User-Agent", value: "almanac")
        let outcome = await Self.outcome(of: request, client, within: limit, upTo: largest)
        try? await client.shutdown()
        // If the request was cancelled or late, its outcome isn't the server's fault.
        if case .answer = outcome { return outcome }
        try context.checkCancellation()
        return outcome
    }

    /// Performs a request.
    ///
    /// The client's deadline covers only the head of the response, so a separate timer limits the whole request.
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
            "it closed the connection without a response"
        default: reason(inDescription: "\(error)")
        }
    }

    /// Descriptions of errors of TLS and of name resolution have paths of source files.
    private static func reason(inDescription text: String) -> String {
        if text.contains("CERTIFICATE_VERIFY_FAILED") { return "its certificate can't be verified" }
        if text.contains("SSL") { return "the TLS handshake failed" }
        if text.contains("UnknownHost") { return "its name can't be resolved" }
        if text.contains("NIOConnectionError") {
            return text.contains("getaddrinfo") || text.contains("dnsAError: Optional") || text.contains("unknown(host")
                ? "its name can't be resolved" : "no connection could be made"
        }
        return text.contains("/") ? "the connection failed" : text
    }

}
