// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// Merges two lists of things with their common version.
struct TwinMerge {
    private(set) var resolution = ConflictResolution(
        merged: [], removed: [], decisions: [], questions: [], isComplete: true)
    private let answers: [String: [String: ConflictSide]]
    private var answered: Set<[String]> = []

    /// Merges the lists of an input.
    ///
    /// - Throws: `ComputationError` if a list has a key twice, or an answer has no question.
    init(_ input: ResolveConflictInput) throws(ComputationError) {
        var issues: [ValidationIssue] = []
        for (path, twins) in [("local", input.local), ("remote", input.remote), ("ancestor", input.ancestor)] {
            var keys: [ValidationIssue] = []
            keys.refuseRepeats(in: twins.map(\.id), at: path)
            issues += keys
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
        var answers: [String: [String: ConflictSide]] = [:]
        for answer in input.answers { answers[answer.twin, default: [:]][answer.field] = answer.take }
        self.answers = answers
        let lists = [input.ancestor, input.local, input.remote].map { twins in
            Dictionary(twins.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        }
        for key in Set(lists.flatMap(\.keys)).sorted() { add(lists[0][key], lists[1][key], lists[2][key]) }
        resolution.isComplete = resolution.questions.isEmpty
        try checkAnswers(input.answers)
    }

    private func checkAnswers(_ answers: [ConflictAnswer]) throws(ComputationError) {
        let issues = answers.enumerated().compactMap { index, answer -> ValidationIssue? in
            guard !answered.contains([answer.twin, answer.field]) else { return nil }
            return ValidationIssue(
                path: "answers[\(index)].field", expected: "a field that both sides changed and that is asked",
                got: answer.field.quoted(limit: 60), recoverySuggestion: "the copies can have changed since")
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
    }

    private mutating func add(_ ancestor: Twin?, _ local: Twin?, _ remote: Twin?) {
        guard let local, let remote else {
            if let kept = local ?? remote { addSingle(kept, ancestor: ancestor, isLocal: local != nil) }
            return
        }
        guard let (ancestor, local, remote) = Self.inOneUnit(ancestor, local, remote) else {
            let versions = FieldMerge.Versions(
                ancestor: ancestor.map(Twin.schema.json), local: Twin.schema.json(of: local),
                remote: Twin.schema.json(of: remote))
            return addWhole(
                local, remote, versions, NamedRecord(id: local.id, name: local.name), answer: answers[local.id]?[""])
        }
        let name = NamedRecord(id: local.id, name: local.name)
        let own = answers[local.id] ?? [:]
        var merge = FieldMerge(name, answers: own, hasAncestor: ancestor != nil)
        let versions = FieldMerge.Versions(
            ancestor: ancestor.map(Twin.schema.json), local: Twin.schema.json(of: local),
            remote: Twin.schema.json(of: remote))
        let json = merge.merge(
            versions, at: "", key: "", FieldMerge.Times(local: local.updated, remote: remote.updated))
        if let json, let twin = try? Twin(json: json), Self.isValid(twin) {
            resolution.merged.append(twin)
            resolution.decisions += merge.decisions
            resolution.questions += merge.questions
            for field in merge.answered { answered.insert([local.id, field]) }
        } else {
            addWhole(local, remote, versions, name, answer: own[""])
        }
    }

    /// Returns the versions of a food with their quantities in one unit, the changed or newer one; `nil` if they can't be
    /// converted.
    private static func inOneUnit(_ ancestor: Twin?, _ local: Twin, _ remote: Twin) -> (Twin?, Twin, Twin)? {
        guard case .food(let first) = local.details, case .food(let second) = remote.details else {
            return (ancestor, local, remote)
        }
        var (ancestor, local, remote) = (ancestor, local, remote)
        let before: FoodDetails? = if case .food(let food)? = ancestor?.details { food } else { nil }
        // At the same time, the unit that sorts last, so that both copies decide alike.
        let sides = [
            (local.updated ?? .distantPast, first.unit ?? ""), (remote.updated ?? .distantPast, second.unit ?? ""),
        ]
        let newer = sides.max { $0 < $1 }?.1
        let unit: String? =
            switch before {
            case let before? where before.unit == first.unit: second.unit
            case let before? where before.unit == second.unit: first.unit
            default: newer.flatMap { $0.isEmpty ? nil : $0 }
            }
        guard let one = first.converted(to: unit), let other = second.converted(to: unit) else { return nil }
        local.details = .food(one)
        remote.details = .food(other)
        if let before {
            guard let converted = before.converted(to: unit) else { return nil }
            ancestor?.details = .food(converted)
        }
        return (ancestor, local, remote)
    }

    /// Fields that are valid on each side can contradict each other when they are merged, such as two open loans.
    private static func isValid(_ twin: Twin) -> Bool {
        Twin.schema.issues(of: twin).isEmpty && twin.contradictions(today: .distant).isEmpty
    }

    private mutating func addWhole(
        _ local: Twin, _ remote: Twin, _ versions: FieldMerge.Versions, _ name: NamedRecord, answer: ConflictSide?
    ) {
        let isLocalNewer = (local.updated ?? .distantPast) >= (remote.updated ?? .distantPast)
        if let answer {
            answered.insert([local.id, ""])
            resolution.merged.append(answer == .local ? local : remote)
            resolution.decisions.append(
                ConflictDecision(
                    twin: name, field: "", taken: answer == .local ? .local : .remote,
                    message: Message("twins.answer-taken", "You decided it.")))
            return
        }
        var merge = FieldMerge(name, answers: [:], hasAncestor: true)
        merge.ask(
            versions, at: "", "twins.versions-contradict",
            "The changes of both sides to \(name.name) contradict each other, so one version must be taken as a whole.")
        resolution.questions += merge.questions
        resolution.merged.append(isLocalNewer ? local : remote)
    }

    /// Adds a thing that only one side has: it was added, or removed by the other side.
    private mutating func addSingle(_ twin: Twin, ancestor: Twin?, isLocal: Bool) {
        let name = NamedRecord(id: twin.id, name: twin.name)
        guard let ancestor else {
            resolution.merged.append(twin)
            return
        }
        let json = [twin, ancestor].map { RecordLists.withoutTime(Twin.schema.json(of: $0)) }
        guard json[0] != json[1] else {
            resolution.removed.append(name)
            return
        }
        resolution.merged.append(twin)
        resolution.decisions.append(
            ConflictDecision(
                twin: name, field: "", taken: isLocal ? .local : .remote,
                message: Message(
                    "twins.changed-kept", "One side removed it and the other changed it, so it was kept.")))
    }
}

extension Timestamp {
    /// A time before every change.
    fileprivate static let distantPast = Timestamp(secondsSince1970: -1e11)
}
