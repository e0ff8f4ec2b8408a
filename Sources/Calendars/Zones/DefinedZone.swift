// SPDX-License-Identifier: Apache-2.0

/// A zone that a calendar file defines in a VTIMEZONE (RFC 5545, section 3.6.5).
struct DefinedZone: Sendable {
    /// A period of standard or daylight saving time.
    struct Observance: Sendable {
        /// The first start, on the previous clock.
        let start: Int
        let offsetBefore: Int
        let offset: Int
        let rule: RecurrenceRule?
        let furtherStarts: [Int]

        /// Returns the last start at or before an instant, in seconds since 1970-01-01T00:00Z.
        func lastStart(at unixSeconds: Int) -> Int? {
            let limit = unixSeconds + offsetBefore
            var starts = ([start] + furtherStarts).filter { $0 <= limit }
            if let rule {
                // An observance starts at least once in four years, or it has ended.
                let end = rule.until.map { min(limit, $0.identity + offsetBefore) } ?? limit
                starts += rule.times(from: start, first: end - 1_462 * 86_400, last: end)
            }
            return starts.max().map { $0 - offsetBefore }
        }
    }

    let observances: [Observance]

    func offset(at unixSeconds: Int) -> Int? {
        let begun = observances.compactMap { one in one.lastStart(at: unixSeconds).map { ($0, one.offset) } }
        if let last = begun.max(by: { $0.0 < $1.0 }) { return last.1 }
        return observances.min { $0.start < $1.start }?.offsetBefore
    }
}
