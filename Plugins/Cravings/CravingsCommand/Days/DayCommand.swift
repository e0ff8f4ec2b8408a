// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import CravingsPlugin

struct DayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "day", abstract: "Say what is known about a day: complete, nothing, or unknown.",
        usage: "cravings day <status> [--date <date>] [<options>]",
        discussion: """
            A day without a status and without entries is unknown. It never counts as a day without cravings or use. Days \
            begin at 04:00.

            EXAMPLES
              cravings day complete
              cravings day nothing --date yesterday
            """)

    @Argument(
        help: "complete: everything is logged; nothing: there was nothing to report; unknown: neither is known.",
        completion: .words(DayStatus.self))
    var status: String

    @Option(help: ArgumentHelp("Day (default: today).", valueName: "date"))
    var date: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("day", "--date", text: date)
        fields.set("status", "<status>", word: status, of: DayStatus.self)
        try await EngineCall(Cravings.setDayStatus, fields).print(as: output.presentation)
    }
}
