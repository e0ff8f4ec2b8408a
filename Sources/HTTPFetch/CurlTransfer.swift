// SPDX-License-Identifier: Apache-2.0

internal import CCurl
internal import ComputationKit

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// A request by libcurl on a thread of its own, since it blocks.
final class CurlTransfer: Sendable {
    private let url: String
    private let proxy: ProxySetting
    private let milliseconds: Int
    private let largest: Int
    private let library: String?
    private let certificates: String?
    // A byte in this pipe cancels the request.
    private let readingEnd: Int32
    private let writingEnd: Int32

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - proxy: The proxy.
    ///   - timeout: The time limit in seconds, above 0.
    ///   - largest: The maximum size of the body, in bytes.
    ///   - library: The file name of libcurl; `nil` for the name that this system uses.
    ///   - certificates: The path of a file with the trusted certificates; `nil` for those of the system.
    /// - Throws: ``ComputationKit/ComputationError`` if the process has too many open files.
    init(
        _ url: String, through proxy: ProxySetting, timeout: Double, largest: Int, library: String?,
        certificates: String?
    ) throws(ComputationError) {
        self.url = url
        self.proxy = proxy
        self.largest = largest
        self.library = library
        self.certificates = certificates
        milliseconds = Int(min(timeout * 1000, Double(Int32.max)).rounded(.up))
        var ends: (reading: Int32, writing: Int32) = (-1, -1)
        guard almanac_curl_open_pipe(&ends.reading, &ends.writing) else {
            throw ComputationError(
                .unavailable, "Can't begin the request: \(String(cString: strerror(errno))). Nothing was sent.")
        }
        (readingEnd, writingEnd) = ends
    }

    deinit { almanac_curl_close_pipe(readingEnd, writingEnd) }

    /// Performs the request once.
    ///
    /// - Returns: The outcome; any if the task was cancelled.
    /// - Throws: ``ComputationKit/ComputationError`` if libcurl isn't installed or there is no thread.
    func outcome() async throws -> HTTPFetch.Outcome {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let work = Unmanaged.passRetained(Work { continuation.resume(with: self.result()) })
                let isStarted = almanac_curl_start(
                    { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().body() }, work.toOpaque())
                guard !isStarted else { return }
                work.release()
                continuation.resume(
                    throwing: ComputationError(
                        .unavailable, "Can't begin the request: the system has no thread for it. Nothing was sent."))
            }
        } onCancel: {
            almanac_curl_cancel(writingEnd)
        }
    }

    private func result() -> Result<HTTPFetch.Outcome, any Error> {
        var response = AlmanacCurlResponse()
        let result = almanac_curl_get(
            library, url, proxy.address, proxy.exceptions, certificates, milliseconds, largest, readingEnd, &response)
        defer { almanac_curl_free(response.body) }
        switch result {
        case ALMANAC_CURL_DONE:
            let body = Array(UnsafeRawBufferPointer(start: response.body, count: response.count))
            return .success(.response(status: UInt(clamping: response.status), body: body))
        case ALMANAC_CURL_MISSING:
            return .failure(
                ComputationError(
                    .unavailable,
                    "HTTP requests need libcurl 7.66 or later, which isn't installed (libcurl4 on Debian)."))
        case ALMANAC_CURL_TOO_LARGE: return .success(.tooLarge)
        case ALMANAC_CURL_INCOMPLETE: return .success(.incomplete)
        case ALMANAC_CURL_TIMED_OUT, ALMANAC_CURL_CANCELLED: return .success(.timedOut)
        default: return .success(.unreachable(Self.reason(for: result, response)))
        }
    }

    private static func reason(for result: AlmanacCurlResult, _ response: AlmanacCurlResponse) -> String {
        switch result {
        case ALMANAC_CURL_NO_NAME: "its name can't be resolved"
        case ALMANAC_CURL_NO_PROXY_NAME: "the proxy's name can't be resolved"
        case ALMANAC_CURL_PROXY_REFUSED where response.proxy_status > 0:
            "the proxy responded with status \(response.proxy_status)"
        case ALMANAC_CURL_PROXY_REFUSED: "the proxy didn't connect to it"
        case ALMANAC_CURL_NO_CONNECTION where response.system_error != 0:
            String(cString: strerror(response.system_error))
        case ALMANAC_CURL_NO_CONNECTION: "no connection could be made"
        case ALMANAC_CURL_UNTRUSTED: "its certificate can't be verified"
        case ALMANAC_CURL_NO_CERTIFICATES: "this system has no CA certificates (Debian: ca-certificates)"
        case ALMANAC_CURL_NO_TLS: "the TLS handshake failed"
        case ALMANAC_CURL_CLOSED: "it closed the connection without a response"
        case ALMANAC_CURL_NOT_HTTP: "its response isn't HTTP"
        default: response.message.map { String(cString: $0) } ?? "the connection failed"
        }
    }
}

/// The work of a thread.
private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}
