// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import Currencies
internal import GRDB
internal import WardrobePlugin

/// Reads the columns of a row from left to right.
struct ColumnReader {
    let row: Row
    /// The table's name for error messages.
    let table: String
    private var index: Int

    /// Creates a reader that starts at the column where another reader stopped.
    init(_ row: Row, of table: String, after columns: Int = 0) {
        self.row = row
        self.table = table
        index = columns - 1
    }

    mutating func text() -> String {
        index += 1
        return row[index]
    }

    mutating func textIfAny() -> String? {
        index += 1
        return row[index]
    }

    mutating func integer() -> Int {
        index += 1
        return row[index]
    }

    mutating func integerIfAny() -> Int? {
        index += 1
        return row[index]
    }

    mutating func numberIfAny() -> Double? {
        index += 1
        return row[index]
    }

    mutating func flag() -> Bool {
        index += 1
        return row[index]
    }

    mutating func flagIfAny() -> Bool? {
        index += 1
        return row[index]
    }

    mutating func word<Word: RawRepresentable>() throws -> Word where Word.RawValue == String {
        let text = text()
        guard let word = Word(rawValue: text) else { throw damaged(text) }
        return word
    }

    mutating func wordIfAny<Word: RawRepresentable>() throws -> Word? where Word.RawValue == String {
        guard let text = textIfAny() else { return nil }
        guard let word = Word(rawValue: text) else { throw damaged(text) }
        return word
    }

    /// Words of an enumeration, separated by spaces.
    mutating func words<Word: RawRepresentable>() throws -> [Word] where Word.RawValue == String {
        let text = text()
        guard !text.isEmpty else { return [] }
        return try text.split(separator: " ").map {
            guard let word = Word(rawValue: String($0)) else { throw damaged(text) }
            return word
        }
    }

    /// Texts, one on each line.
    mutating func lines() -> [String] {
        let text = text()
        return text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    mutating func day() throws -> CalendarDay {
        let text = text()
        guard let day = Self.day(text) else { throw damaged(text) }
        return day
    }

    mutating func dayIfAny() throws -> CalendarDay? {
        guard let text = textIfAny() else { return nil }
        guard let day = Self.day(text) else { throw damaged(text) }
        return day
    }

    mutating func instantIfAny() throws -> Timestamp? {
        guard let text = textIfAny() else { return nil }
        guard let instant = try? Timestamp(text) else { throw damaged(text) }
        return instant
    }

    mutating func time() throws -> EventTime {
        let text = text()
        guard let time = try? EventTime(text) else { throw damaged(text) }
        return time
    }

    mutating func color() throws -> SRGBColor {
        let text = text()
        guard let color = Self.color(text) else { throw damaged(text) }
        return color
    }

    mutating func colorIfAny() throws -> SRGBColor? {
        guard let text = textIfAny() else { return nil }
        guard let color = Self.color(text) else { throw damaged(text) }
        return color
    }

    mutating func moneyIfAny() -> Money? {
        let (amount, currency) = (textIfAny(), textIfAny())
        guard let amount, let currency else { return nil }
        return Money(amount: amount, currency: currency)
    }

    private func damaged(_ text: String) -> StoreError {
        let column = row.columnNames.dropFirst(index).first ?? "?"
        return StoreError(
            .corrupt,
            "The wardrobe records have \"\(text)\" in column \(column) of \(table), which this version can't read. "
                + "Update the program, or import your last export.")
    }

    /// Parses a date such as `2026-11-21`, as this store writes it, without allocating substrings.
    private static func day(_ text: String) -> CalendarDay? {
        var text = text
        return text.withUTF8 { bytes -> CalendarDay? in
            guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
                let year = number(bytes[0..<4]), let month = number(bytes[5..<7]), let day = number(bytes[8..<10])
            else { return nil }
            return try? CalendarDay(year: year, month: month, day: day)
        }
    }

    private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        var number = 0
        for digit in digits {
            guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
            number = number * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return number
    }

    /// Parses a color such as `#1F3A5F`, as this store writes it.
    private static func color(_ text: String) -> SRGBColor? {
        var text = text
        return text.withUTF8 { bytes -> SRGBColor? in
            guard bytes.count == 7, bytes[0] == UInt8(ascii: "#") else { return nil }
            var value = 0
            for byte in bytes.dropFirst() {
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | Int(byte - UInt8(ascii: "0"))
                case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | Int(byte - UInt8(ascii: "A") + 10)
                default: return nil
                }
            }
            return SRGBColor(
                red: UInt8(value >> 16), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF))
        }
    }
}
