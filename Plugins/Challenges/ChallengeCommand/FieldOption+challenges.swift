// SPDX-License-Identifier: Apache-2.0

import CommandKit

extension FieldOption {
    /// The challenge that a command is about.
    static let challenge = argument("challenge")

    /// The day of a command.
    static let date = option("date", help: "Day, such as 2026-11-21 or yesterday (default: today).")
}

extension [String: FieldOption] {
    /// The situation of an input.
    static let situation: Self = [
        "situation.day": .date,
        "situation.hour": .option(value: "hour", help: "Hour of the day, 0 to 23 (default: now)."),
        "situation.isHoliday": .option("holiday", help: "Treat the day as near a holiday."),
        "situation.isSouthern": .excluded, "situation.season": .excluded,
    ]

    /// The challenge and the situation of an input.
    static let challengeInSituation = situation.merging(["challenge": .challenge]) { $1 }
}

extension String {
    /// The advice for a day without a challenge.
    static let assigning = "Run challenge today to get a challenge."
}
