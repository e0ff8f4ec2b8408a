// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import AstrologyPlugin
internal import ComputationKit

extension StoredAstrologyPlugin {
    /// The computations on saved charts.
    @ComputationBuilder
    static func chartComputations(
        _ records: LazyAstrologyRecords, _ sources: AstrologySources
    ) -> [AnyComputation] {
        records.writing(
            Astrology.saveChart, "Saves a birth and its chart under a name.",
            discussion: """
                Stores the birth exactly as given, the computed chart, and the program and data that computed it.
                """,
            examples: [
                Example(
                    "A birth in Kyiv",
                    ["name": "Taras", "request": ["birth": ["date": "1990-05-15T14:30", "place": "Kyiv"]]]),
                Example(
                    "A birth from a biography",
                    [
                        "name": "Albert Einstein", "tags": ["physics"], "rating": "AA", "source": "birth certificate",
                        "request": ["birth": ["date": "1879-03-14T11:30", "place": "Ulm"]],
                    ]),
            ], effects: .clock,
            checking: { input, _ in
                try ComputationError.below("request") {
                    try ChartRequest.refuse(name: input.request.name)
                    return try ComputedChart(input.request.unnamed, sources)
                }
            }
        ) { records, input, computed in
            try records.write { transaction in
                let chart = BirthChart(
                    id: "new", name: input.name, request: input.request.unnamed, notes: input.notes, tags: input.tags,
                    source: input.source, rating: input.rating)
                let saved = try transaction.charts.insert(chart, computed)
                transaction.store.nameChange(saved.name)
                return saved.saved(try transaction.revisions.revision(1, of: saved.id))
            }
        }
        records.writing(
            Astrology.editChart, "Changes a saved chart: its name, birth, conventions, or notes.",
            discussion: """
                Omitted fields keep their values, and null clears one. If the birth or the conventions change, the \
                chart is computed again, and the answer lists what moved.
                """,
            examples: [
                Example("Another name", ["chart": "Olena", "name": "Olena Kovalenko"]),
                Example("A corrected time", ["chart": "Olena", "request": ["birth": ["date": "1990-05-15T14:35"]]]),
            ], effects: [.clock, .destructive],
            checking: { input, _ in
                guard !input.isEmpty else {
                    throw ComputationError.refused(path: "", expected: "something to change", got: "nothing")
                }
                try ComputationError.below("request") {
                    try ChartRequest.refuse(name: input.request.changes["name"]?.string)
                }
            }
        ) { records, input, _ in
            try records.write { try $0.charts.edit(input, sources) }
        }
        records.writing(
            Astrology.removeChart, "Removes a saved chart with its revisions, reports, and purchases.",
            discussion: "The answer says how many of each were removed, and what the purchases cost.",
            examples: [Example("A chart", ["chart": "Olena"])], effects: .destructive
        ) { records, input, _ in
            try records.write { transaction in
                let key = try transaction.charts.keyToRemove(input.chart)
                let chart = try transaction.charts.named(key: key)
                let revisions = try transaction.revisions.numbers(of: key).count
                let reports = try transaction.reports.count(ofChart: key)
                let purchases = try transaction.purchases.all(ofChart: key)
                try transaction.charts.remove(key: key)
                transaction.store.nameChange(chart.name)
                return ChartRemoval(
                    chart: chart, revisions: revisions, reports: reports, purchases: purchases.count,
                    paid: purchases.map(\.price).sums)
            }
        }
        RefreshCharts(records: records, sources: sources)
        ImportCharts(records: records, sources: sources)
        records.reading(
            Astrology.exportCharts, "Exports saved charts with the births as they were given.",
            discussion: "An import of the JSON saves equal charts. What is computed from the births isn't included.",
            examples: [Example("All", [:]), Example("A family", ["tag": "family"])]
        ) { records, input, _ in try records.read { try $0.charts.export(input, sources) } }
        records.reading(
            Astrology.myCharts, "Lists your saved charts, optionally filtered.",
            discussion: "The charts themselves aren't read, so that a long list is fast.",
            examples: [
                Example("All, most recently saved first", [:]),
                Example("A family by age", ["tag": "family", "sort": "birth"]),
            ]
        ) { records, input, _ in try records.read { try $0.charts.page(input, sources) } }
        records.reading(
            Astrology.myChart, "Returns a saved chart as it was computed, or with other conventions.",
            discussion: "With other conventions, the chart is computed now and isn't saved.",
            examples: [
                Example("As it was saved", ["chart": "Olena"]),
                Example("With another house system", ["chart": "Olena", "request": ["houseSystem": "koch"]]),
            ]
        ) { records, input, _ in
            try records.read { transaction in
                let key = try transaction.charts.key(input.chart)
                return try transaction.charts.saved(key: key, input, sources)
            }
        }
    }
}

