// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit
import Testing

@Suite struct InputFieldsTests {
    @Test func `paths become nested objects, and options that weren't typed are absent`() {
        var fields = InputFields()
        fields.set("request.city", "--city", text: "Kyiv")
        fields.set("request.limit", "--limit", figure: "2.50")
        fields.set("request.note", "--note", text: nil)
        fields.set("tags", "--tags", list: " a , ,b")
        fields.set("fast", "--fast", flag: nil)
        let expected: JSONValue = ["request": ["city": "Kyiv", "limit": 2.5], "tags": ["a", "b"]]
        #expect(.object(fields.json) == expected)
        #expect(fields.options["request.note"] == "--note" && fields.options["fast"] == "--fast")
    }

    @Test func `a secret is sent and never shown`() {
        var fields = InputFields()
        fields.set("name", "--name", text: "Ada")
        fields.set("passphrase", "--passphrase-file", secret: "correct horse battery")
        #expect(fields.json["passphrase"] == "correct horse battery")
        #expect(.object(fields.shown) == (["name": "Ada", "passphrase": "(secret)"] as JSONValue))
    }

    @Test func `bytes are encoded as base64`() {
        var fields = InputFields()
        fields.set("photo", "--photo", bytes: Array("Almanac".utf8))
        #expect(fields.json["photo"] == "QWxtYW5hYw==")
        fields.set("photo", "--photo", bytes: nil)
        #expect(fields.json["photo"] == "QWxtYW5hYw==")
    }
}
