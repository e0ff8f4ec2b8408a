// SPDX-License-Identifier: Apache-2.0

extension DateTimeText {
    /// The pattern of accepted texts, in the dialect of JSON Schema.
    ///
    /// Texts that match are rejected only for days that don't exist, unknown zones, and contradictory offsets.
    static let pattern =
        "^\(blank)*(?:[0-9]{4}|\(sign)[0-9]{4,6})[-\u{2212}](?:0[1-9]|1[0-2])[-\u{2212}](?:0[1-9]|[12][0-9]|3[01])"
        + "(?:(?:[Tt]| +)\(time) *)?(?:(?:[Zz]|\(offset)) *)?\(calendar)"
        + "(?:\\[!?(?:\(offset)|[^\\]=+\u{2212}-][^\\]=]*)\\]\(calendar))?\(blank)*$"

    private static let blank = "[ \\t\\n\\r]"
    private static let sign = "[+\u{2212}-]"
    private static let time = "(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:[.,][0-9]+)?)?"
    private static let offset =
        "\(sign)(?:(?:0[0-9]|1[0-7])(?:[0-5][0-9]|:[0-5][0-9](?::[0-5][0-9])?)?|18(?:00|:00(?::00)?)?)"
    /// RFC 9557's calendar key, any number of times.
    private static let calendar = "(?:\\[!?u-ca=(?:gregory|gregorian|iso8601|julian)\\])*"
}
