// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import AstrologyPlugin
internal import ComputationKit
internal import GRDB

extension ChartRepository {
    /// Returns a page of the matching charts, without reading what was computed.
    func page(_ input: MyChartsInput, _ sources: AstrologySources) throws -> ChartList {
        var origins = CurrentOrigins(sources: sources, charts: self)
        // Only a search looks for the place as it was given.
        let givenPlace =
            input.text == nil ? "NULL" : "CASE WHEN json_valid(request) THEN json_extract(request, '$.birth.place') END"
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT id, rowid AS number, name, julianDay, created, place, notes, source, tags,
                    \(givenPlace) AS givenPlace FROM chart
                """)
        var matches: [Match] = []
        for row in rows where input.accepts(row, tags: (try? tags(row)) ?? []) {
            let match = Match(
                id: row["id"], number: row["number"], name: row["name"], julianDay: row["julianDay"],
                created: row["created"])
            if input.outdatedOnly, try origins.changes(of: match.id).isEmpty { continue }
            matches.append(match)
        }
        let page = try ListPage(
            matches, of: Astrology.myCharts, for: input, limit: input.limit, after: input.cursor,
            sortedBy: input.sortKeys)
        let charts = try page.elements.map { match in
            // A chart with a damaged value is in the list, and says so.
            var damage: String?
            var summary = try summary(key: match.id) { damage = $0.message }
            summary.changes = try origins.changes(of: match.id)
            if let damage { summary.changes = [OriginChange(part: .record, before: "", after: damage)] }
            if input.includesRequests, damage == nil { summary.record = try chart(key: match.id) }
            return summary
        }
        return ChartList(charts: charts, total: matches.count, all: rows.count, cursor: page.cursor)
    }

    /// Returns a chart as in a list, without what is different now.
    ///
    /// - Parameters:
    ///   - key: The key of the chart.
    ///   - onDamage: Is called for a value that can't be read, which is then missing.
    func summary(key: String, onDamage: (StoreError) throws -> Void = { throw $0 }) throws -> ChartSummary {
        let row = try row(of: key)
        func read<Value>(_ missing: Value, _ value: (Row) throws -> Value) throws -> Value {
            do {
                return try value(row)
            } catch let error as StoreError {
                try onDamage(error)
                return missing
            }
        }
        return ChartSummary(
            id: key, name: row["name"], birth: row["birth"], place: row["place"], utc: row["utc"],
            sun: try read(nil) { try sign($0, "sun") }, moon: try read(nil) { try sign($0, "moon") },
            ascendant: try read(nil) { try sign($0, "ascendant") }, tags: try read([], tags),
            rating: try read(nil, rating), revision: row["revision"], changes: [], created: instant(row["created"]),
            updated: instant(row["updated"]))
    }

    fileprivate struct Match {
        let id: String
        /// The place in the order in which charts were saved.
        let number: Int
        let name: String
        let julianDay: Double
        let created: Int?
    }
}

/// What charts would be computed with now.
///
/// Charts that were computed with the same program and files, and have the same bodies, are compared once.
struct CurrentOrigins {
    let sources: AstrologySources
    let charts: ChartRepository
    private var known: [String: [OriginChange]] = [:]

    init(sources: AstrologySources, charts: ChartRepository) {
        self.sources = sources
        self.charts = charts
    }

    /// Returns what is different now from what the latest revision of a chart was computed with.
    mutating func changes(of key: String) throws -> [OriginChange] {
        let statement = try charts.db.cachedStatement(
            sql: """
                SELECT origin, julianDay, CASE WHEN json_valid(request) THEN json_extract(request, '$.ephemeris', '$.bodies',
                    '$.addedBodies', '$.omittedBodies') END AS bodies FROM chart
                JOIN chartRevision ON chartRevision.chart = chart.id AND number = revision WHERE chart.id = ?
                """)
        guard let row = try Row.fetchOne(statement, arguments: [key]) else { return [] }
        let text: String = row["origin"]
        let group = "\(text) \(row["bodies"] as String? ?? "")"
        if let changes = known[group] { return changes }
        let origin = try RecordText.value(ChartOrigin.self, from: text, of: "chartRevision")
        let changes: [OriginChange]
        do {
            changes = origin.changes(
                now: try charts.chart(key: key).request, sources, julianDay: row["julianDay"])
        } catch let error as StoreError where error.code == .corrupt {
            // The list has the chart, and says what is wrong with it.
            return [OriginChange(part: .record, before: "", after: error.message)]
        }
        known[group] = changes
        return changes
    }
}

extension ChartOrigin {
    /// Returns what is different now for a chart.
    ///
    /// What can't be determined, such as the number of an asteroid without the list of names, is a change of the files.
    func changes(now request: ChartRequest, _ sources: AstrologySources, julianDay: Double) -> [OriginChange] {
        do {
            return changes(to: try request.origin(in: sources, of: julianDay, timeZones != nil))
        } catch {
            return [
                OriginChange(
                    part: .files, before: files.joined(separator: ", "), after: "can't be determined: \(error)")
            ]
        }
    }
}

extension String {
    /// The text in lowercase, with the Ukrainian letters that Unicode has after я in their places of the alphabet.
    fileprivate var alphabeticKey: String {
        var key = ""
        for character in lowercased() {
            switch character {
            case "ґ": key += "г\u{10FFFF}"
            case "є": key += "е\u{10FFFF}"
            case "і": key += "и\u{10FFFE}"
            case "ї": key += "и\u{10FFFF}"
            default: key.append(character)
            }
        }
        return key
    }
}

extension MyChartsInput {
    fileprivate func accepts(_ row: Row, tags: [String]) -> Bool {
        if let tag = tag?.lowercased(), !tags.contains(where: { $0.lowercased() == tag }) { return false }
        guard let text = text?.composed.searchText else { return true }
        let texts = ["name", "place", "givenPlace", "notes", "source"].compactMap { row[$0] as String? } + tags
        return texts.contains { $0.composed.searchText.contains(text) }
    }

    fileprivate func sortKeys(of match: ChartRepository.Match) -> [SortKey] {
        switch sort {
        case .created: [.descending(match.created ?? 0), .descending(match.number)]
        case .name: [.ascending(match.name.alphabeticKey), .ascending(match.number)]
        case .birth: [.ascending(Int((match.julianDay * 86_400).rounded())), .ascending(match.number)]
        }
    }
}
