// SPDX-License-Identifier: Apache-2.0

extension RecurrenceRule {
    /// The reason why a rule isn't supported.
    struct Refusal: Error {
        let sentence: String
    }

    /// Parses a rule such as `FREQ=MONTHLY;BYDAY=-1FR;COUNT=10`.
    ///
    /// - Parameter time: Parses the time of UNTIL.
    init(_ text: String, time: (String) -> CalendarTime?) throws(Refusal) {
        var parts: [String: String] = [:]
        for part in text.split(separator: ";") {
            let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard sides.count == 2 else {
                throw Refusal(sentence: "expected parts such as FREQ=WEEKLY, got \"\(part)\"")
            }
            guard parts.updateValue(String(sides[1]).uppercased(), forKey: sides[0].uppercased()) == nil else {
                throw Refusal(sentence: "expected each part once, got \(sides[0]) twice")
            }
        }
        guard let word = parts.removeValue(forKey: "FREQ"), let frequency = Frequency(rawValue: word) else {
            throw Refusal(
                sentence: "expected FREQ to be MINUTELY, HOURLY, DAILY, WEEKLY, MONTHLY, or YEARLY, got \"\(text)\"")
        }
        self.init(frequency: frequency)
        for (name, value) in parts.sorted(by: { $0.key < $1.key }) { try set(name, value, time) }
        if count != nil, until != nil { throw Refusal(sentence: "expected COUNT or UNTIL, got both") }
        if frequency == .weekly, !monthDays.isEmpty {
            throw Refusal(sentence: "expected no BYMONTHDAY in a weekly rule, got one")
        }
        if frequency != .yearly, !weekNumbers.isEmpty {
            throw Refusal(sentence: "expected BYWEEKNO only in a yearly rule")
        }
        if [.daily, .weekly, .monthly].contains(frequency), !yearDays.isEmpty {
            throw Refusal(sentence: "expected no BYYEARDAY in a rule by days, weeks, or months, got one")
        }
        if timesPerDay > Self.maximumPerDay, count ?? .max > 10_000 {
            throw Refusal(sentence: "expected at most \(Self.maximumPerDay) times a day, got \(timesPerDay)")
        }
        let mayCount =
            frequency == .monthly
            || frequency == .yearly && monthDays.isEmpty && yearDays.isEmpty && weekNumbers.isEmpty
        if !mayCount, weekDays.contains(where: { $0.ordinal != 0 }) {
            throw Refusal(sentence: "expected BYDAY without numbers in this rule, got \(parts["BYDAY"] ?? "some")")
        }
    }

    /// The number of occurrences on a day that has any.
    private var timesPerDay: Int {
        switch frequency {
        case .minutely: (hours.isEmpty ? 24 : hours.count) * (minutes.isEmpty ? 60 : minutes.count) / min(interval, 60)
        case .hourly: (hours.isEmpty ? 24 : hours.count) / min(interval, 24) * max(minutes.count, 1)
        default: max(hours.count, 1) * max(minutes.count, 1)
        }
    }

    /// The limit keeps a small file from having millions of occurrences.
    private static let maximumPerDay = 48

    private mutating func set(
        _ name: String, _ value: String, _ time: (String) -> CalendarTime?
    ) throws(Refusal) {
        switch name {
        case "INTERVAL": interval = try Self.number(name, value, 1...10_000)
        case "COUNT": count = try Self.number(name, value, 1...100_000)
        case "UNTIL":
            guard let time = time(value) else {
                throw Refusal(sentence: "UNTIL: expected a time such as 20261231T220000Z, got \"\(value)\"")
            }
            until = time
        case "BYDAY": weekDays = try Self.list(value).map { word throws(Refusal) in try Self.weekDay(word) }
        case "BYMONTHDAY": monthDays = try Self.signedNumbers(name, value, 31)
        case "BYMONTH": months = try Self.numbers(name, value, 1...12)
        case "BYYEARDAY": yearDays = try Self.signedNumbers(name, value, 366)
        case "BYWEEKNO": weekNumbers = try Self.signedNumbers(name, value, 53)
        case "BYHOUR": hours = try Self.numbers(name, value, 0...23)
        case "BYMINUTE": minutes = try Self.numbers(name, value, 0...59)
        case "RSCALE":
            guard value == "GREGORIAN" else { throw Refusal(sentence: "RSCALE=\(value) isn't supported") }
        case "SKIP":
            guard let skip = Skip(rawValue: value) else {
                throw Refusal(sentence: "SKIP: expected OMIT, BACKWARD, or FORWARD, got \"\(value)\"")
            }
            self.skip = skip
        case "BYSETPOS": positions = try Self.signedNumbers(name, value, 366)
        case "WKST":
            guard let day = Self.dayNames.firstIndex(of: value) else {
                throw Refusal(sentence: "WKST: expected a day such as MO, got \"\(value)\"")
            }
            weekStart = day
        default: throw Refusal(sentence: "\(name) isn't supported")
        }
    }

    private static let dayNames = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

    private static func list(_ value: String) -> [String] {
        value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }

    private static func weekDay(_ word: String) throws(Refusal) -> WeekDay {
        guard let day = dayNames.firstIndex(of: String(word.suffix(2))) else {
            throw Refusal(sentence: "BYDAY: expected a day such as MO or -1FR, got \"\(word)\"")
        }
        guard word.utf8.count > 2 else { return WeekDay(ordinal: 0, day: day) }
        guard let ordinal = Int(word.dropLast(2)), ordinal != 0, -53...53 ~= ordinal else {
            throw Refusal(sentence: "BYDAY: expected a day such as MO or -1FR, got \"\(word)\"")
        }
        return WeekDay(ordinal: ordinal, day: day)
    }

    private static func number(_ name: String, _ value: String, _ range: ClosedRange<Int>) throws(Refusal) -> Int {
        guard let number = Int(value), range.contains(number) else {
            throw Refusal(
                sentence:
                    "\(name): expected a whole number from \(range.lowerBound) to \(range.upperBound), got \"\(value)\""
            )
        }
        return number
    }

    private static func numbers(_ name: String, _ value: String, _ range: ClosedRange<Int>) throws(Refusal) -> [Int] {
        Array(Set(try list(value).map { word throws(Refusal) in try number(name, word, range) })).sorted()
    }

    private static func signedNumbers(_ name: String, _ value: String, _ limit: Int) throws(Refusal) -> [Int] {
        try list(value).map { word throws(Refusal) in
            guard let number = Int(word), number != 0, -limit...limit ~= number else {
                throw Refusal(
                    sentence: "\(name): expected whole numbers from 1 to \(limit) or -\(limit) to -1, got \"\(word)\"")
            }
            return number
        }
    }
}
