// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HTTPFetch

@Suite struct ProxyChoiceTests {
    private func proxy(_ url: String, _ variables: [String: String]) throws -> String? {
        try ProxyChoice(for: url) { variables[$0] }.map { "\($0.host):\($0.port)" }
    }

    @Test func `the variable of the scheme names the proxy`() throws {
        let variables = ["HTTPS_PROXY": "http://secure.example:3128", "http_proxy": "plain.example:8080"]
        #expect(try proxy("https://api.example/v1", variables) == "secure.example:3128")
        #expect(try proxy("http://api.example/v1", variables) == "plain.example:8080")
        #expect(try proxy("https://api.example", ["ALL_PROXY": "any.example"]) == "any.example:80")
        #expect(try proxy("https://api.example", ["HTTPS_PROXY": ""]) == nil)
        #expect(try proxy("https://api.example", [:]) == nil)
    }

    @Test func `a header of a request can't name a proxy`() throws {
        #expect(try proxy("http://api.example", ["HTTP_PROXY": "attacker.example:80"]) == nil)
    }

    @Test(arguments: [
        ("api.example", true), ("example", true), (".example", true), ("*", true), ("other, api.example", true),
        ("api.example:8443", true), ("[::1]", false), ("::1", false), ("api.example:443", false), ("pi.example", false),
        ("example.org", false),
        ("", false),
    ])
    func `listed hosts are connected to directly`(list: String, isDirect: Bool) throws {
        let variables = ["HTTPS_PROXY": "proxy.example:3128", "NO_PROXY": list]
        #expect(try (proxy("https://API.example:8443/v1", variables) == nil) == isDirect)
    }

    @Test(arguments: [
        "socks5://proxy.example:1080", "https://proxy.example", "http://:80", "http://proxy.example:0", "http://",
    ])
    func `a request never bypasses a proxy that can't be used`(address: String) {
        #expect(throws: ProxyChoice.Unusable(variable: "HTTPS_PROXY")) {
            try proxy("https://api.example", ["HTTPS_PROXY": address])
        }
    }

    @Test(arguments: [
        ("https://[2001:db8::1]/", "2001:db8::1"), ("https://[2001:db8::1]/", "[2001:DB8::1]"),
        ("https://[2001:db8::1]/", "[2001:db8::1]:443"), ("https://api.example/", "api.example:443"),
        ("http://api.example/", "api.example:80"),
    ])
    func `addresses in brackets and default ports are recognized`(url: String, list: String) throws {
        let variables = ["ALL_PROXY": "proxy.example:3128", "NO_PROXY": list]
        #expect(try proxy(url, variables) == nil)
    }

    @Test func `credentials of a proxy are decoded`() throws {
        let choice = try ProxyChoice(for: "https://api.example") {
            $0 == "HTTPS_PROXY" ? "http://ann:p%40ss:word@proxy.example:3128" : nil
        }
        #expect(choice?.username == "ann")
        #expect(choice?.password == "p@ss:word")
        #expect(choice?.host == "proxy.example")
    }

    @Test(arguments: [
        "https://host", "https://host:1", "https://host:65535/path", "http://[::1]:8080/?a=b:c", "https://a:b@host:80",
        "http://[::1]",
    ])
    func `addresses with a valid port are accepted`(text: String) { #expect(HTTPFetch.isAddress(text)) }

    @Test(arguments: [
        "https://host:65536", "https://host:0", "https://host:", "https://host:99999999999999999999",
        "https://host:80a",
        "https://:80", "https://", "http://[::1]:70000", "http://[::1]80", "ftp://host", "https://a@:80",
    ])
    func `addresses with another port are rejected`(text: String) { #expect(!HTTPFetch.isAddress(text)) }
}
