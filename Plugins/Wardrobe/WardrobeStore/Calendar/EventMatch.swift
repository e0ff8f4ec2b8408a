// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import WardrobePlugin

/// Matches the events of a calendar with stored events.
///
/// Events match by UID and recurrence id. Recurrence ids change when a series moves; its events then match by UID and
/// day, or in order if none kept its recurrence id or day.
struct EventMatch {
    /// The stored event for each event of the calendar, by index.
    private(set) var earlier: [Int: StoredEvent] = [:]
    /// The stored events of these days that the calendar no longer has.
    private(set) var gone: [StoredEvent] = []

    /// Matches a calendar's events for a range of days with its stored events.
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

    /// Matches the remaining events by a key; nil matches nothing.
    /// - Returns: the stored events that remain unmatched.
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

    /// Matches the events of entirely unmatched series in order.
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
