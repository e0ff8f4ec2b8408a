// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HTTPFetch

@Suite struct ProxyChoiceTests {
    private func proxy(_ url: String, _ variables: [String: String]) -> String? {
        ProxyChoice(for: url) { variables[$0] }.map { "\($0.host):\($0.port)" }
    }

    @Test func `the variable of the scheme names the proxy`() {
        let variables = ["HTTPS_PROXY": "http://secure.example:3128", "http_proxy": "plain.example:8080"]
        #expect(proxy("https://api.example/v1", variables) == "secure.example:3128")
        #expect(proxy("http://api.example/v1", variables) == "plain.example:8080")
        #expect(proxy("https://api.example", ["ALL_PROXY": "any.example"]) == "any.example:80")
        #expect(proxy("https://api.example", ["https_proxy": "https://tls.example"]) == "tls.example:443")
        #expect(proxy("https://api.example", ["HTTPS_PROXY": ""]) == nil)
        #expect(proxy("https://api.example", [:]) == nil)
    }

    @Test func `a header of a request can't name a proxy`() {
        #expect(proxy("http://api.example", ["HTTP_PROXY": "attacker.example:80"]) == nil)
    }

    @Test(arguments: [
        ("api.example", true), ("example", true), (".example", true), ("*", true), ("other, api.example", true),
        ("api.example:8443", true), ("api.example:443", false), ("pi.example", false), ("example.org", false),
        ("", false),
    ])
    func `listed hosts are connected to directly`(list: String, isDirect: Bool) {
        let variables = ["HTTPS_PROXY": "proxy.example:3128", "NO_PROXY": list]
        #expect((proxy("https://API.example:8443/v1", variables) == nil) == isDirect)
    }

    @Test func `credentials of a proxy are decoded`() {
        let choice = ProxyChoice(for: "https://api.example") {
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
