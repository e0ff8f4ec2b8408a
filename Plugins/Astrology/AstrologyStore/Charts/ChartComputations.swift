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
                try ComputationError.below("request") { try ComputedChart(input.request.unnamed, sources) }
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
                let chart = try transaction.charts.chart(key: key)
                let revisions = try transaction.revisions.numbers(of: key).count
                let reports = try transaction.reports.count(ofChart: key)
                let purchases = try transaction.purchases.all(ofChart: key)
                try transaction.charts.remove(key: key)
                transaction.store.nameChange(chart.name)
                return ChartRemoval(
                    chart: chart.named, revisions: revisions, reports: reports, purchases: purchases.count,
                    paid: purchases.map(\.price).sums)
            }
        }
        records.writing(
            Astrology.refreshChart, "Computes outdated charts again, and lists what moved.",
            discussion: """
                A chart is outdated if Almanac, the library, its data files, the time zones, or the tables of places \
                differ from those it was computed with. Charts that can't be computed now keep their revisions.
                """,
            examples: [Example("All that are outdated", [:]), Example("One chart", ["charts": ["Olena"]])],
            effects: [.clock, .idempotent]
        ) { records, input, context in
            try records.write { try $0.charts.refresh(input, sources, context) }
        }
        ImportCharts(records: records, sources: sources)
        records.reading(
            Astrology.exportCharts, "Exports saved charts with the births as they were given.",
            discussion: "An import of the JSON saves equal charts. What is computed from the births isn't included.",
            examples: [Example("All", [:]), Example("A family", ["tag": "family"])]
        ) { records, input, _ in try records.read { try $0.charts.export(input) } }
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
        // A new time replaces one in the date.
        let changed = input.request.changes["birth"]
        if changed?["time"]?.string != nil, changed?["date"] == nil {
            edited.request.birth.date = edited.request.birth.dateWithoutTime
        }
        edited.notes = input.notes ?? before.notes
        edited.tags = input.tags.map { $0 ?? [] } ?? before.tags
        edited.source = input.source ?? before.source
        edited.rating = input.rating ?? before.rating
        edited.updated = transaction.instant
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

    /// Computes outdated charts again.
    fileprivate func refresh(
        _ input: RefreshChartsInput, _ sources: AstrologySources, _ context: Context
    ) throws -> RefreshedCharts {
        let keys =
            try input.charts.isEmpty
            ? all().map(\.key)
            : input.charts.enumerated().map {
                try key($0.element, at: "charts[\($0.offset)]")
            }
        var origins = CurrentOrigins(sources: sources, charts: self)
        var refreshed = RefreshedCharts(charts: [], upToDate: 0)
        for key in keys {
            try context.checkCancellation()
            let changes = try origins.changes(of: key)
            // A damaged revision of a named chart is computed again, too.
            let earlier =
                changes.isEmpty && input.charts.isEmpty
                ? nil : try? transaction.revisions.revision(latestRevision(of: key), of: key)
            guard !changes.isEmpty || !input.charts.isEmpty && earlier == nil else {
                refreshed.upToDate += 1
                continue
            }
            let chart = try chart(key: key)
            do {
                let computed = try ComputedChart(chart.request, sources)
                let revision = try update(chart, from: chart, computed)
                refreshed.charts.append(
                    RefreshedChart(
                        chart: chart.named, revision: revision.number, changes: changes,
                        moves: earlier?.chart.moves(to: revision.chart) ?? []))
            } catch let error as ComputationError {
                refreshed.failures.append(RefreshFailure(chart: chart.named, reason: error.description))
            } catch let issue as ValidationIssue {
                refreshed.failures.append(RefreshFailure(chart: chart.named, reason: issue.description))
            }
        }
        return refreshed
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
    /// The request without what the record has or the chart doesn't depend on.
    var unnamed: ChartRequest {
        var request = self
        request.name = nil
        request.wheel = WheelContents()
        return request
    }
}
