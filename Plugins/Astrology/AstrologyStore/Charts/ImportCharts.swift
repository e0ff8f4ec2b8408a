// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import AstrologyPlugin
internal import ComputationKit
internal import GRDB

/// Saves the births in a file.
struct ImportCharts: Computation {
    let manifest = Manifest(
        id: Astrology.importCharts.id, summary: "Saves the births in a file: a table, AAF, or JSON.",
        discussion: """
            Reads tables with a heading, the Astrological Exchange Format (Astrolog, Solar Fire), exports of Almanac, and \
            subjects and charts of kerykeion and stellium. Every problem is listed by line or item. If there are any, \
            nothing is saved unless skipBad is true. What was chosen where the file leaves something open is in remarks. A \
            birth that is saved already under its name is left as it is.
            """,
        examples: [
            Example(
                "Preview of a table",
                ["text": "name,date,time,place\nSofia,15.05.1990,14:30,Lviv\nTaras,1814-03-09,,Kyiv\n", "dryRun": true]),
            Example(
                "A record of AAF",
                ["text": "#A93:Newton,Isaac,m,25.12.1642J,1:38,Grantham,GB\n#B93:*,52n49,0w38,*,L\n", "dryRun": true]),
        ], effects: [.writes, .clock])

    let records: LazyAstrologyRecords
    let sources: AstrologySources

    private struct Prepared {
        let place: String
        let record: BirthChart
        let computed: ComputedChart
    }

    func run(_ input: ImportChartsInput, in context: Context) async throws -> ImportedCharts {
        let today = try context.today()
        let file = try ChartFile(input, thisYear: today.year)
        let known = try await records.reading(in: context) { records in try records.read { try $0.charts.births() } }
        var report = ImportedCharts(
            charts: [], unchanged: [], count: file.drafts.count, format: file.format, dryRun: input.dryRun,
            problems: [], remarks: file.remarks)
        var issues = file.issues
        var names: [String: String] = [:]
        var keys = Set(known.values.map(\.chart.id))
        var prepared: [Prepared] = []
        for (index, draft) in file.drafts.enumerated() {
            try context.checkCancellation()
            if index % 20 == 0 { context.report(RunProgress(completed: index, total: file.drafts.count)) }
            report.remarks += draft.remarks
            do throws(ComputationError) {
                var record = try draft.record()
                record.request = record.request.unnamed
                record.tags += input.tags.filter { !record.tags.contains($0) }
                let folded = record.name.lowercased()
                if let same = known[folded], same.birth == record.request.birth {
                    report.unchanged.append(same.chart)
                    continue
                }
                let problems = record.issues(today: today)
                guard problems.isEmpty else { throw draft.located(.refused(problems)) }
                if let other = known[folded]?.chart.name ?? names[folded] {
                    throw draft.located(
                        .refused(
                            path: "name", expected: "a name that no other chart has",
                            got: record.name.quoted(limit: 60),
                            recoverySuggestion: known[folded] == nil
                                ? "\(other) has it" : "\(other.quoted(limit: 60)) is saved with another birth"))
                }
                let (request, computed) = try compute(draft, record.request, &report.remarks)
                record.request = request
                if record.id != "new", !keys.insert(record.id).inserted {
                    record.id = "new"
                    report.remarks.append("\(draft.place): another chart has its key, so it gets a new one")
                }
                report.remarks += computed.warnings.map { "\(draft.place): \($0)" }
                names[folded] = draft.place
                prepared.append(Prepared(place: draft.place, record: record, computed: computed))
            } catch {
                issues += error.issues
            }
        }
        guard issues.isEmpty || input.skipBad else {
            var refusal = ComputationError.refused(issues)
            refusal.message =
                "Nothing was saved: the file has \(issues.count == 1 ? "1 problem" : "\(issues.count) problems")."
            throw refusal
        }
        report.problems = issues.map(ImportProblem.init)
        let saved = try await save(prepared, isDryRun: input.dryRun, in: context)
        report.charts = zip(prepared, saved).map { one, key in
            ImportedChart(id: key, name: one.record.name, place: one.place, utc: one.computed.utc)
        }
        return report
    }

