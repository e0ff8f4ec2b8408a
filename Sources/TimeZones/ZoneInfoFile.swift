// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// One compiled zone: its transitions, and the rule for the time after the last of them.
struct ZoneInfoFile: Sendable {
    private let times: [Int]
    /// The offset before the first transition, and from each transition on.
    private let offsets: [Int]
    private let rule: YearlyZoneRule?

    init?(path: String) {
        guard let data = try? Data(contentsOf: URL(filePath: path)) else { return nil }
        self.init([UInt8](data))
    }

    /// Reads the 64-bit part of a file; nil when it is no such file.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 44, bytes.starts(with: Array("TZif".utf8)), bytes[4] >= UInt8(ascii: "2") else {
            return nil
        }
        func counts(at offset: Int) -> [Int] {
            (0..<6).map { bytes.bigEndian(at: offset + 20 + 4 * $0, 4) }
        }
        let first = counts(at: 0)
        let start = 44 + first[3] * 5 + first[4] * 6 + first[5] + first[2] * 8 + first[1] + first[0]
        guard bytes.count >= start + 44 else { return nil }
        let second = counts(at: start)
        let (isUT, isStandard, leaps, count, types, letters) = (
            second[0], second[1], second[2], second[3], second[4], second[5]
        )
        let timesAt = start + 44
        let indexesAt = timesAt + count * 8
        let typesAt = indexesAt + count
        let end = typesAt + types * 6 + letters + leaps * 12 + isStandard + isUT
        guard types > 0, bytes.count >= end else { return nil }
        let known = (0..<types).map { bytes.bigEndian(at: typesAt + 6 * $0, 4) }
        let indexes = bytes[indexesAt..<typesAt].map(Int.init)
        guard indexes.allSatisfy(known.indices.contains) else { return nil }
        times = (0..<count).map { bytes.bigEndian(at: timesAt + 8 * $0, 8) }
        offsets = [known[0]] + indexes.map { known[$0] }
        let footer = String(decoding: bytes[end...].filter { $0 != 0x0A }, as: UTF8.self)
        rule = YearlyZoneRule(footer)
    }

    func offset(at unixSeconds: Int) -> Int {
        if let last = times.last, unixSeconds >= last, let rule { return rule.offset(at: unixSeconds) }
        if times.isEmpty, let rule { return rule.offset(at: unixSeconds) }
        var (low, high) = (0, times.count)
        while low < high {
            let middle = (low + high) / 2
            if times[middle] <= unixSeconds { low = middle + 1 } else { high = middle }
        }
        return offsets[low]
    }
}

extension [UInt8] {
    /// A signed number of so many bytes.
    fileprivate func bigEndian(at offset: Int, _ size: Int) -> Int {
        let word = self[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return size == 4 ? Int(Int32(truncatingIfNeeded: word)) : Int(Int64(bitPattern: word))
    }
}
