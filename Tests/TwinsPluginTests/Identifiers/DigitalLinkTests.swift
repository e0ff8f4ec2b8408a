// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import TwinsPlugin

@Suite struct DigitalLinkTests {
    private func problem(_ code: String) -> String {
        do {
            _ = try Identify.reading(of: IdentifyInput(code: code), today: .test(2026, 11, 23))
            return ""
        } catch {
            return "\(error)"
        }
    }

    /// Examples of the GS1 Digital Link Standard, URI Syntax.
    @Test(arguments: [
        ("https://id.gs1.org/01/09520123456788", "id.gs1.org", "09520123456788"),
        ("https://example.com/01/09520123456788/10/ABC123/21/12345", "example.com", "09520123456788"),
        ("HTTPS://EXAMPLE.COM:8443/a/b/01/09520123456788?17=261231&x=1", "example.com", "09520123456788"),
        ("https://example.com/01/09520123456788/", "example.com", "09520123456788"),
    ]) func `any domain is accepted`(uri: String, domain: String, gtin: String) throws {
        let code = try Identify.reading(of: IdentifyInput(code: uri), today: .test(2026, 11, 23))
        #expect(code.domain == domain)
        #expect(code.gtin == gtin)
    }

    // 2001:db8::/32 is for documentation (RFC 3849); the form of the host is that of RFC 3986, 3.2.2.
    @Test func `a host can be an IPv6 address`() throws {
        let link = try DigitalLink("http://[2001:db8::1]:8080/01/09520123456788")
        #expect(link.domain == "[2001:db8::1]")
        for host in ["[", "[]", "[x:y]", "[2001:db8::1"] {
            #expect(throws: ValidationIssue.self) { try DigitalLink("http://\(host)/01/09520123456788") }
        }
    }

    @Test func `keys that aren't of GS1 are named`() throws {
        let uri = "https://example.com/01/09520123456788?17=261231&linkType=pip"
        let code = try Identify.reading(of: IdentifyInput(code: uri), today: .test(2026, 11, 23))
        #expect(code.expires == .test(2026, 12, 31))
        #expect(code.notes.map(\.text) == ["Not GS1 data, and ignored: linkType."])
    }

    @Test func `a value that looks like a key is a value`() throws {
        let uri = "https://example.com/01/09520123456788/21/01"
        let code = try Identify.reading(of: IdentifyInput(code: uri), today: .test(2026, 11, 23))
        #expect(code.serial == "01")
    }

    @Test(arguments: [
        ("https://example.com/01/9520123456788", "with leading zeros it is 09520123456788"),
        ("https://example.com/01/09520123456789", "whose check digit is 8"),
        ("https://example.com/01/09520123456788/21/1/10/A", "in this order: /22/, /10/, /21/; or /235/"),
        ("https://example.com/01/09520123456788/17/261231", "other data belongs in the query"),
        ("https://example.com/01/09520123456788?21=A", "an application identifier that a query can have"),
        ("https://example.com/01/09520123456788?9999=A", "an application identifier that a query can have"),
        ("https://example.com/01/09520123456788?17=261231&17=261231", "(17) once"),
        ("https://example.com/01/09520123456788/10/%ZZ", "percent-encoded data of (10)"),
        ("https://example.com/01/09520123456788?10=A+B", "letters, digits"),
        ("https://example.com/ARFKpMnJdAUhjuA5", "isn't compressed"),
        ("https://example.com/gtin/09520123456788", "names such as /gtin/ are no longer part of the standard"),
        ("https://example.com/", "a GS1 Digital Link"),
        ("https:///01/09520123456788", "an address with a domain"),
        ("https://exa mple.com/01/09520123456788", "an address with a domain"),
    ]) func `a broken rule is named`(uri: String, expected: String) {
        #expect(problem(uri).contains(expected), "\(problem(uri))")
    }
}
