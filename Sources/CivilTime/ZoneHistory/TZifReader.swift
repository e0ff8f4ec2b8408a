// SPDX-License-Identifier: Apache-2.0

/// A defect of a TZif file, and how to fix it.
struct TZifDamage: Error {
    /// The finding, in words that follow "got".
    var finding: String
    var remedy = "reinstall the package tzdata"

    init(_ finding: String) {
        self.finding = finding
    }
}

/// Reads the TZif format (RFC 9636, section 3).
///
/// Every count is checked against the file's size.
struct TZifReader {
    let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The periods of a file and the rule after the last of them.
    struct Contents {
        var periods: [(start: Int, rule: ZoneRule)]
        var footer: PosixTimeZone?
    }

    private struct Header {
        var version: UInt8
        var isUTCount, isStandardCount, leapCount, changeCount, typeCount, characterCount: Int
    }

    mutating func contents() throws(TZifDamage) -> Contents {
        let first = try header()
        guard first.version != 0 else {
            let changes = try changes(first, width: 4)
            return Contents(periods: Self.withStandardOffsets(changes, after: nil), footer: nil)
        }
        try skip(Self.length(first, width: 4))
        let second = try header()
        let changes = try changes(second, width: 8)
        let footer = try footer()
        // In a file without transitions, the footer applies to all times.
        if changes.count == 1, let footer, footer.daylight == nil {
            return Contents(periods: [(.min, footer.standard)], footer: nil)
        }
        return Contents(periods: Self.withStandardOffsets(changes, after: footer), footer: footer)
    }

    private static func length(_ header: Header, width: Int) -> Int {
        header.changeCount * (width + 1) + header.typeCount * 6 + header.characterCount
            + header.leapCount * (width + 4) + header.isStandardCount + header.isUTCount
    }

    /// The range of transitions, in seconds: about the age of the universe before and after 1970.
    ///
    /// Sums with any offset can't overflow. RFC 9636 recommends that writers stay inside this range.
    private static let times = -(1 << 59)...(1 << 59)

    private mutating func skip(_ count: Int) throws(TZifDamage) {
        guard count <= bytes.count - position else { throw TZifDamage("a truncated file") }
        position += count
    }

    private mutating func header() throws(TZifDamage) -> Header {
        let start = position
        try skip(44)
        guard bytes[start..<start + 4].elementsEqual("TZif".utf8) else {
            throw TZifDamage("a file that doesn't begin with TZif")
        }
        let counts = (0..<6).map { integer(at: start + 20 + 4 * $0, width: 4) & 0xFFFF_FFFF }
        // No count exceeds the file's size, so that the sums and products below can't overflow.
        guard counts.allSatisfy({ $0 <= bytes.count }) else { throw TZifDamage("a truncated file") }
        let header = Header(
            version: bytes[start + 4], isUTCount: counts[0], isStandardCount: counts[1], leapCount: counts[2],
            changeCount: counts[3], typeCount: counts[4], characterCount: counts[5])
        guard (1...256).contains(header.typeCount), header.characterCount > 0 else {
            throw TZifDamage("a file without local time types")
        }
        return header
    }

    /// Returns a big-endian signed integer of 4 or 8 bytes.
    private func integer(at start: Int, width: Int) -> Int {
        var value: UInt64 = 0
        for byte in bytes[start..<start + width] { value = value << 8 | UInt64(byte) }
        return width == 4
            ? Int(Int32(truncatingIfNeeded: value))
            : Int(truncatingIfNeeded: Int64(truncatingIfNeeded: value))
    }

    private mutating func changes(
        _ header: Header, width: Int
    ) throws(TZifDamage) -> [(start: Int, rule: ZoneRule)] {
        let start = position
        try skip(Self.length(header, width: width))
        guard header.leapCount == 0 else {
            var damage = TZifDamage("a file that counts leap seconds")
            damage.remedy = "use the zone's name without the prefix right/"
            throw damage
        }
        let typesStart = start + header.changeCount * (width + 1)
        let types = try types(at: typesStart, header)
        var changes: [(start: Int, rule: ZoneRule)] = [(.min, types[0])]
        changes.reserveCapacity(header.changeCount + 1)
        for index in 0..<header.changeCount {
            let second = integer(at: start + width * index, width: width)
            let type = Int(bytes[start + width * header.changeCount + index])
            guard type < types.count else { throw TZifDamage("a file with an unknown local time type") }
            guard Self.times.contains(second) else {
                throw TZifDamage("a file with a transition out of range")
            }
            guard let last = changes.last, second > last.start else {
                throw TZifDamage("a file with transitions out of order")
            }
            changes.append((second, types[type]))
        }
        return changes
    }

    private func types(at start: Int, _ header: Header) throws(TZifDamage) -> [ZoneRule] {
        let names = bytes[start + header.typeCount * 6..<start + header.typeCount * 6 + header.characterCount]
        var types: [ZoneRule] = []
        for record in stride(from: start, to: start + header.typeCount * 6, by: 6) {
            let offset = integer(at: record, width: 4)
            let flag = bytes[record + 4]
            let name = names.dropFirst(Int(bytes[record + 5]))
            guard UTCOffset.supportedSeconds.contains(offset) else {
                throw TZifDamage("a file with an offset of \(offset) seconds")
            }
            guard flag <= 1, let end = name.firstIndex(of: 0), end - name.startIndex <= 32,
                name[..<end].allSatisfy({ (0x21...0x7E).contains($0) })
            else { throw TZifDamage("a file with a damaged local time type") }
            types.append(
                ZoneRule(
                    offset: offset, standardOffset: offset, isFlaggedDaylight: flag == 1,
                    abbreviation: String(decoding: name[..<end], as: UTF8.self)))
        }
        return types
    }

    private mutating func footer() throws(TZifDamage) -> PosixTimeZone? {
        let newline = UInt8(ascii: "\n")
        guard position < bytes.count, bytes[position] == newline,
            let end = bytes[(position + 1)...].firstIndex(of: newline)
        else { throw TZifDamage("a file with a truncated footer") }
        let text = bytes[position + 1..<end]
        guard !text.isEmpty else { return nil }
        guard let footer = PosixTimeZone(String(decoding: text, as: UTF8.self)) else {
            throw TZifDamage("a file with an invalid rule in its footer")
        }
        return footer
    }

    /// Adds the standard time that each daylight saving time is based on.
    static func withStandardOffsets(
        _ changes: [(start: Int, rule: ZoneRule)], after footer: PosixTimeZone?
    ) -> [(start: Int, rule: ZoneRule)] {
        var result = changes
        var following = footer?.standard.offset
        var next = [Int?](repeating: nil, count: changes.count)
        for index in changes.indices.reversed() {
            if !changes[index].rule.isFlaggedDaylight { following = changes[index].rule.offset }
            next[index] = following
        }
        var previous: Int?
        for index in changes.indices {
            guard changes[index].rule.isFlaggedDaylight else {
                previous = changes[index].rule.offset
                continue
            }
            let rule = changes[index].rule
            let standard = StandardOffset.behind(
                daylight: rule.offset, abbreviation: rule.abbreviation, before: previous, after: next[index])
            result[index].rule = ZoneRule(
                offset: rule.offset, standardOffset: standard, isFlaggedDaylight: true, abbreviation: rule.abbreviation)
        }
        return result
    }
}
