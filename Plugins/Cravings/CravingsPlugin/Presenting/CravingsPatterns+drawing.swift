// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension CravingsPatterns {
    /// Returns the parts as one drawing.
    func drawing(_ style: PresentationStyle) -> String {
        var drawing = PatternDrawing()
        drawing.addTitle(period.words)
        for statement in statements { drawing.addNote(statement.text) }
        for part in parts {
            drawing.advance(by: 26)
            switch part {
            case .heatMap: heatMap?.draw(in: &drawing)
            case .calendar: drawCalendar(in: &drawing)
            case .series: drawSeries(in: &drawing)
            }
        }
        return drawing.document(title: "Patterns, \(period.from) to \(period.through)", style)
    }

    /// Draws a column for each week, a year at a time.
    private func drawCalendar(in drawing: inout PatternDrawing) {
        guard let days, let first = days.first?.day else { return }
        drawing.addTitle("Days")
        drawing.addNote("Darker: more cravings. A bar: use. Dashed: unknown.")
        let most = max(1, days.map(\.cravings).max() ?? 1)
        let start = first.daysSince1970 - (first.weekday - 1)
        let (size, gap, weeksInBlock) = (12, 2, 53)
        let weeks = ((days.last?.day ?? first).daysSince1970 - start) / 7 + 1
        var index = 0
        for block in stride(from: 0, to: weeks, by: weeksInBlock) {
            let top = drawing.top + 12
            var elements = (1...7).map { weekday in
                PatternDrawing.label(Weekday.shortName(weekday), x: 20, y: top + (weekday - 1) * (size + gap) + 10)
            }
            let end = min(weeks, block + weeksInBlock)
            while index < days.count, (days[index].day.daysSince1970 - start) / 7 < end {
                let day = days[index]
                let x = PatternDrawing.left + ((day.day.daysSince1970 - start) / 7 - block) * (size + gap)
                let y = top + (day.day.weekday - 1) * (size + gap)
                if day.day.day == 1 || index == 0 {
                    elements.append(
                        PatternDrawing.label(String("\(day.day)".prefix(7)), x: x, y: top - 3, "small"))
                }
                elements += day.elements(x: x, y: y, size: size, most: most)
                index += 1
            }
            drawing.add(elements)
            drawing.advance(by: 7 * (size + gap) + 22)
        }
    }

    /// Draws a panel for each quantity with its own scale.
    private func drawSeries(in drawing: inout PatternDrawing) {
        guard let days, let first = days.first, let last = days.last else { return }
        drawing.addTitle("By day, \(first.day) to \(last.day)")
        drawing.addNote("Each panel has its own scale. A gap with a dashed frame is unknown.")
        let width = Double(PatternDrawing.width - PatternDrawing.left - 20)
        let (height, step) = (46.0, width / Double(days.count))
        for series in DaySeries.all(of: days) {
            let bottom = Double(drawing.top) + height
            var elements = [
                PatternDrawing.label(
                    series.name.split(separator: " ").first.map(String.init) ?? "", x: 20, y: drawing.top + 20),
                PatternDrawing.label(
                    series.name.split(separator: " ").dropFirst().joined(separator: " "), x: 20,
                    y: drawing.top + 34),
                #"<rect x="\#(PatternDrawing.left)" y="\#(Int(bottom))" width="\#(Int(width))" height="1" class="ground"/>"#,
            ]
            elements += unknownRuns(days).map { run in
                let x = Double(PatternDrawing.left) + Double(run.lowerBound) * step
                return #"<rect x="\#(x.fixed(decimals: 1))" y="\#(drawing.top)" "#
                    + #"width="\#((Double(run.count) * step).fixed(decimals: 1))" height="\#(Int(height))" "#
                    + #"class="unknown"/>"#
            }
            let kind = series.name.hasPrefix("intensity") || series.name.hasPrefix("cravings") ? "craving" : "use"
            elements.append(
                #"<path class="\#(kind)" d="\#(series.path(bottom: bottom, height: height, step: step))"/>"#)
            drawing.add(elements)
            drawing.advance(by: Int(height) + 16)
        }
    }

    /// Returns the runs of days that aren't covered.
    private func unknownRuns(_ days: [PatternDay]) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var start: Int?
        for index in 0...days.count {
            let isUnknown = index < days.count && !days[index].isCovered
            if isUnknown, start == nil { start = index }
            if !isUnknown, let first = start {
                runs.append(first..<index)
                start = nil
            }
        }
        return runs
    }
}

