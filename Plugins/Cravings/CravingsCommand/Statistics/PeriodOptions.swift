// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit

/// The options for the period of a statistic, and the hour at which its days begin.
struct PeriodOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Number of days up to the last one.", valueName: "number"))
    var days: String?

    @Option(help: ArgumentHelp("First day, instead of a number of days.", valueName: "date"))
    var from: String?

    @Option(help: ArgumentHelp("Last day (default: today).", valueName: "date"))
    var through: String?

    @Option(help: ArgumentHelp("Hour at which a day begins, from 0 to 12 (default: 4).", valueName: "hour"))
    var dayBoundary: String?

    /// Adds the period to the input of a computation.
    func add(to fields: inout InputFields) {
        fields.set("period.days", "--days", figure: days)
        fields.set("period.from", "--from", text: from)
        fields.set("period.through", "--through", text: through)
        fields.set("dayBoundary", "--day-boundary", figure: dayBoundary)
    }
}
