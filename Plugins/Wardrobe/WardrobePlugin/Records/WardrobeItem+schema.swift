// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension Schema where Value == String {
    /// Control characters and the code points with the property `White_Space` (Unicode 16), in a class of JSON Schema.
    private static var whitespace: String {
        #"\u0000-\u0020\u0085\u00a0\u1680\u2000\u2001\u2002-\u200a\u2028\u2029\u202f\u205f\u3000"#
    }

    /// An address that begins with `http://`, `https://`, or `file://`.
    static var webAddress: Schema {
        let expected = "an address that begins with https://, http://, or file://"
        return text(
            expected, pattern: "^(?:https?|file)://[^\(whitespace)]+$", lengths: 0...2_000, format: "uri",
            example: "https://example.org/blazer")
    }
}
