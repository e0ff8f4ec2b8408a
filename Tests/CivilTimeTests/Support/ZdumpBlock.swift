// SPDX-License-Identifier: Apache-2.0

import CivilTime

/// The output of `zdump -i` for one zone: for each change, the local date and time after it, the offset, the
/// abbreviation (omitted if it is the offset), and 1 for daylight saving time.
struct ZdumpBlock {
    struct Change {
        var moment: Int
        var offset: Int
        var abbreviation: String
        var isDaylight: Bool
    }

    var name: String
    var changes: [Change]

    static func parse(_ text: String) -> [ZdumpBlock] {
        var blocks: [ZdumpBlock] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("TZ=") {
                blocks.append(ZdumpBlock(name: String(line.dropFirst(4).dropLast()), changes: []))
            } else if !blocks.isEmpty, let change = Change(line) {
                blocks[blocks.count - 1].changes.append(change)
            }
        }
        return blocks
    }
}

extension ZdumpBlock.Change {
    init?(_ line: Substring) {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard fields.count >= 3, let offset = Self.seconds(fields[2]) else { return nil }
        self.offset = offset
        let name = fields.count > 3 ? fields[3].filter { $0 != "\"" } : ""
        abbreviation = name.isEmpty ? String(fields[2]) : String(name)
        isDaylight = fields.count > 4 && fields[4] == "1"
        if fields[0] == "-" {
            // 1800-01-01
            moment = -5_364_662_400
        } else {
            guard let date = try? CalendarDay(String(fields[0])) else { return nil }
            let parts = fields[1].split(separator: ":").compactMap { Int($0) } + [0, 0]
            moment =
                date.daysSince1970 * 86_400 + parts[0] * 3600 + parts[1] * 60 + parts[2]
                - offset
        }
    }

    /// `+hh[mm[ss]]` in seconds.
    private static func seconds(_ text: Substring) -> Int? {
        guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
        let digits = text.dropFirst().compactMap(\.wholeNumberValue) + [0, 0, 0, 0]
        let seconds =
            (digits[0] * 10 + digits[1]) * 3600 + (digits[2] * 10 + digits[3]) * 60 + digits[4] * 10
            + digits[5]
        return sign == "-" ? -seconds : seconds
    }
}
