// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import Presentation

extension AstrologyPlugin {
    /// The presenters of charts, times, places, and vocabularies.
    public var presenters: [Presenter] { documents + pictures }

    /// The wheel as a picture and as a page, if the plugin has a converter.
    private var pictures: [Presenter] {
        guard let drawings else { return [] }
        return [(PresentationFormat.png, DrawingConverter.Format.png), (.pdf, .pdf)].flatMap { format, kind in
            [
                Presenter(
                    Astrology.natalChart, format, notes: { $0.notes($1) },
                    bytes: { request, chart, style in
                        try drawings.converted(chart.svg(request.wheel, style), to: kind)
                    }),
                Presenter(
                    Astrology.currentChart, format, notes: { $0.notes($1) },
                    bytes: { request, chart, style in
                        try drawings.converted(chart.svg(request.wheel, style), to: kind)
                    }),
            ]
        }
    }

    /// The presenters of the computations on saved charts.
    package var recordPresenters: [Presenter] {
        let notes: @Sendable (SavedChart, PresentationStyle) -> [String] = { $0.chart.notes($1) }
        let pictures = drawings.map { drawings in
            [(PresentationFormat.png, DrawingConverter.Format.png), (.pdf, .pdf)].map { format, kind in
                Presenter(
                    Astrology.myChart, format, notes: notes,
                    bytes: { input, saved, style in
                        try drawings.converted(saved.chart.svg(input.wheel, style), to: kind)
                    })
            }
        }
        return (pictures ?? []) + [
            Presenter(Astrology.myChart, .text) { _, saved, style in saved.text(style) },
            Presenter(Astrology.myChart, .markdown) { _, saved, style in ChartMarkdown(saved.chart, style).text },
            Presenter(Astrology.myChart, .svg, notes: notes) { input, saved, style in
                saved.chart.svg(input.wheel, style)
            },
            Presenter(Astrology.saveChart, .text) { _, saved, style in saved.confirmation(isNew: true, style) },
            Presenter(Astrology.editChart, .text) { _, saved, style in saved.confirmation(isNew: false, style) },
            Presenter(Astrology.removeChart, .text) { _, removal, style in removal.text(style) },
            Presenter(Astrology.refreshChart, .text) { _, charts, style in charts.text(style) },
            Presenter(Astrology.myCharts, .text) { _, list, style in list.text(style) },
            Presenter(Astrology.importCharts, .text) { _, charts, style in charts.text(style) },
            Presenter(Astrology.addPurchase, .text) { _, purchase, style in purchase.text(isRemoved: false, style) },
            Presenter(Astrology.removePurchase, .text) { _, removal, style in
                removal.purchase.text(isRemoved: true, style)
            },
            Presenter(Astrology.myPurchases, .text) { _, list, style in list.text(style) },
            Presenter(Astrology.myPurchaseStatus, .text) { _, status, style in status.text(style) },
            Presenter(Astrology.makeReport, .text) { _, report, style in report.text(style) },
            Presenter(Astrology.makeReport, .markdown) { _, report, style in report.markdown(style) },
            Presenter(Astrology.makeReport, .html) { _, report, style in report.html(style) },
            Presenter(Astrology.myReport, .html) { _, report, style in report.html(style) },
            Presenter(Astrology.addReport, .text) { _, report, style in report.text(style) },
            Presenter(Astrology.myReport, .text) { _, report, style in report.text(style) },
            Presenter(Astrology.myReport, .markdown) { _, report, style in report.markdown(style) },
            Presenter(Astrology.removeReport, .text) { _, removal, style in removal.text(style) },
            Presenter(Astrology.myReports, .text) { _, list, style in list.text(style) },
            Presenter(Astrology.exportCharts, .text) { _, charts, style in charts.text(style) },
            Presenter(Astrology.exportCharts, .csv, notes: { $0.losses(in: .csv, $1) }) { _, charts, _ in charts.csv },
            Presenter(Astrology.exportCharts, .aaf, notes: { $0.losses(in: .aaf, $1) }) { _, charts, _ in charts.aaf },
        ] + ActionKeys(plugin: "astrology").presenters
    }

    private var documents: [Presenter] {
        [
            Presenter(Astrology.natalChart, .text) { _, chart, style in ChartText(chart, style: style).text },
            Presenter(Astrology.natalChart, .markdown) { _, chart, style in ChartMarkdown(chart, style).text },
            Presenter(Astrology.natalChart, .svg, notes: { $0.notes($1) }) { request, chart, style in
                chart.svg(request.wheel, style)
            },
            Presenter(Astrology.currentChart, .text) { _, chart, style in ChartText(chart, style: style).text },
            Presenter(Astrology.currentChart, .markdown) { _, chart, style in ChartMarkdown(chart, style).text },
            Presenter(Astrology.currentChart, .svg, notes: { $0.notes($1) }) { request, chart, style in
                chart.svg(request.wheel, style)
            },
            Presenter(Astrology.resolveTime, .text) { _, time, style in
                TimeText(time, style: style).lines.joined(separator: "\n") + "\n"
            },
            Presenter(Astrology.report, .text) { _, report, style in ReportDocument(report).text(style) },
            Presenter(Astrology.report, .markdown) { _, report, _ in ReportDocument(report).markdown },
            Presenter(Astrology.report, .html) { _, report, style in ReportDocument(report).html(style) },
            Presenter(Astrology.bodies, .text) { _, list, style in list.text(style) },
            Presenter(Astrology.places, .text, notes: { $0.advice($1) }) { _, places, style in places.text(style) },
            Presenter(Astrology.houseSystems, .text) { _, systems, style in systems.text(style) },
            Presenter(Astrology.zodiacs, .text) { _, zodiacs, style in zodiacs.text(style) },
        ]
    }
}

extension Chart {
    /// Returns the warnings in the language of a style.
    fileprivate func notes(_ style: PresentationStyle) -> [String] {
        let say = Wording(style)
        return warnings.map { say.warning($0) }
    }

    /// Returns the wheel in a presentation style.
    fileprivate func svg(_ contents: WheelContents, _ style: PresentationStyle) -> String {
        wheel(style: WheelStyle(style), contents: contents, language: ReportLanguage(tag: style.language) ?? .english)
            .svg()
    }
}

extension WheelStyle {
    /// Creates the style of the wheel from a presentation style.
    init(_ style: PresentationStyle) {
        self.init(size: style.pixels ?? 1000)
        theme =
            switch style.theme {
            case .auto: .auto
            case .light: .light
            case .dark: .dark
            }
    }
}
