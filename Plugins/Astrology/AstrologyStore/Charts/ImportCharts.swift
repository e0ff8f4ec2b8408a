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

        func imported(as key: String?) -> ImportedChart {
            ImportedChart(id: key, name: record.name, place: place, utc: computed.utc)
        }
    }

    func run(_ input: ImportChartsInput, in context: Context) async throws -> ImportedCharts {
        let today = try context.today()
        var tags: [ValidationIssue] = []
        tags.refuseRepeats(in: input.tags, at: "tags")
        guard tags.isEmpty else { throw ComputationError.refused(tags) }
        let file = try ChartFile(input, thisYear: today.year)
        let known = try await records.reading(in: context) { records in try records.read { try $0.charts.births() } }
        var report = ImportedCharts(
            charts: [], unchanged: [], count: file.drafts.count, format: file.format, dryRun: input.dryRun,
            problems: [], remarks: file.remarks)
        var issues = file.issues
        var names: [String: (place: String, birth: Birth)] = [:]
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
                let problems = record.issues(today: today)
                guard problems.isEmpty else { throw draft.located(.refused(problems)) }
                let name = record.name
                var number = 1
                func isSame(_ birth: Birth) -> Bool {
                    birth == record.request.birth
                        || draft.alternative.map { (try? Birth(json: .object($0))) == birth } ?? false
                }
                func isTaken(_ name: String) -> Bool {
                    [names[name]?.birth, known[name]?.birth].compactMap(\.self).contains { !isSame($0) }
                }
                while input.numbersNamesakes, isTaken(record.name.foldedName) {
                    number += 1
                    let suffix = " (\(number))"
                    record.name = String(name.prefix(50 - suffix.count)).nameOnOneLine + suffix
                }
                let folded = record.name.foldedName
                if let same = known[folded], isSame(same.birth) {
                    report.unchanged.append(same.chart)
                    continue
                }
                if let other = names[folded], isSame(other.birth) {
                    report.remarks.append("\(draft.place): the same name and birth as in \(other.place)")
                    continue
                }
                if let other = known[folded]?.chart.name ?? names[folded]?.place {
                    throw draft.located(
                        .refused(
                            path: "name", expected: "a name that no other chart has",
                            got: record.name.quoted(limit: 60),
                            recoverySuggestion: known[folded] == nil
                                ? "\(other) has it" : "\(other.quoted(limit: 60)) is saved with another birth"))
                }
                if number > 1 {
                    report.remarks.append(
                        "\(draft.place), name: saved as \(record.name.quoted(limit: 60)), because the name is taken")
                }
                let (request, computed) = try compute(draft, record.request, &report.remarks)
                record.request = request
                if record.id != "new", !keys.insert(record.id).inserted {
                    record.id = "new"
                    report.remarks.append("\(draft.place): another chart has its key, so it gets a new one")
                }
                report.remarks += computed.warnings.map { "\(draft.place): \($0)" }
                names[folded] = (draft.place, record.request.birth)
                prepared.append(Prepared(place: draft.place, record: record, computed: computed))
            } catch {
                issues += error.issues
            }
        }
        guard issues.isEmpty || input.skipBad else { throw Self.refusal(issues) }
        report.problems = issues.map(ImportProblem.init)
        guard !input.dryRun, !prepared.isEmpty else {
            report.charts = prepared.map { $0.imported(as: nil) }
            return report
        }
        return try await records.writing(in: context) { [prepared, report] records in
            try records.write { try save(prepared, into: $0, skippingBad: input.skipBad, report) }
        }
    }

    /// Saves charts; one whose name was taken since the file was read is a problem like the others.
    private func save(
        _ prepared: [Prepared], into transaction: RecordTransaction, skippingBad: Bool, _ report: ImportedCharts
    ) throws -> ImportedCharts {
        var report = report
        var issues: [ValidationIssue] = []
        var known: [String: (chart: NamedChart, birth: Birth)]?
        for one in prepared {
            do {
                let key = try transaction.charts.insert(one.record, one.computed).id
                report.charts.append(one.imported(as: key))
            } catch let error as ComputationError where error.code == .conflict {
                // Another import of the file can have been faster.
                let births = try known ?? transaction.charts.births()
                known = births
                if let same = births[one.record.name.foldedName], same.birth == one.record.request.birth {
                    report.unchanged.append(same.chart)
                    continue
                }
                issues += error.renamingPaths { "\(one.place), \($0)" }.issues
            }
        }
        guard issues.isEmpty || skippingBad else { throw Self.refusal(issues) }
        report.problems += issues.map(ImportProblem.init)
        return report
    }

    private static func refusal(_ issues: [ValidationIssue]) -> ComputationError {
        var refusal = ComputationError.refused(issues)
        refusal.message =
            "Nothing was saved: the file has \(issues.count == 1 ? "1 problem" : "\(issues.count) problems")."
        return refusal
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
    ///
    /// A birth whose revision is damaged is resolved again.
    func export(_ input: ExportChartsInput, _ sources: AstrologySources) throws -> ExportedCharts {
        var exported = ExportedCharts(charts: [], moments: [])
        let tag = input.tag?.lowercased()
        for key in try keys(input.charts) {
            let chart = try chart(key: key)
            if let tag, !chart.tags.contains(where: { $0.lowercased() == tag }) { continue }
            exported.charts.append(chart)
            let number = try latestRevision(of: key)
            let isReadable = try transaction.revisions.isReadable(number, of: key)
            exported.moments.append(
                isReadable
                    ? try transaction.revisions.revision(number, of: key).chart.birth
                    : try chart.request.computed(by: sources).chart.birth)
        }
        return exported
    }
}
