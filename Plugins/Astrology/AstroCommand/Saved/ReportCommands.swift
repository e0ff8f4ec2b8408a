// SPDX-License-Identifier: AGPL-3.0-or-later

import ArgumentParser
import AstrologyPlugin
import CommandKit
import ComputationKit

struct ReportsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reports", abstract: "List, show, add, and remove kept reports.",
        discussion: """
            EXAMPLES
              astro reports
              astro reports list --area career
            """,
        subcommands: [
            FieldCommand<ListReports>.self, FieldCommand<ShowReport>.self, FieldCommand<AddReport>.self,
            FieldCommand<RemoveReport>.self,
        ], defaultSubcommand: FieldCommand<ListReports>.self)
}

enum ListReports: AstroForm {
    static let command = FieldCommandDefinition(
        Astrology.myReports, "astro reports list", "List your kept reports.", usage: "[--chart <chart>]",
        examples: ["astro reports list", "astro reports list --chart Olena"], ["language": "report-language"])

    static let languages = ReportLanguage.words
}

enum ShowReport: AstroForm {
    static let command = FieldCommandDefinition(
        Astrology.myReport, "astro reports show", "Show a kept report.", usage: "<report>",
        examples: ["astro reports show \"Olena career en\""],
        formats: [.text, .markdown, .html, .json],
        [
            "report": .argument("report"),
            "includesWheel": .flag("wheel", setting: true, help: "Include the wheel, for a page."),
        ])
}

enum AddReport: AstroForm {
    static let command = FieldCommandDefinition(
        Astrology.addReport, "astro reports add", "Keep a report from elsewhere with a saved chart.",
        usage: "<chart> --text <text> --source <text>",
        examples: ["astro reports add Olena --text \"You like to work alone.\" --source Iryna"],
        ["chart": .argument("chart")])
}

enum RemoveReport: AstroForm {
    static let command = FieldCommandDefinition(
        Astrology.removeReport, "astro reports remove", "Remove a kept report.", usage: "<report>",
        examples: ["astro reports remove \"Olena career en\""],
        ["report": .argument("report")])
}

struct PurchasesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "purchases", abstract: "Record purchases of reports, for an app that sells them.",
        discussion: """
            EXAMPLES
              astro purchases
              astro purchases status Olena career
            """,
        subcommands: [
            FieldCommand<ListPurchases>.self, FieldCommand<AddPurchase>.self, FieldCommand<RemovePurchase>.self,
            FieldCommand<ShowPurchaseStatus>.self,
        ], defaultSubcommand: FieldCommand<ListPurchases>.self)
}

enum ListPurchases: AstroForm {
    static let command = FieldCommandDefinition(
        Astrology.myPurchases, "astro purchases list", "List the purchases.", usage: "[--chart <chart>]",
        examples: ["astro purchases list", "astro purchases list --chart Olena"])
}

enum AddPurchase: AstroForm {
    static let command = FieldCommandDefinition(
        Astrology.addPurchase, "astro purchases add", "Record a purchase of reports about a chart in an area.",
        usage: "<chart> <area> <transaction>",
        examples: ["astro purchases add Olena career 2000000812345678 --price \"6.99 USD\""],
        [
            "chart": .argument("chart"), "area": .argument("area"), "transactionID": .argument("transaction"),
        ])
}

enum RemovePurchase: AstroForm {
    static let command = FieldCommandDefinition(
        Astrology.removePurchase, "astro purchases remove", "Remove the record of a purchase.", usage: "<transaction>",
        examples: ["astro purchases remove 2000000812345678"], ["transactionID": .argument("transaction")])
}

enum ShowPurchaseStatus: AstroForm {
    static let command = FieldCommandDefinition(
        Astrology.myPurchaseStatus, "astro purchases status",
        "Show whether reports about a chart in an area were bought.", usage: "<chart> <area>",
        examples: ["astro purchases status Olena career"],
        ["chart": .argument("chart"), "area": .argument("area")])
}