extension ChartRepository {
    /// Changes a chart.
    fileprivate func edit(_ input: EditChartInput, _ sources: AstrologySources) throws -> SavedChart {
        let before = try chart(key: key(input.chart))
        let earlier = try transaction.revisions.revision(latestRevision(of: before.id), of: before.id)
        var edited = before
        edited.name = input.name?.nameOnOneLine ?? before.name
        edited.request = try ComputationError.below("request") { try input.request.applied(to: before.request).unnamed }
        // A new time replaces one in the date, and a new place the coordinates of the old one.
        let changed = input.request.changes["birth"]
        if changed?["place"]?.string != nil, changed?["latitude"] == nil, changed?["longitude"] == nil {
            (edited.request.birth.latitude, edited.request.birth.longitude) = (nil, nil)
        }
        if changed?["time"]?.string != nil, changed?["date"] == nil {
            edited.request.birth.date = edited.request.birth.dateWithoutTime
        }
        edited.notes = input.notes ?? before.notes
        edited.tags = input.tags.map { $0 ?? [] } ?? before.tags
        edited.source = input.source ?? before.source
        edited.rating = input.rating ?? before.rating
        if edited != before { edited.updated = transaction.instant }
        let computed =
            edited.request == before.request
            ? nil : try ComputationError.below("request") { try ComputedChart(edited.request, sources) }
        let revision = try update(edited, from: before, computed)
        transaction.store.nameChange(edited.name)
        var saved = edited.saved(revision)
        if computed != nil {
            saved.moves = earlier.chart.moves(to: revision.chart)
        } else {
            saved.changes = revision.origin.changes(
                now: edited.request, sources, julianDay: revision.chart.birth.julianDay)
        }
        return saved
    }

    /// Returns a chart as it was computed, or with other conventions.
    fileprivate func saved(
        key: String, _ input: MyChartInput, _ sources: AstrologySources
    ) throws -> SavedChart {
        var record = try chart(key: key)
        guard input.request.isEmpty else {
            guard input.revision == nil else {
                throw ComputationError.refused(
                    path: "revision", expected: "none with other conventions", got: "\(input.revision ?? 0)")
            }
            return try ComputationError.below("request") {
                try ChartRequest.refuse(name: input.request.changes["name"]?.string)
                record.request = try input.request.applied(to: record.request)
                var request = record.request
                request.name = record.name
                let computed = try request.computed(by: sources)
                return SavedChart(record: record, origin: computed.origin, changes: [], chart: computed.chart)
            }
        }
        let revision = try transaction.revisions.revision(input.revision ?? latestRevision(of: key), of: key)
        var saved = record.saved(revision)
        saved.changes = revision.origin.changes(
            now: record.request, sources, julianDay: revision.chart.birth.julianDay)
        return saved
    }
}

extension BirthChart {
    /// The key and name.
    var named: NamedChart { NamedChart(id: id, name: name) }

    /// Returns the chart with a revision, which has the name of the chart.
    fileprivate func saved(_ revision: ChartRevision) -> SavedChart {
        var chart = revision.chart
        chart.name = name
        return SavedChart(
            record: self, revision: revision.number, calculated: revision.calculated, origin: revision.origin,
            changes: [], chart: chart)
    }
}

extension ChartRequest {
    /// Refuses a name in a request, because the record has it.
    fileprivate static func refuse(name: String?) throws(ComputationError) {
        guard let name else { return }
        throw .refused(
            path: "name", expected: "no name in the request of a saved chart", got: name.quoted(limit: 60),
            recoverySuggestion: "the record has its own name")
    }

    /// The request without what the record has or the chart doesn't depend on.
    var unnamed: ChartRequest {
        var request = self
        request.name = nil
        request.wheel = WheelContents()
        return request
    }
}
