// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension SavedReport {
    /// The report as it was kept, or the text from elsewhere with its source.
    func text(_ style: PresentationStyle) -> String {
        if let report { return ReportDocument(report).text(style) }
        let say = Wording(style)
        var lines = TextLines(style)
        lines.add(
            say(
                "astrology.report.elsewhere",
                "\(summary.chart.name), \(summary.area.rawValue), from elsewhere: \(summary.source)",
                [
                    "chart": summary.chart.name.argument, "area": summary.area.rawValue.argument,
                    "source": summary.source.argument,
                ]), lines.style.heading)
        lines.addGap()
        for paragraph in (text ?? "").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if paragraph.isEmpty { lines.addGap() } else { lines.add(String(paragraph)) }
        }
        return lines.text
    }

    /// Returns the report as Markdown.
    func markdown(_ style: PresentationStyle) -> String {
        if let report { return ReportDocument(report).markdown }
        let paragraphs = (text ?? "").split(whereSeparator: \.isNewline).map { String($0).escapedForMarkdown }
        let area = Wording(style).word(summary.area, "area")
        let heading = "# \(summary.chart.name.escapedForMarkdown), \(area)"
        return ([heading, "_\(summary.source.escapedForMarkdown)_"] + paragraphs).joined(separator: "\n\n") + "\n"
    }
}

extension SavedReport {
    /// The report as a page that loads nothing.
    func html(_ style: PresentationStyle) -> String {
        if let report { return ReportDocument(report).html(style) }
        let title = "\(summary.chart.name), \(Wording(style).word(summary.area, "area"))".escapedForHTML
        let paragraphs = (text ?? "").split(whereSeparator: \.isNewline).map { "<p>\(String($0).escapedForHTML)</p>\n" }
        return """
            <!DOCTYPE html>
            <html lang="\(summary.language.rawValue)">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
            <title>\(title)</title>
            <style>
            \(ReportDocument.stylesheet(style.theme))</style>
            </head>
            <body>
            <h1>\(title)</h1>
            <p class="notice">\(summary.source.escapedForHTML)</p>
            \(paragraphs.joined())</body>
            </html>

            """
    }
}

extension ReportList {
    /// Returns the reports as a table.
    func text(_ style: PresentationStyle) -> String {
        let say = Wording(style)
        var lines = TextLines(style)
        guard !reports.isEmpty else {
            lines.add(say("astrology.reports.none", "No report matches."))
            return lines.text
        }
        var table = TextTable([
            (say("astrology.table.key", "Key"), .leftWhole), (say("astrology.table.chart", "Chart"), .left),
            (say("astrology.table.area", "Area"), .leftWhole), ("", .leftWhole),
            (say("astrology.table.words", "Words"), .right), (say("astrology.table.revision", "Revision"), .right),
            (say("astrology.table.source", "From"), .left),
        ])
        for report in reports {
            table.add([
                String(report.id.prefix(13)), report.chart.name, say.word(report.area, "area"),
                report.language.rawValue,
                "\(report.words)", "\(report.revision)", report.source,
            ])
        }
        lines.add(table)
        if reports.count < total {
            lines.add(
                say(
                    "astrology.reports.part", "\(reports.count) of \(total) reports.",
                    ["shown": reports.count.argument, "total": total.argument]), lines.style.quiet)
        }
        return lines.text
    }
}

extension ReportRemoval {
    /// Returns what was removed.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add(
            Wording(style)(
                "astrology.report.removed",
                "Removed the report about \(report.chart.name), \(report.area.rawValue), \(report.language.rawValue).",
                [
                    "chart": report.chart.name.argument, "area": report.area.rawValue.argument,
                    "language": report.language.rawValue.argument,
                ]))
        return lines.text
    }
}
