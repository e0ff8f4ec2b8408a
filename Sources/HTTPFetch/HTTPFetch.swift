// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Performs a single bounded GET request, without redirects, with limits on time and size.
///
/// Built on libcurl, which is loaded for the first request. Compressed responses are decompressed, and the proxies of
/// `https_proxy`, `NO_PROXY`, and the related variables are used as libcurl uses them.
package struct HTTPFetch: Sendable {
    /// The outcome of a request.
    package enum Outcome: Sendable {
        /// The server responded.
        case response(status: UInt, body: [UInt8])
        /// The body exceeds the limit.
        case tooLarge
        /// The server didn't complete its response.
        case incomplete
        /// The server didn't respond in time.
        case timedOut
        /// The server can't be reached, with the reason.
        case unreachable(String)
    }

    private let url: String
    private let timeout: Double
    private let largest: Int
    private let library: String?
    private let certificates: String?
    private let environment: @Sendable (String) -> String?

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - url: A URL that begins with `https://` or `http://`.
    ///   - timeout: The time limit of the whole request, in seconds, above 0.
    ///   - largest: The maximum size of the body, decompressed, in bytes.
    package init(_ url: String, timeout: Double, largest: Int) {
        self.init(url, timeout: timeout, largest: largest) { getenv($0).map { String(cString: $0) } }
    }

    /// Creates a request with a library, certificates, and an environment other than those of this process.
    ///
    /// - Parameters:
    ///   - url: A URL that begins with `https://` or `http://`.
    ///   - timeout: The time limit of the whole request, in seconds, above 0.
    ///   - largest: The maximum size of the body, decompressed, in bytes.
    ///   - library: The file name of libcurl; `nil` for the name that this system uses.
    ///   - certificates: The path of a file with the trusted certificates; `nil` for those of the system.
    ///   - environment: Looks up a variable that names a proxy.
    init(
        _ url: String, timeout: Double, largest: Int, library: String? = nil, certificates: String? = nil,
        environment: @escaping @Sendable (String) -> String?
    ) {
        self.url = url
        self.timeout = timeout
        self.largest = largest
        self.library = library
        self.certificates = certificates
        self.environment = environment
    }

    /// Returns whether a text is a URL: `https://` or `http://`, a host, and no character that must be escaped.
    ///
    /// A user name or a password is rejected, because it isn't sent.
    package static func isURL(_ text: String) -> Bool {
        guard text.hasPrefix("https://") || text.hasPrefix("http://"), let authority = Authority(of: text),
            !authority.hasUserInformation
        else { return false }
        return !text.unicodeScalars.contains {
            $0.value <= 0x20 || $0.value >= 0x7F || "#\"<>".unicodeScalars.contains($0)
        }
    }

    /// Returns an address without its user information, for an error message.
    package static func withoutUserInformation(_ text: String) -> String {
        guard let scheme = text.firstRange(of: "://") else { return text }
        let authority = text[scheme.upperBound...].prefix { !"/?#".contains($0) }
        guard let end = authority.lastIndex(of: "@") else { return text }
        return "\(text[..<scheme.upperBound])(user)\(text[end...])"
    }

    /// Gets the response, no later than the context's deadline.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` if the context doesn't permit the network, its deadline passes,
    ///   libcurl isn't installed, or the environment names a proxy that can't be used; and `CancellationError` if the
    ///   task is cancelled.
    package func get(in context: Context) async throws -> Outcome {
        try context.require(.network)
        try context.checkCancellation()
        let remaining = max(0.001, context.remainingSeconds ?? .infinity)
        let proxy = try ProxySetting(for: url, environment: environment)
        let transfer = try CurlTransfer(
            url, through: proxy, timeout: min(timeout, remaining), largest: largest, library: library,
            certificates: certificates)
        let outcome = try await transfer.outcome()
        // libcurl counts milliseconds, so it can end shortly before the deadline.
        if case .timedOut = outcome, remaining <= timeout, let deadline = context.deadline {
            try await Task.sleep(until: deadline + .milliseconds(1), clock: .continuous)
        }
        // If the request was cancelled or late, its outcome isn't the server's fault.
        if case .response = outcome { return outcome }
        try context.checkCancellation()
        return outcome
    }
}
