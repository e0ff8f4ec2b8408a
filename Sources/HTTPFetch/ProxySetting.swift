// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The proxy that the environment names for an address.
///
/// The variables and their order are those of libcurl. They are read here because a request must not bypass a proxy
/// that libcurl would misread. `HTTP_PROXY` in capital letters is ignored, because a web server sets it from a header of
/// a request (CVE-2016-5385).
struct ProxySetting: Sendable {
    /// The proxy's address; empty to connect directly.
    let address: String
    /// The hosts to connect to directly, in the format of `no_proxy`.
    let exceptions: String

    /// Reads the environment.
    ///
    /// - Parameters:
    ///   - url: The address, which begins with `https://` or `http://`.
    ///   - environment: Looks up a variable.
    /// - Throws: ``ComputationKit/ComputationError`` if a variable names a proxy that can't be used.
    init(for url: String, environment: (String) -> String?) throws(ComputationError) {
        func first(of names: [String]) -> (name: String, value: String)? {
            for name in names {
                if let value = environment(name), !value.isEmpty { return (name, value) }
            }
            return nil
        }
        let own = url.hasPrefix("https://") ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy"]
        exceptions = first(of: ["no_proxy", "NO_PROXY"])?.value ?? ""
        guard let (name, value) = first(of: own + ["all_proxy", "ALL_PROXY"]) else {
            address = ""
            return
        }
        address = value.contains("://") ? value : "http://\(value)"
        guard Self.isUsable(address) else {
            throw ComputationError(
                .unavailable,
                "\(name) names a proxy that can't be used. Expected an address such as http://proxy.example:3128. "
                    + "Nothing was sent.")
        }
    }

    private static let schemes = ["http", "https", "socks", "socks4", "socks4a", "socks5", "socks5h"]

    /// Returns whether libcurl reads an address as it is written; it ignores a path, for example.
    private static func isUsable(_ address: String) -> Bool {
        guard let end = address.firstRange(of: "://")?.lowerBound, schemes.contains(address[..<end].lowercased()),
            let authority = Authority(of: address), ["", "/"].contains(authority.remainder)
        else { return false }
        return address.unicodeScalars.allSatisfy { (0x21...0x7E).contains($0.value) }
    }
}
