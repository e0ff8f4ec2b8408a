// SPDX-License-Identifier: Apache-2.0

/// The proxy that the environment names for an address, as curl and other programs read it.
///
/// - `HTTPS_PROXY` or `https_proxy` for `https://`, and `http_proxy` for `http://`; otherwise `ALL_PROXY` or `all_proxy`.
///   `HTTP_PROXY` in capital letters is ignored, because a web server sets it from a header of a request (CVE-2016-5385).
/// - `NO_PROXY` or `no_proxy` lists the hosts to connect to directly, comma-separated: `*` for all, and a domain for itself
///   and its subdomains.
struct ProxyChoice: Sendable, Equatable {
    /// The proxy's host.
    let host: String
    /// The proxy's port.
    let port: Int
    /// The user name; `nil` if the proxy needs none.
    let username: String?
    /// The password.
    let password: String?

    /// A variable that names a proxy that can't be used: SOCKS, TLS to the proxy itself, or not an address.
    struct Unusable: Error, Equatable {
        /// The variable.
        let variable: String
    }

    /// Returns the proxy for an address, or `nil` to connect directly.
    ///
    /// - Parameters:
    ///   - url: The address, which begins with `https://` or `http://`.
    ///   - environment: Looks up a variable.
    /// - Throws: ``Unusable``; a request must not bypass a proxy that the user set.
    init?(for url: String, environment: (String) -> String?) throws(Unusable) {
        let isSecure = url.hasPrefix("https://")
        let names = (isSecure ? ["HTTPS_PROXY", "https_proxy"] : ["http_proxy"]) + ["ALL_PROXY", "all_proxy"]
        guard let (variable, text) = Self.value(of: names, environment), let target = Authority(of: url),
            !Self.isDirect(
                target, port: target.port ?? (isSecure ? 443 : 80),
                Self.value(of: ["NO_PROXY", "no_proxy"], environment)?.text ?? "")
        else { return nil }
        let address = text.contains("://") ? text : "http://\(text)"
        guard address.lowercased().hasPrefix("http://"), let proxy = Authority(of: address) else {
            throw Unusable(variable: variable)
        }
        host = proxy.host
        port = proxy.port ?? 80
        let parts = proxy.credentials?.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false) ?? []
        username = parts.first.map(Self.decoded)
        password = parts.dropFirst().first.map(Self.decoded)
    }

    /// Decodes percent encoding (RFC 3986, section 2.1).
    private static func decoded(_ text: Substring) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let digits = String(validating: rest.prefix(2), as: UTF8.self),
                digits.utf8.count == 2, let value = UInt8(digits, radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func value(
        of names: [String], _ environment: (String) -> String?
    ) -> (name: String, text: String)? {
        for name in names {
            if let text = environment(name), !text.isEmpty { return (name, text) }
        }
        return nil
    }

    private static func isDirect(_ target: Authority, port: Int, _ list: String) -> Bool {
        list.split(separator: ",").contains { entry in
            let entry = entry.lowercased().filter { !$0.isWhitespace }
            if entry == "*" { return true }
            // An IPv6 address without brackets has no port.
            let isBareAddress = !entry.hasPrefix("[") && entry.count(where: { $0 == ":" }) > 1
            let listed = isBareAddress ? nil : Authority(of: "http://\(entry)")
            if let listedPort = listed?.port, listedPort != port { return false }
            var host = listed?.host ?? entry
            if host.hasPrefix(".") { host.removeFirst() }
            return !host.isEmpty && (target.host == host || target.host.hasSuffix(".\(host)"))
        }
    }
}

/// The host, the port, and the user information of an address (RFC 3986, section 3.2).
struct Authority: Sendable, Equatable {
    /// The host in lowercase, without the brackets of an IPv6 address.
    let host: String
    /// The port from 1 to 65535; `nil` if there is none.
    let port: Int?
    /// The user information before the host.
    let credentials: String?

    /// Parses the authority of an address; `nil` if it has no host or no valid port.
    init?(of url: String) {
        guard let scheme = url.firstRange(of: "://") else { return nil }
        var rest = url[scheme.upperBound...].prefix { !"/?#".contains($0) }
        if let at = rest.lastIndex(of: "@") {
            credentials = String(rest[..<at])
            rest = rest[rest.index(after: at)...]
        } else {
            credentials = nil
        }
        var digits: Substring?
        if rest.hasPrefix("["), let end = rest.firstIndex(of: "]") {
            host = rest[rest.index(after: rest.startIndex)..<end].lowercased()
            let tail = rest[rest.index(after: end)...]
            guard tail.isEmpty || tail.hasPrefix(":") else { return nil }
            digits = tail.isEmpty ? nil : tail.dropFirst()
        } else {
            let colon = rest.firstIndex(of: ":")
            host = rest[..<(colon ?? rest.endIndex)].lowercased()
            digits = colon.map { rest[rest.index(after: $0)...] }
        }
        guard !host.isEmpty else { return nil }
        guard let digits else {
            port = nil
            return
        }
        guard digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            let number = Int(digits),
            (1...65_535).contains(number)
        else { return nil }
        port = number
    }
}