extension PatternDay {
    /// Returns the day's cell of a calendar: cravings as opacity, use as a bar, unknown as a dashed frame.
    fileprivate func elements(x: Int, y: Int, size: Int, most: Int) -> [String] {
        let known =
            "\(day): \(cravings.counted("craving"))"
            + (medianIntensity.map { ", median intensity \($0.plain)" } ?? "") + ", \(uses.counted("use"))"
        let tip = isCovered ? known : cravings + uses == 0 ? "\(day): unknown" : "\(known), not all known"
        let kind = isCovered ? "ground" : "unknown"
        var group =
            "<g><title>\(tip.escapedForHTML)</title>"
            + #"<rect x="\#(x)" y="\#(y)" width="\#(size)" height="\#(size)" class="\#(kind)"/>"#
        if cravings > 0 {
            let opacity = (0.25 + 0.75 * Double(cravings) / Double(most)).fixed(decimals: 2)
            group +=
                #"<rect x="\#(x)" y="\#(y)" width="\#(size)" height="\#(size)" class="craving" "#
                + #"fill-opacity="\#(opacity)"/>"#
        }
        if uses > 0 {
            group += #"<rect x="\#(x + 1)" y="\#(y + size - 4)" width="\#(size - 2)" height="3" class="use"/>"#
        }
        return [group + "</g>"]
    }
}

extension DaySeries {
    /// Returns the bars of a panel as one path.
    fileprivate func path(bottom: Double, height: Double, step: Double) -> String {
        let width = max(0.6, step * 0.8).fixed(decimals: 1)
        var path = ""
        for (index, value) in values.enumerated() {
            guard let value, value > 0 else { continue }
            let bar = (value / top * height).fixed(decimals: 1)
            let x = (Double(PatternDrawing.left) + Double(index) * step).fixed(decimals: 1)
            path += "M\(x) \(bottom.fixed(decimals: 1))v-\(bar)h\(width)v\(bar)z"
        }
        return path
    }
}

extension HeatMap {
    /// Draws a cell for each hour of the week with its count.
    fileprivate func draw(in drawing: inout PatternDrawing) {
        let (width, height) = (31, 22)
        drawing.addTitle("\(entries.words.prefix(1).uppercased() + entries.words.dropFirst()) by hour and weekday")
        drawing.addNote(
            "n = \(n), \(coveredDays.counted("covered day")). Numbers are counts; darker: a higher rate. A weekday's "
                + "row includes the following night.")
        let top = drawing.top + 14
        var elements = (0..<24).map { hour in
            PatternDrawing.label("\(hour)", x: PatternDrawing.left + hour * width + 10, y: top - 4)
        }
        let most = rates.rates?.hours.map(\.rate).max() ?? 1
        var known: [Int: HourRates.HourRate] = [:]
        for hour in rates.rates?.hours ?? [] { known[hour.weekday * 24 + hour.hour] = hour }
        var numbers: [Int: Int] = [:]
        for hour in counts { numbers[hour.weekday * 24 + hour.hour] = hour.count }
        for weekday in 1...7 {
            let y = top + (weekday - 1) * height
            elements.append(PatternDrawing.label(Weekday.name(weekday), x: 20, y: y + 14))
            for hour in 0..<24 {
                let x = PatternDrawing.left + hour * width
                let (rate, count) = (known[weekday * 24 + hour], numbers[weekday * 24 + hour] ?? 0)
                let name = "\(Weekday.name(weekday)) \(hour):00"
                elements.append(
                    PatternDrawing.cell(
                        x: x, y: y, width: width - 2, height: height - 2, "ground", tip: "\(name): \(count)"))
                if let rate {
                    elements.append(
                        PatternDrawing.cell(
                            x: x, y: y, width: width - 2, height: height - 2, "craving", share: rate.rate / most * 0.9,
                            tip:
                                "\(name): \(count) in \(rate.exposure.counted("hour")), "
                                + "\(rate.rate.fixed(decimals: 2)) an hour (\(rate.low.fixed(decimals: 2)) to "
                                + "\(rate.high.fixed(decimals: 2)))"))
                }
                if count > 0 {
                    elements.append(PatternDrawing.label("\(count)", x: x + 14, y: y + 14, "count"))
                }
            }
        }
        drawing.add(elements)
        drawing.advance(by: 7 * height + 20)
        if case .notEnoughData(let shortage) = rates { drawing.addNote(shortage.message.text) }
    }
}
