// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CivilTime
internal import ComputationKit
internal import CravingsPlugin

extension StoredCravingsPlugin {
    /// Replaces the list of where to find help.
    static func setHelpLines(_ records: LazyCravingsRecords) -> some Computation {
        records.writing(
            Cravings.setHelpLines, "Replaces your list of where to find help.",
            discussion: """
                The list is shown first at intensity 10. It can't be empty; the list that comes with the program can \
                be restored.
                """,
            examples: [
                Example("A person", ["lines": [["name": "Olena", "contact": "+380 44 000 00 00"]]]),
                Example("The list of the program", ["restoresDefault": true]),
            ], effects: [.idempotent, .destructive, .clock]
        ) { records, input, _ in
            guard input.lines.isEmpty == input.restoresDefault else {
                throw ComputationError.refusal(
                    "lines", "at least one line, or the list of the program", input.lines.isEmpty ? "neither" : "both")
            }
            var issues: [ValidationIssue] = []
            for (index, line) in input.lines.enumerated() {
                issues.collect(under: "lines[\(index)]") { issues in
                    issues += line.issues(today: records.today)
                    guard line.contact == nil, line.details == nil else { return }
                    issues.append(
                        ValidationIssue(
                            path: "contact", expected: "a contact of \(line.name), such as a telephone number",
                            got: "none", kind: .rule))
                }
            }
            guard issues.isEmpty else { throw ComputationError.refused(issues) }
            return try records.write { try $0.helpLines.replace(input.lines) }
        }
    }
}

/// Lists where to find help.
struct MyHelpLines: NoticeProviding {
    let manifest = Manifest(
        id: Cravings.myHelpLines.id, summary: "Lists where to find help.",
        discussion: """
            Without a list of your own, it is the one that comes with the program, for the country of the time zone. \
            That is also the answer if your diary can't be read.
            """, examples: [Example("All", [:])], effects: [.reads, .clock])

    let access: LazyCravingsRecords

    func notice(before input: JSONValue, in zone: LocalZone) -> Message? { HelpFirst.notice(in: zone) }

    func run(_ input: MyHelpLinesInput, in context: Context) async throws -> HelpLineList {
        let zone = try context.timeZone()
        do throws(ComputationError) {
            return try await access.reading(in: context) { try $0.read { try $0.helpLines.all() } }
        } catch {
            let notice = Message(
                "cravings.own-help-lines-unread", "Your own list can't be read now: \(error)",
                ["error": .string("\(error)")])
            return HelpLineList(lines: HelpLine.defaults(in: zone), isDefault: true, notices: [notice])
        }
    }
}

/// A computation that says first where to find help, if its input calls for it.
struct HelpFirstComputation<Work: Computation>: NoticeProviding {
    fileprivate let work: Work

    var manifest: Manifest { work.manifest }

    func notice(before input: JSONValue, in zone: LocalZone) -> Message? {
        HelpFirst.isNeeded(for: input) ? HelpFirst.notice(in: zone) : nil
    }

    func run(_ input: Work.Input, in context: Context) async throws -> Work.Output {
        try await work.run(input, in: context)
    }
}

extension Computation {
    /// Returns a computation that says first where to find help, if its input calls for it.
    func helpFirst() -> HelpFirstComputation<Self> { HelpFirstComputation(work: self) }
}
