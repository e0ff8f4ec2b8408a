// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import AstrologyPlugin
internal import ComputationKit

extension StoredAstrologyPlugin {
    /// The computations on kept reports.
    @ComputationBuilder
    static func reportComputations(_ records: LazyAstrologyRecords) -> [AnyComputation] {
        records.writing(
            Astrology.makeReport, "Composes a report about a saved chart and keeps it.",
            discussion: """
                The report rests on the latest revision of the chart, and preserves it. If the revision already has a \
                report in the area and language, returns that one.
                """,
            examples: [Example("Work, in Ukrainian", ["chart": "Olena", "area": "career", "language": "uk"])],
            effects: [.clock, .idempotent]
        ) { records, input, _ in
            try records.write { transaction in
                let (named, revision) = try transaction.charts.latest(input.chart)
                let reports = transaction.reports
                if let key = try reports.existing(named.id, revision.number, input.area, input.language) {
                    return try reports.report(key: key, includesWheel: input.includesWheel)
                }
                var chart = revision.chart
                chart.name = named.name
                let report = Report(of: chart, about: input.area, in: input.language)
                transaction.store.nameChange(named.name)
                let saved = try reports.insert(
                    SavedReport(
                        summary: ReportSummary(
                            id: "new", chart: named, revision: revision.number, area: input.area,
                            language: input.language, words: report.words, minutes: report.minutes,
                            generated: transaction.instant, source: "Almanac \(PluginManifest.almanacVersion)",
                            textVersion: report.textVersion, isFromElsewhere: false), report: report))
                return try reports.report(key: saved.summary.id, includesWheel: input.includesWheel)
            }
        }
        records.writing(
            Astrology.addReport, "Keeps a report from elsewhere with a saved chart.",
            discussion: "It is marked as from elsewhere, with its source.",
            examples: [
                Example(
                    "A text by hand",
                    ["chart": "Olena", "area": "career", "text": "You like to work alone.", "source": "Iryna"])
            ], effects: .clock
        ) { records, input, _ in
            try records.write { transaction in
                let (named, revision) = try transaction.charts.latest(input.chart)
                let words = input.text.wordCount
                transaction.store.nameChange(named.name)
                return try transaction.reports.insert(
                    SavedReport(
                        summary: ReportSummary(
                            id: "new", chart: named, revision: revision.number, area: input.area,
                            language: input.language, words: words,
                            minutes: max(1, Int((Double(words) / 200).rounded())), generated: transaction.instant,
                            source: input.source, isFromElsewhere: true), text: input.text))
            }
        }
        records.writing(
            Astrology.removeReport, "Removes a kept report.",
            discussion: "An earlier revision of its chart that no report rests on is removed with it.",
            examples: [Example("By chart, area, and language", ["report": "Olena career en"])], effects: .destructive
        ) { records, input, _ in
            try records.write { transaction in
                let report = try transaction.reports.report(key: transaction.reports.key(input.report)).summary
                try transaction.reports.remove(key: report.id)
                let latest = try transaction.charts.latestRevision(of: report.chart.id)
                try transaction.revisions.removeEarlier(than: latest, of: report.chart.id)
                transaction.store.nameChange(report.chart.name)
                return ReportRemoval(report: report)
            }
        }
        records.reading(
            Astrology.myReports, "Lists your kept reports, newest first.",
            examples: [Example("All", [:]), Example("About work", ["area": "career"])]
        ) { records, input, _ in try records.read { try $0.reports.page(input) } }
        records.reading(
            Astrology.myReport, "Returns a kept report.",
            discussion: "The text is that of the day it was made, also if the chart or the passages changed since.",
            examples: [Example("By chart, area, and language", ["report": "Olena career en"])]
        ) { records, input, _ in
            try records.read { transaction in
                let key = try transaction.reports.key(input.report)
                return try transaction.reports.report(key: key, includesWheel: input.includesWheel)
            }
        }
    }
}
