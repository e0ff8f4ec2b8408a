// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import AstrologyPlugin
internal import ComputationKit

/// Computes outdated charts again, without holding the store meanwhile.
struct RefreshCharts: Computation {
    let manifest = Manifest(
        id: Astrology.refreshChart.id, summary: "Computes outdated charts again, and lists what moved.",
        discussion: """
            A chart is outdated if Almanac, the library, its data files, the time zones, or the tables of places differ \
            from those it was computed with. Charts that can't be computed now keep their revisions.
            """,
        examples: [Example("All that are outdated", [:]), Example("One chart", ["charts": ["Olena"]])],
        effects: [.writes, .clock, .idempotent])

    let records: LazyAstrologyRecords
    let sources: AstrologySources

    private struct Outdated {
        let chart: BirthChart
        let revision: Int
        let changes: [OriginChange]
        var computed: ComputedChart?
    }

    func run(_ input: RefreshChartsInput, in context: Context) async throws -> RefreshedCharts {
        var (outdated, refreshed) = try await records.reading(in: context) { records in
            try records.read { try self.outdated(input, $0) }
        }
        for index in outdated.indices {
            try context.checkCancellation()
            context.report(RunProgress(completed: index, total: outdated.count))
            do {
                outdated[index].computed = try ComputedChart(outdated[index].chart.request, sources)
            } catch {
                let reason = (error as? ComputationError)?.description ?? "\(error)"
                refreshed.failures.append(RefreshFailure(chart: outdated[index].chart.named, reason: reason))
            }
        }
        let computed = outdated.filter { $0.computed != nil }
        guard !computed.isEmpty else { return refreshed }
        return try await records.writing(in: context) { [refreshed] records in
            try records.write { transaction in
                var refreshed = refreshed
                for one in computed { try save(one, transaction, &refreshed) }
                return refreshed
            }
        }
    }

    /// Returns the charts to compute again, and an answer with the number of the others.
    private func outdated(
        _ input: RefreshChartsInput, _ transaction: RecordTransaction
    ) throws -> ([Outdated], RefreshedCharts) {
        var origins = CurrentOrigins(sources: sources, charts: transaction.charts)
        var answer = RefreshedCharts(charts: [], upToDate: 0)
        var outdated: [Outdated] = []
        for key in try transaction.charts.keys(input.charts) {
            let changes = try origins.changes(of: key)
            // A damaged revision of a named chart is computed again, too.
            if let damage = changes.first(where: { $0.part == .record }) {
                let chart = try transaction.charts.named(key: key)
                answer.failures.append(RefreshFailure(chart: chart, reason: damage.after))
                continue
            }
            let number = try transaction.charts.latestRevision(of: key)
            if changes.isEmpty, try input.charts.isEmpty || transaction.revisions.isReadable(number, of: key) {
                answer.upToDate += 1
            } else {
                outdated.append(
                    Outdated(chart: try transaction.charts.chart(key: key), revision: number, changes: changes))
            }
        }
        return (outdated, answer)
    }

    /// Adds a revision, unless the chart was changed, refreshed, or removed meanwhile.
    private func save(
        _ outdated: Outdated, _ transaction: RecordTransaction, _ refreshed: inout RefreshedCharts
    ) throws {
        let charts = transaction.charts
        let key = outdated.chart.id
        guard try charts.all().contains(where: { $0.key == key }),
            try charts.latestRevision(of: key) == outdated.revision
        else {
            refreshed.failures.append(RefreshFailure(chart: outdated.chart.named, reason: "It was changed meanwhile."))
            return
        }
        let chart = try charts.chart(key: key)
        let isReadable = try transaction.revisions.isReadable(outdated.revision, of: key)
        let earlier = isReadable ? try transaction.revisions.revision(outdated.revision, of: key) : nil
        let revision = try charts.update(chart, from: chart, outdated.computed)
        refreshed.charts.append(
            RefreshedChart(
                chart: chart.named, revision: revision.number, changes: outdated.changes,
                moves: earlier?.chart.moves(to: revision.chart) ?? []))
    }
}
