// SPDX-License-Identifier: Apache-2.0

internal import CivilTime

extension UTCOffset {
    /// Creates an offset from the words that people write for one: `UTC+3`, `GMT-5`, `UTC+05:30`, `+3`.
    ///
    /// The sign is that of the words: `UTC+3` is ahead of Universal Time. (Zones such as `Etc/GMT-3` have the opposite
    /// sign; they aren't such words.)
    /// - Returns: `nil` if the text isn't in this form or the offset is more than 18 hours.
    init?(inWords text: some StringProtocol) {
        var rest = text.uppercased().filter { $0 != " " }[...]
        for prefix in ["UTC", "GMT", "UT"] where rest.hasPrefix(prefix) {
            rest = rest.dropFirst(prefix.count)
            break
        }
        guard let sign = rest.first, "+-\u{2212}".contains(sign) else { return nil }
        let digits = rest.dropFirst()
        let isShort = digits.prefix { $0.isASCII && $0.isNumber }.count == 1
        guard let offset = try? UTCOffset(plausible: "\(sign)\(isShort ? "0" : "")\(digits)") else { return nil }
        self = offset
    }
}
