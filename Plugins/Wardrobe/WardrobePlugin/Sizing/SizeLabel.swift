// SPDX-License-Identifier: Apache-2.0

/// A parsed size label that can be compared with others: `M`, `XXL`, `S/M`, `42`, `EU 42.5`, `W32 L34`.
///
/// Letters are one size apart. Numbers are compared only within one system (`EU 42` isn't comparable to `UK 8`). The
/// distance between neighboring numbers depends on the garment: 1 for shoes and hats, 10 cm for belts, otherwise 2,
/// because most numbers are inches or half of a girth, whose steps are 4 cm in EN 13402-3. Other labels are compared as
/// words. This is our convention: no standard covers all labels.
struct SizeLabel: Hashable, Sendable {
    private enum Scale: Hashable {
        case letters
        case numbers
        /// Waist and length, in inches.
        case inches
        case anySize
        case words(String)
    }

    private let scale: Scale
    private let step: Double
    private var system = ""
    private var range = 0.0...0.0
    private var length: Double?

    /// Parses the label of a kind of garment.
    init(_ text: String, of category: Category) {
        step = Self.step(category)
        let label = text.uppercased().split(whereSeparator: \.isWhitespace).drop { $0 == "SIZE" }
            .joined(separator: " ")
        let (system, rest) = Self.system(label)
        let isOfTrousers = category.slot == .bottom || category == .jumpsuit
        let signs: [Character] = isOfTrousers ? ["-", "–"] : ["-", "–", "/"]
        if ["ONE SIZE", "ONESIZE", "OS", "O/S", "OSFA", "UNI", "TU", "FREE SIZE"].contains(label) {
            scale = .anySize
        } else if let range = Self.range(label, between: ["-", "–", "/"], Self.letters) {
            scale = .letters
            self.range = range
        } else if let range = Self.range(rest, between: signs, Self.number) {
            scale = .numbers
            self.system = system
            self.range = range
        } else if let (waist, length) = Self.inches(label) {
            scale = .inches
            range = waist...waist
            self.length = length
        } else {
            scale = .words(label)
        }
    }

    /// Returns how many sizes this one is above another of its kind; negative if it is below.
    ///
    /// It is 0 for the same size and if one of them includes the other, and nil if the sizes aren't comparable, such as
    /// letters and numbers.
    func steps(above other: SizeLabel) -> Double? {
        if self == other || scale == .anySize || other.scale == .anySize { return 0 }
        switch (scale, other.scale) {
        case (.letters, .letters): return gap(to: other)
        case (.numbers, .numbers):
            let gap = gap(to: other)
            // 42 usually means EU 42, but its relation to other numbers is unknown.
            guard system == other.system || gap == 0 && (system.isEmpty || other.system.isEmpty) else { return nil }
            return gap / step
        case (.inches, .inches):
            let gap = gap(to: other) / step
            guard gap == 0, let length, let otherLength = other.length else { return gap }
            return (length - otherLength) / step
        case (.inches, .numbers), (.numbers, .inches):
            // Trousers without a length: 32 is W32.
            return system.isEmpty && other.system.isEmpty ? gap(to: other) / step : nil
        default: return nil
        }
    }

    private func gap(to other: SizeLabel) -> Double {
        if range.overlaps(other.range) { return 0 }
        return range.lowerBound > other.range.upperBound
            ? range.lowerBound - other.range.upperBound : range.upperBound - other.range.lowerBound
    }

    private static func step(_ category: Category) -> Double {
        switch category {
        case _ where category.slot == .shoes: 1
        case .hat: 1
        case .belt: 10
        default: 2
        }
    }

    // MARK: Reading

    private static func range(
        _ text: String, between signs: [Character], _ read: (Substring) -> Double?
    ) -> ClosedRange<Double>? {
        if let value = read(text[...]) { return value...value }
        let parts = text.split(separator: " ").joined().split(omittingEmptySubsequences: false) { signs.contains($0) }
        guard parts.count == 2, let first = read(parts[0]), let last = read(parts[1]), first <= last else { return nil }
        return first...last
    }

    /// M is 0, and each size up is 1 more.
    private static func letters(_ text: Substring) -> Double? {
        switch text {
        case "M", "MEDIUM": return 0
        case "SMALL": return -1
        case "LARGE": return 1
        default: break
        }
        guard let last = text.last, last == "S" || last == "L" else { return nil }
        let extra = text.dropLast()
        let count: Int
        if extra.allSatisfy({ $0 == "X" }) {
            count = extra.count
        } else if extra.last == "X", let number = Int(extra.dropLast()), 1...9 ~= number {
            count = number
        } else {
            return nil
        }
        return Double(last == "L" ? 1 + count : -1 - count)
    }

    /// Returns a number from 0 to 300, with a decimal point or comma, or a half as `½` or ` 1/2`.
    private static func number(_ text: Substring) -> Double? {
        for half in ["½", " 1/2"] where text.hasSuffix(half) {
            return whole(text.dropLast(half.count)).map { $0 + 0.5 }
        }
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        guard let number = whole(parts[0]) else { return nil }
        switch parts.count {
        case 1: return number
        case 2: return parts[1] == "5" ? number + 0.5 : parts[1] == "0" ? number : nil
        default: return nil
        }
    }

    private static func whole(_ text: Substring) -> Double? {
        guard 1...3 ~= text.utf8.count, text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
            return nil
        }
        return Double(text).flatMap { $0 <= 300 ? $0 : nil }
    }

    /// `W32 L34`, `W32`, `32/34`, `32x34`.
    private static func inches(_ text: String) -> (waist: Double, length: Double?)? {
        let compact = text.filter { $0 != " " && $0 != "\"" }
        let parts = compact.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "X" || $0 == "L" }
            .filter { !$0.isEmpty }
        guard let first = parts.first, parts.count <= 2 else { return nil }
        let isMarked = first.first == "W"
        guard isMarked || parts.count == 2, let waist = whole(isMarked ? first.dropFirst() : first) else { return nil }
        guard parts.count == 2 else { return (waist, nil) }
        return whole(parts[1]).map { (waist, $0) }
    }

    /// Returns the country before or after a number, by its main name: `EUR 42`, `EU42`, and `42 EU` are equal.
    private static func system(_ text: String) -> (system: String, rest: String) {
        let names = ["EUR": "EU", "EU": "EU", "DE": "DE", "FR": "FR", "IT": "IT", "UK": "UK", "GB": "UK", "US": "US"]
        let first = text.prefix { $0.isLetter }
        if let system = names[String(first)] { return (system, String(text.dropFirst(first.count).drop { $0 == " " })) }
        guard let space = text.lastIndex(of: " "), let system = names[String(text[space...].dropFirst())] else {
            return ("", text)
        }
        return (system, String(text[..<space]))
    }
}
