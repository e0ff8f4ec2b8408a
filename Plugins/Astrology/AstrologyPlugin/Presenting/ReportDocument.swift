// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

/// A report as text, Markdown, and a page, each with a footnote for every passage.
struct ReportDocument {
    private let report: Report
    private let texts: ReportTexts

    init(_ report: Report) {
        self.report = report
        texts = ReportTexts(report.language)
    }

    private var passages: [Report.Passage] { report.sections.flatMap(\.passages) }

    private var length: String {
        texts.text("label.length", ["words": "\(report.words)", "minutes": "\(report.minutes)"])
    }

    private func footnote(_ passage: Report.Passage) -> String {
        let placement = passage.placement.prefix(1).uppercased() + passage.placement.dropFirst()
        let weight = Wording(report.language).number(passage.weight.fixed(decimals: 1))
        return "\(placement); \(texts.text("label.weight")) \(weight)"
    }

    /// Returns the footnotes of both sides of a contradiction.
    private func sides(
        _ contradiction: Report.Contradiction, separator: String = "", _ link: (Int) -> String
    ) -> String {
        [contradiction.plus, contradiction.minus].map { $0.sorted().map(link).joined(separator: separator) }
            .joined(separator: " ↔ ")
    }

    /// The report as text.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add(report.title, lines.style.heading)
        lines.add(report.birth)
        lines.add(length, lines.style.quiet)
        lines.addGap()
        lines.add(report.notice, lines.style.quiet)
        for section in report.sections {
            lines.addGap()
            lines.add(section.heading, lines.style.heading)
            for passage in section.passages { lines.add("\(passage.text) [\(passage.number)]") }
        }
        if !report.contradictions.isEmpty {
            lines.addGap()
            lines.add(texts.text("label.contradictions"), lines.style.heading)
            for contradiction in report.contradictions {
                lines.add("\(contradiction.text) \(sides(contradiction) { "[\($0)]" })")
            }
        }
        if !report.omissions.isEmpty {
            lines.addGap()
            lines.add(texts.text("label.omitted"), lines.style.heading)
            for omission in report.omissions { lines.add(omission) }
        }
        if !report.remarks.isEmpty {
            lines.addGap()
            lines.add(texts.text("label.remarks"), lines.style.heading)
            for remark in report.remarks { lines.add("- \(remark)", hanging: 2, lines.style.warning) }
        }
        lines.addGap()
        lines.add(texts.text("label.placements"), lines.style.heading)
        for passage in passages { lines.add("[\(passage.number)] \(footnote(passage))", hanging: 4) }
        return lines.text
    }

    /// The report as Markdown with footnotes.
    var markdown: String {
        var blocks = [
            "# \(report.title.escapedForMarkdown)", report.birth.escapedForMarkdown, length, "_\(report.notice)_",
        ]
        for section in report.sections {
            blocks.append("## \(section.heading)")
            blocks += section.passages.map { "\($0.text)[^\($0.number)]" }
        }
        if !report.contradictions.isEmpty {
            blocks.append("## \(texts.text("label.contradictions"))")
            blocks += report.contradictions.map { contradiction in
                "\(contradiction.text) \(sides(contradiction) { "[^\($0)]" })"
            }
        }
        if !report.omissions.isEmpty { blocks += ["## \(texts.text("label.omitted"))"] + report.omissions }
        if !report.remarks.isEmpty {
            blocks +=
                ["## \(texts.text("label.remarks"))"]
                + [report.remarks.map { "- \($0.escapedForMarkdown)" }.joined(separator: "\n")]
        }
        blocks.append(passages.map { "[^\($0.number)]: \(footnote($0))" }.joined(separator: "\n"))
        return blocks.joined(separator: "\n\n") + "\n"
    }

    /// The report as a page that loads nothing, with the wheel if the report has it.
    func html(_ style: PresentationStyle) -> String {
        let notes = passages.map { passage in
            "<li id=\"p\(passage.number)\">\(footnote(passage).escapedForHTML) <a href=\"#t\(passage.number)\">↩</a></li>"
        }
        return """
            <!DOCTYPE html>
            <html lang="\(report.language.rawValue)">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
            <title>\(report.title.escapedForHTML)</title>
            <style>
            \(Self.stylesheet(style.theme))</style>
            </head>
            <body>
            <header>
            <h1>\(report.title.escapedForHTML)</h1>
            <p>\(report.birth.escapedForHTML)<br><small>\(length)</small></p>
            <p class="notice">\(report.notice.escapedForHTML)</p>
            </header>
            \(report.wheel.map { "<figure>\($0)</figure>\n" } ?? "")\(sections)\(contradictions)\(omissions)\(remarks)<footer>
            <h2>\(texts.text("label.placements"))</h2>
            <ol>
            \(notes.joined(separator: "\n"))
            </ol>
            </footer>
            </body>
            </html>

            """
    }

    private var sections: String {
        report.sections.map { section in
            "<section>\n<h2>\(section.heading)</h2>\n"
                + section.passages.map { passage in
                    "<p id=\"t\(passage.number)\">\(passage.text.escapedForHTML)\(Self.link(passage.number))</p>\n"
                }.joined() + "</section>\n"
        }.joined()
    }

    private var contradictions: String {
        guard !report.contradictions.isEmpty else { return "" }
        let texts = report.contradictions.map { contradiction in
            "<p>\(contradiction.text.escapedForHTML)\(sides(contradiction, separator: "<sup>,</sup>", Self.link))</p>\n"
        }
        return "<section>\n<h2>\(self.texts.text("label.contradictions"))</h2>\n\(texts.joined())</section>\n"
    }

    private var omissions: String {
        guard !report.omissions.isEmpty else { return "" }
        let texts = report.omissions.map { "<p>\($0.escapedForHTML)</p>\n" }
        return "<section>\n<h2>\(self.texts.text("label.omitted"))</h2>\n\(texts.joined())</section>\n"
    }

    private var remarks: String {
        guard !report.remarks.isEmpty else { return "" }
        let items = report.remarks.map { "<li>\($0.escapedForHTML)</li>\n" }
        return "<section>\n<h2>\(texts.text("label.remarks"))</h2>\n<ul>\n\(items.joined())</ul>\n</section>\n"
    }

    private static func link(_ number: Int) -> String { "<sup><a href=\"#p\(number)\">\(number)</a></sup>" }

    static func stylesheet(_ theme: PresentationStyle.Theme) -> String {
        let colors = theme.rules(
            light: ":root { --ground: #fff; --ink: #1a1a1a; --quiet: #595959; --link: #0b57a4; }",
            dark: ":root { --ground: #14161a; --ink: #e8e8e8; --quiet: #a6a6a6; --link: #8ab4f8; }")
        return colors + "\n" + """
            body { margin: 2rem auto; max-width: 42rem; padding: 0 1rem; background: var(--ground); color: var(--ink);
              font: 1.05rem/1.6 Georgia, "Noto Serif", serif; }
            h1 { font-size: 1.7rem; line-height: 1.25; margin: 0 0 .5rem; }
            h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; break-after: avoid; }
            p { margin: 0 0 .8rem; }
            .notice, small, footer { color: var(--quiet); }
            .notice { font-style: italic; }
            a { color: var(--link); text-decoration: none; }
            sup { font-size: .7em; line-height: 0; margin-left: .15em; }
            figure { margin: 1.5rem 0; text-align: center; break-inside: avoid; }
            figure svg { width: 100%; height: auto; max-width: 34rem; }
            footer ol { font-size: .9rem; columns: 2; column-gap: 2rem; padding-left: 1.6rem; }
            footer li { break-inside: avoid; margin-bottom: .2rem; }
            @media (max-width: 34rem) { footer ol { columns: 1; } }
            @media print { body { margin: 0; max-width: none; font-size: 11pt; } a { color: inherit; } }
            @page { margin: 18mm; }

            """
    }
}
