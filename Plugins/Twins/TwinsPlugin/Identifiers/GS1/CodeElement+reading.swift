// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension CodeElement {
    /// Reads the data of an element.
    ///
    /// - Parameter today: The day from which years with two digits are counted.
    /// - Throws: `ValidationIssue` with an empty path if a date doesn't exist in its century.
    init(_ element: ElementString.Element, today: CalendarDay) throws(ValidationIssue) {
        let identifier = element.identifier
        self.init(identifier: identifier.code, title: identifier.title, data: element.data, countries: [])
        var days: [CalendarDay] = []
        var clock: [Int] = []
        for part in identifier.parts(of: element.data) {
            for rule in part.component.rules {
                switch rule {
                case "yymmd0", "yymmdd":
                    guard let day = GS1Date.day(part.text, today: today) else {
                        throw ValidationIssue(
                            path: "", expected: "(\(identifier.code)) \(identifier.title): a date that exists",
                            got: "\"\(part.text)\"", kind: .rule)
                    }
                    days.append(day)
                case "yyyymmdd":
                    days += [GS1Date.longDay(part.text)].compactMap { $0 }
                case "hhmi": clock = [Int(part.text.prefix(2)) ?? 0, Int(part.text.suffix(2)) ?? 0]
                case "hh", "mi", "ss": clock.append(Int(part.text) ?? 0)
                case "iso3166", "iso3166alpha2", "iso3166999":
                    countries += [CountryCodes.name(of: String(part.text))].compactMap { $0 }
                case "iso4217": currency = GS1Figure.currency(number: part.text)
                default: continue
                }
            }
        }
        day = days.first
        through = days.count > 1 ? days[1] : nil
        time =
            clock.isEmpty
            ? nil
            : try? ClockTime(
                hour: clock[0], minute: clock.count > 1 ? clock[1] : 0, second: clock.count > 2 ? clock[2] : 0)
        readFigure(of: identifier, data: element.data)
    }

    private mutating func readFigure(of identifier: ApplicationIdentifier, data: String) {
        switch identifier.code {
        case "30", "37": figure = GS1Figure.decimal(data, decimals: 0)
        case "4330", "4331", "4332", "4333":
            // Hundredths of a degree; a hyphen at the end is a minus sign.
            let text = GS1Figure.decimal(data.prefix(6), decimals: 2)
            figure = data.hasSuffix("-") ? "-" + text : text
            unit = ["4330", "4332"].contains(identifier.code) ? "°F" : "°C"
        case "7004": figure = GS1Figure.decimal(data, decimals: 0)
        default:
            guard let decimals = identifier.decimals, let last = identifier.parts(of: data).last?.text else { return }
            figure = GS1Figure.decimal(last, decimals: decimals)
            unit = identifier.code.hasPrefix("394") ? "%" : identifier.unit
        }
    }

    private init(identifier: String, title: String, data: String, countries: [String]) {
        self.identifier = identifier
        self.title = title
        self.data = data
        self.countries = countries
    }
}

extension GS1Date {
    /// Returns the day of a date written YYYYMMDD, or `nil` if there is none.
    static func longDay(_ text: Substring) -> CalendarDay? {
        guard text.utf8.count == 8, text.digitValues != nil, let year = Int(text.prefix(4)),
            let month = Int(text.dropFirst(4).prefix(2)), let day = Int(text.suffix(2))
        else { return nil }
        return try? CalendarDay(year: year, month: month, day: day)
    }
}
