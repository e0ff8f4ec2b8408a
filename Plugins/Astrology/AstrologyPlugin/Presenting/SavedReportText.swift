// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension SavedReport {
    /// The report as it was kept, or the text from elsewhere with its source.
    func text(_ style: PresentationStyle) -> String {
        if let report { return ReportDocument(report).text(style) }
        var lines = TextLines(style)
        lines.add(
            "\(summary.chart.name), \(summary.area.rawValue), from elsewhere: \(summary.source)", lines.style.heading)
        lines.addGap()
        for paragraph in (text ?? "").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if paragraph.isEmpty { lines.addGap() } else { lines.add(String(paragraph)) }
        }
        return lines.text
    }

    /// The report as Markdown.
    var markdown: String {
        if let report { return ReportDocument(report).markdown }
        let paragraphs = (text ?? "").split(whereSeparator: \.isNewline).map { String($0).escapedForMarkdown }
        let heading = "# \(summary.chart.name.escapedForMarkdown), \(summary.area.rawValue)"
        return ([heading, "_\(summary.source.escapedForMarkdown)_"] + paragraphs).joined(separator: "\n\n") + "\n"
    }
}

extension SavedReport {
    /// The report as a page that loads nothing.
    func html(_ style: PresentationStyle) -> String {
        if let report { return ReportDocument(report).html(style) }
        let title = "\(summary.chart.name), \(summary.area.rawValue)".escapedForHTML
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
        var lines = TextLines(style)
        guard !reports.isEmpty else {
            lines.add("No report matches.")
            return lines.text
        }
        var table = TextTable([
            ("Key", .leftWhole), ("Chart", .left), ("Area", .leftWhole), ("", .leftWhole), ("Words", .right),
            ("Revision", .right), ("From", .left),
        ])
        for report in reports {
            table.add([
                String(report.id.prefix(13)), report.chart.name, report.area.rawValue, report.language.rawValue,
                "\(report.words)", "\(report.revision)", report.source,
            ])
        }
        lines.add(table)
        if reports.count < total { lines.add("\(reports.count) of \(total) reports.", lines.style.quiet) }
        return lines.text
    }
}

extension ReportRemoval {
    /// Returns what was removed.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add(
            "Removed the report about \(report.chart.name), \(report.area.rawValue), \(report.language.rawValue).")
        return lines.text
    }
}
