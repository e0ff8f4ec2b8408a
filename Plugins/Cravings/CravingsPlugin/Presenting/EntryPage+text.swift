// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
internal import ComputationKit
internal import Presentation

extension EntryPage {
    /// Returns the entries by day, with the status of each day.
    func text(for input: MyEntriesInput, _ style: PresentationStyle) -> String {
        var text = TextLines(style)
        let statuses = Dictionary(days.map { ($0.day, $0.status) }) { first, _ in first }
        let groups = Dictionary(grouping: entries, by: \.dayOfDiary)
        let shown = Set(groups.keys).union(daysWithoutEntries(for: input))
        guard !shown.isEmpty else {
            text.add(recorded == 0 ? "No entries yet." : "No entries match.")
            return text.text
        }
        let titles = Dictionary(recordings.map { ($0.id, $0) }) { first, _ in first }
        let texts = Dictionary(messages.map { ($0.id, $0) }) { first, _ in first }
        let keys = entries.map(\.id)
        for day in shown.sorted(by: { input.earliestFirst ? $0 < $1 : $0 > $1 }) {
            text.addGap()
            text.add(statuses[day].map { "\(day), \($0.words)" } ?? "\(day)", text.style.heading)
            for entry in groups[day] ?? [] {
                entry.add(to: &text, key: keys.shortKey(entry.id), EntryWords(style.language))
                guard case .craving(let craving) = entry else { continue }
                if let recording = craving.recording.flatMap({ titles[$0] }) {
                    text.addDetail("Recording: \(recording.name)")
                }
                if let message = craving.shown.flatMap({ texts[$0.message] }) {
                    text.addDetail("Message: \(message.text(in: style.language))")
                }
            }
        }
        text.addGap()
        let all = total.counted("entry", "entries")
        text.add(entries.count < total ? "\(entries.count.grouped) of \(all)" : all, text.style.quiet)
        if entries.contains(where: { $0.isTimeKnown && $0.dayOfDiary != $0.local.day }) {
            text.add("Days begin at 04:00; times before that fall on the next date.", text.style.quiet)
        }
        return text.text
    }

    /// Returns the days with a status to list without entries: those of the period, or of the listed entries if there
    /// are further pages; none if the entries are filtered by more than the period.
    private func daysWithoutEntries(for input: MyEntriesInput) -> [CalendarDay] {
        let isFiltered =
            input.filter != EntryFilter(from: input.filter.from, through: input.filter.through)
        guard !isFiltered else { return [] }
        guard entries.count < total else { return days.map(\.day) }
        let listed = entries.map(\.dayOfDiary)
        guard let first = listed.min(), let last = listed.max() else { return [] }
        return days.map(\.day).filter { (first...last).contains($0) }
    }

    /// A note about the entries that a table leaves out.
    var restNotes: [String] {
        entries.count < total ? ["The table has \(entries.count.grouped) of \(total.counted("entry", "entries"))."] : []
    }
}

extension TextLines {
    /// The columns of the time in a list of entries.
    fileprivate static let timeColumns = 9

    /// Adds a detail of an entry below it.
    fileprivate mutating func addDetail(_ detail: String) {
        add(label: String(repeating: " ", count: Self.timeColumns), detail.onOneLine)
    }
}

extension Entry {
    /// Adds the entry with its time, and its note below.
    fileprivate func add(to text: inout TextLines, key: String, _ words: EntryWords) {
        let time = isTimeKnown ? local.time.hourAndMinute : "no time"
        let parts = [self.words(words), circumstances].compactMap(\.self).joined(separator: "; ")
        text.add(label: time.padded(toTerminalWidth: TextLines.timeColumns), "\(parts) [\(key)]")
        if case .craving(let entry) = self, let later = entry.laterIntensity {
            text.addDetail("\(words.later): \(words.text(ofIntensity: later))")
        }
        if let notes { text.addDetail("Note: \(notes)") }
    }
}
