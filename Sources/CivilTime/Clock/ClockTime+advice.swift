// SPDX-License-Identifier: Apache-2.0

extension ClockTime {
    /// Returns advice on how to write a text as a 24-hour time.
    package static func advice(on text: String) -> String {
        if let advice = adviceOnHalfDay(text) { return advice }
        if let groups = digitGroups(of: text), let hour = groups.first, hour.length <= 2, groups.count >= 2,
            let time = try? ClockTime(
                hour: hour.value, minute: groups[1].value, second: groups.count > 2 ? groups[2].value : 0)
        {
            return "write the time as \(groups.count > 2 ? time.description : time.hourAndMinute)"
        }
        return "write a 24-hour time with two digits each, such as 14:30 or 14:30:15"
    }

    /// Returns advice on a 12-hour time such as `2:30 PM`, or `nil` if the text has neither AM nor PM.
    package static func adviceOnHalfDay(_ text: String) -> String? {
        let lowered = text.lowercased()
        let isAfternoon = lowered.contains("p")
        guard lowered.contains("m"), isAfternoon || lowered.contains("a") else { return nil }
        guard let groups = digitGroups(of: text), let hour = groups.first?.value, (1...12).contains(hour),
            let time = try? ClockTime(
                hour: hour % 12 + (isAfternoon ? 12 : 0), minute: groups.count > 1 ? groups[1].value : 0)
        else { return "write a 24-hour time such as 14:30" }
        return "write the 24-hour time \(time.hourAndMinute)"
    }

    /// Returns up to three groups of digits at the start of a text, separated by one of `. / - :` or spaces; `nil` if
    /// there are none, or one has more than eight digits.
    package static func digitGroups(of text: some StringProtocol) -> [(value: Int, length: Int)]? {
        var scanner = ISO8601Scanner(text)
        var groups: [(value: Int, length: Int)] = []
        while scanner.digitCount > 0, groups.count < 3 {
            let length = scanner.digitCount
            guard length <= 8, let value = scanner.number(digits: length) else { return nil }
            groups.append((value, length))
            guard scanner.skip(".", "/", "-", ":", " ") != nil else { break }
            scanner.skipBlanks()
        }
        return groups.isEmpty ? nil : groups
    }
}
