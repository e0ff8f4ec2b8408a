// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import CravingsPlugin

struct DayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "day", abstract: "Set a day's status: complete, nothing, or unknown.",
        usage: "cravings day <status> [--date <date>] [--from <date>] [<options>]",
        discussion: """
            A day without a status and without entries is unknown. It never counts as a day without cravings or use. Days \
            begin at 04:00. In a range, days with entries don't become days with nothing to report.

            EXAMPLES
              cravings day complete
              cravings day nothing --date yesterday
              cravings day nothing --from 2026-11-01 --through yesterday
            """)

    @Argument(
        help: "complete: everything is logged; nothing: there was nothing to report; unknown: neither is known.",
        completion: .words(DayStatus.self))
    var status: String

    @Option(help: ArgumentHelp("Day (default: today).", valueName: "date"))
    var date: String?

    @Option(help: ArgumentHelp("First day of a range, instead of --date.", valueName: "date"))
    var from: String?

    @Option(help: ArgumentHelp("Last day of a range (default: today).", valueName: "date"))
    var through: String?

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if date != nil, from != nil || through != nil {
            throw ValidationError("--date: expected either --date or --from and --through, got both")
        }
        if through != nil, from == nil { throw ValidationError("--through: expected --from as well, got none") }
    }

    func run() async throws {
        var fields = InputFields()
        fields.set("day", from == nil ? "--date" : "--from", text: from ?? date)
        fields.set("through", "--through", text: through ?? from.map { _ in "today" })
        fields.set("status", "<status>", word: status, of: DayStatus.self)
        try await EngineCall(Cravings.setDayStatus, fields).print(as: output.presentation)
    }
}
