// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension AstrologyPlugin {
    /// The presenters of charts, times, places, and vocabularies.
    public var presenters: [Presenter] {
        [
            Presenter(Astrology.natalChart, .text) { _, chart, style in ChartText(chart, style: style).text },
            Presenter(Astrology.natalChart, .markdown) { _, chart, _ in ChartMarkdown(chart).text },
            Presenter(Astrology.natalChart, .svg, notes: { $0.warnings.map(\.message) }) { _, chart, style in
                chart.wheel(style: WheelStyle(style)).svg()
            },
            Presenter(Astrology.resolveTime, .text) { _, time, style in
                TimeText(time, style: style).lines.joined(separator: "\n") + "\n"
            },
            Presenter(Astrology.bodies, .text) { _, list, style in list.text(style) },
            Presenter(Astrology.places, .text, notes: \.advice) { _, places, style in places.text(style) },
            Presenter(Astrology.houseSystems, .text) { _, systems, style in systems.text(style) },
            Presenter(Astrology.zodiacs, .text) { _, zodiacs, style in zodiacs.text(style) },
        ]
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
