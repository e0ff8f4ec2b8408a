// SPDX-License-Identifier: Apache-2.0

/// The authority of an address: the host, and the port and the user information if any (RFC 3986, section 3.2).
struct Authority: Sendable {
    /// What follows: a path, a query, or a fragment.
    let remainder: Substring
    /// Whether there is user information, such as a password.
    let hasUserInformation: Bool

    /// Parses the authority of an address; `nil` if it has no host or no valid port.
    ///
    /// An "@" in the user information must be escaped, since programs disagree on which one ends it. An escaped control
    /// character is rejected, since libcurl ignores a proxy that has one; so is an escaped host, which names another one.
    init?(of url: String) {
        guard let scheme = url.firstRange(of: "://") else { return nil }
        let text = url[scheme.upperBound...].prefix { !"/?#".contains($0) }
        remainder = url[text.endIndex...]
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count <= 2, let place = parts.last else { return nil }
        var host = place.prefix { $0 != ":" }
        if place.hasPrefix("[") {
            // The colons of an IPv6 address are in brackets.
            guard let end = place.firstIndex(of: "]"), end > place.index(after: place.startIndex) else { return nil }
            host = place[...end]
        }
        let port = place[host.endIndex...]
        hasUserInformation = parts.count == 2
        guard !host.isEmpty, port.isEmpty || Self.isPort(port), Self.isHost(host),
            !hasUserInformation || Self.isEscaped(parts[0])
        else { return nil }
    }

    /// Returns whether a host has no escaped characters, and only those of an IPv6 address within brackets.
    private static func isHost(_ text: Substring) -> Bool {
        guard text.hasPrefix("[") else { return !text.contains("%") }
        return text.dropFirst().dropLast().allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
    }

    /// Returns whether every "%" begins an escaped character that isn't a control character.
    private static func isEscaped(_ text: Substring) -> Bool {
        text.split(separator: "%", omittingEmptySubsequences: false).dropFirst().allSatisfy { part in
            guard let value = UInt8(String(decoding: part.utf8.prefix(2), as: UTF8.self), radix: 16) else {
                return false
            }
            return part.utf8.count >= 2 && value >= 0x20 && value != 0x7F
        }
    }

    /// Returns whether a text is a colon and a port from 1 to 65535.
    private static func isPort(_ text: Substring) -> Bool {
        let digits = text.dropFirst()
        guard text.hasPrefix(":"), digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            let number = Int(digits)
        else { return false }
        return (1...65_535).contains(number)
    }
}
