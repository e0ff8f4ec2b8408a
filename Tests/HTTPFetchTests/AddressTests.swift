// SPDX-License-Identifier: Apache-2.0

import HTTPFetch
import Testing

@Suite struct AddressTests {
    @Test(arguments: [
        "https://host", "https://host:1", "https://host:65535/path", "http://[::1]:8080/?a=b:c",
        "http://[::1]", "https://host?at=a@b", "https://host/a@b",
    ])
    func `addresses with a valid port are accepted`(text: String) { #expect(HTTPFetch.isURL(text)) }

    @Test(arguments: [
        "https://host:65536", "https://host:0", "https://host:", "https://host:99999999999999999999",
        "https://host:80a", "https://:80", "https://", "http://[::1]:70000", "http://[::1]80", "ftp://host",
        "https://a@:80", "https://?a", "http://[]", "http://[::1", "https://a@b@host", "https://host:+1", "host:80",
    ])
    func `addresses with another port or without a host are rejected`(text: String) {
        #expect(!HTTPFetch.isURL(text))
    }

    @Test(arguments: [
        "https://%31.0.0.1/", "https://127.0.0.1%00.host/", "http://[zz]/", "http://[fe80::1%25eth0]/",
    ])
    func `addresses whose host is written differently are rejected`(text: String) { #expect(!HTTPFetch.isURL(text)) }

    @Test(arguments: [
        ("https://ann:secret@host/a", "https://(user)@host/a"), ("https://a@b@host", "https://(user)@host"),
        ("https://host/a@b", "https://host/a@b"), ("nothing", "nothing"),
    ])
    func `user information is rejected, and not shown`(text: String, shown: String) {
        #expect(HTTPFetch.withoutUserInformation(text) == shown)
        #expect(!HTTPFetch.isURL(text) || text == shown)
    }

    @Test(arguments: [
        "https://ho st", "https://höst", "https://host/#a", "https://host/\"", "https://host/<a>", "https://h\n",
    ])
    func `addresses with a character that must be escaped are rejected`(text: String) {
        #expect(!HTTPFetch.isURL(text))
    }
}