    private func save(_ prepared: [Prepared], isDryRun: Bool, in context: Context) async throws -> [String?] {
        guard !isDryRun, !prepared.isEmpty else { return prepared.map { _ in nil } }
        return try await records.writing(in: context) { records in
            try records.write { transaction in
                try prepared.map { try transaction.charts.insert($0.record, $0.computed).id }
            }
        }
    }

    /// Computes the chart of a draft; without its zone if that contradicts the offset that the file has as well.
    private func compute(
        _ draft: ChartDraft, _ request: ChartRequest, _ remarks: inout [String]
    ) throws(ComputationError) -> (ChartRequest, ComputedChart) {
        var request = request
        do throws(ComputationError) {
            return (request, try computed(request, draft, &remarks))
        } catch {
            if let isEarlier = draft.daylightSaving, error.issues.first?.path.hasSuffix("fold") == true {
                request.birth.fold = isEarlier ? .earlier : .later
                if let computed = try? computed(request, draft, &remarks) { return (request, computed) }
            }
            if let alternative = draft.alternative, let birth = try? Birth(json: .object(alternative)) {
                let zone = request.birth.zone ?? "the zone"
                request.birth = birth
                if let computed = try? computed(request, draft, &remarks) {
                    remarks.append(
                        "\(draft.place), zone: the offset in the file was used, because \(zone) had another one")
                    return (request, computed)
                }
            }
            throw draft.located(error)
        }
    }

    private func computed(
        _ request: ChartRequest, _ draft: ChartDraft, _ remarks: inout [String]
    ) throws(ComputationError) -> ComputedChart {
        do {
            let computed = try ComputedChart(request, sources)
            if let julianDay = draft.julianDay, abs(julianDay - computed.julianDay) > 1.5 / 1_440 {
                let minutes = ((computed.julianDay - julianDay) * 1_440).rounded()
                remarks.append(
                    "\(draft.place), Julian day: it is \(Int(abs(minutes))) minutes \(minutes > 0 ? "before" : "after") the "
                        + "date and time, which were used")
            }
            return computed
        } catch let error as ComputationError {
            throw error
        } catch let issue as ValidationIssue {
            throw .refused([issue])
        } catch {
            throw ComputationError(.internalError, "\(error)", underlying: error)
        }
    }
}

extension ChartRepository {
    /// Returns the births of all charts by their names in lowercase.
    fileprivate func births() throws -> [String: (chart: NamedChart, birth: Birth)] {
        let rows = try Row.fetchAll(db, sql: "SELECT id, name, foldedName, request FROM chart")
        var births: [String: (chart: NamedChart, birth: Birth)] = [:]
        for row in rows {
            let request = try RecordText.value(ChartRequest.self, from: row["request"], of: "chart")
            births[row["foldedName"]] = (NamedChart(id: row["id"], name: row["name"]), request.birth)
        }
        return births
    }

    /// Returns charts for an export, in the order in which they were saved.
    func export(_ input: ExportChartsInput) throws -> ExportedCharts {
        let keys =
            try input.charts.isEmpty
            ? all().map(\.key)
            : input.charts.enumerated().map {
                try key($0.element, at: "charts[\($0.offset)]")
            }
        var exported = ExportedCharts(charts: [])
        let tag = input.tag?.lowercased()
        for key in keys {
            let chart = try chart(key: key)
            if let tag, !chart.tags.contains(where: { $0.lowercased() == tag }) { continue }
            exported.charts.append(chart)
            guard input.includesMoments else { continue }
            exported.moments.append(try transaction.revisions.revision(latestRevision(of: key), of: key).chart.birth)
        }
        return exported
    }
}
