// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import WardrobePlugin

/// Which stored events the events of a calendar are.
///
/// Events are the same by UID and recurrence id. A series that moved has other recurrence ids: its events are the same by
/// UID and day, or one after the other where none has kept its recurrence id or its day.
struct EventMatch {
    /// The stored event that each event of the calendar is, by its place.
    private(set) var earlier: [Int: StoredEvent] = [:]
    /// The stored events of the days that the calendar no longer has.
    private(set) var gone: [StoredEvent] = []

    /// Matches a calendar's events of some days with the stored ones of the calendar.
    init(_ events: [StoredEvent], _ known: [StoredEvent], within days: ClosedRange<CalendarDay>) {
        var left = known
        left = matching(events, left) { [$0.uid, $0.recurrenceID] }
        gone = left.filter { $0.touches(days) }
        let kept = Set(earlier.keys.compactMap { events[$0].uid })
        gone = matching(events, gone) { event in
            event.uid.map { [$0, "\(event.event.start.day)"] }
        }
        gone = matchingSeries(events, gone, besides: kept.union(earlier.keys.compactMap { events[$0].uid }))
    }

    /// Matches what is not matched yet by a key; nil matches nothing.
    /// - Returns: the stored events that are left.
    private mutating func matching(
        _ events: [StoredEvent], _ known: [StoredEvent], by key: (StoredEvent) -> [String?]?
    ) -> [StoredEvent] {
        var groups: [[String?]: [Int]] = [:]
        for (index, event) in known.enumerated() {
            guard let key = key(event) else { continue }
            groups[key, default: []].append(index)
        }
        var taken: Set<Int> = []
        for (index, event) in events.enumerated() where earlier[index] == nil {
            guard let key = key(event), let first = groups[key]?.first else { continue }
            groups[key]?.removeFirst()
            earlier[index] = known[first]
            taken.insert(first)
        }
        return known.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
    }

    /// Matches the events of series of which nothing is matched, one after the other.
    private mutating func matchingSeries(
        _ events: [StoredEvent], _ known: [StoredEvent], besides matched: Set<String>
    ) -> [StoredEvent] {
        var places: [String: Int] = [:]
        func key(_ event: StoredEvent) -> [String?]? {
            guard let uid = event.uid, !matched.contains(uid) else { return nil }
            places[uid, default: 0] += 1
            return [uid, "\(places[uid, default: 0])"]
        }
        let keys = known.map(key)
        places = [:]
        var taken: Set<Int> = []
        for (index, event) in events.enumerated() where earlier[index] == nil {
            guard let key = key(event), let place = keys.firstIndex(of: key) else { continue }
            earlier[index] = known[place]
            taken.insert(place)
        }
        return known.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
    }
}
