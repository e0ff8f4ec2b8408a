// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// Merges two versions of a thing with their common version, field by field.
///
/// A change by one side is taken. Where both sides changed a field to different values, lists of words and lists of
/// records are merged, critical fields are asked, and otherwise the newer version wins.
struct FieldMerge {
    /// The fields whose edits are never discarded without asking.
    static let critical: Set = ["notes", "personalRating", "readingStatus"]

    let twin: NamedRecord
    let answers: [String: ConflictSide]
    /// Whether there is a common version.
    let hasAncestor: Bool
    private(set) var decisions: [ConflictDecision] = []
    private(set) var questions: [ConflictQuestion] = []
    private(set) var answered: Set<String> = []

    /// The three versions of a field; `nil` if the field isn't there.
    struct Versions {
        var ancestor: JSONValue?
        var local: JSONValue?
        var remote: JSONValue?

        func member(_ key: String) -> Versions {
            Versions(
                ancestor: ancestor?.object?[key], local: local?.object?[key], remote: remote?.object?[key])
        }
    }

    /// The times of the last change on both sides.
    struct Times {
        var local: Timestamp?
        var remote: Timestamp?
    }

    init(_ twin: NamedRecord, answers: [String: ConflictSide], hasAncestor: Bool) {
        self.twin = twin
        self.answers = answers
        self.hasAncestor = hasAncestor
    }

    /// Returns the merged value of a field.
    mutating func merge(_ versions: Versions, at path: String, key: String, _ times: Times) -> JSONValue? {
        if versions.local == versions.remote { return versions.local }
        switch key {
        case "updated", "created": return time(versions, isLatest: key == "updated")
        default: break
        }
        if hasAncestor {
            if versions.local == versions.ancestor { return versions.remote }
            if versions.remote == versions.ancestor { return versions.local }
        }
        switch (versions.local, versions.remote) {
        case (.object(let local)?, .object(let remote)?) where local["kind"] == remote["kind"]:
            return .object(mergeObjects(versions, local, remote, at: path, times))
        case (.array(let local)?, .array(let remote)?):
            let ancestor = versions.ancestor?.array ?? []
            if let lists = RecordLists(ancestor: ancestor, local: local, remote: remote) {
                return .array(mergeRecords(lists, at: path, times))
            }
            if let words = Self.words(ancestor, local, remote) {
                note(path, .both, "twins.merged-words", "Both sides changed the list, so it has the changes of both.")
                return .array(words)
            }
            return choose(versions, at: path, key, times)
        default: return choose(versions, at: path, key, times)
        }
    }

    private mutating func mergeObjects(
        _ versions: Versions, _ local: JSONObject, _ remote: JSONObject, at path: String, _ times: Times
    ) -> JSONObject {
        var own = times
        if let time = local["updated"]?.string.flatMap({ try? Timestamp($0) }) { own.local = time }
        if let time = remote["updated"]?.string.flatMap({ try? Timestamp($0) }) { own.remote = time }
        var merged = JSONObject()
        for key in local.keys + remote.keys.filter({ local[$0] == nil }) {
            let inner = path.isEmpty ? key : "\(path).\(key)"
            merged[key] = merge(versions.member(key), at: inner, key: key, own)
        }
        return merged
    }

    private func time(_ versions: Versions, isLatest: Bool) -> JSONValue? {
        let times = [versions.local, versions.remote].compactMap { value in
            value?.string.flatMap { text in (try? Timestamp(text)).map { (time: $0, value: value) } }
        }
        let chosen = isLatest ? times.max { $0.time < $1.time } : times.min { $0.time < $1.time }
        return chosen?.value ?? versions.local ?? versions.remote
    }

    // MARK: One version

    private mutating func choose(_ versions: Versions, at path: String, _ key: String, _ times: Times) -> JSONValue? {
        let newer = Self.newer(versions, times)
        guard Self.critical.contains(key) || Self.hasCriticalFields(versions) else {
            note(path, newer == .local ? .local : .remote, "twins.newer-taken", Self.reason(times))
            return newer == .local ? versions.local : versions.remote
        }
        if let answer = answers[path] {
            answered.insert(path)
            note(path, answer == .local ? .local : .remote, "twins.answer-taken", "You decided it.")
            return answer == .local ? versions.local : versions.remote
        }
        ask(versions, at: path, "twins.both-edited", "Both sides changed \(path) of \(twin.name).")
        return newer == .local ? versions.local : versions.remote
    }

    /// Whether versions that can only be taken as a whole have critical fields, as details of different kinds.
    private static func hasCriticalFields(_ versions: Versions) -> Bool {
        [versions.local, versions.remote].contains { version in
            version?.object?.contains { critical.contains($0.key) && $0.value != .null } ?? false
        }
    }

    /// Returns the side that was changed last; at the same time, the one whose text sorts last, so that both copies
    /// decide alike.
    private static func newer(_ versions: Versions, _ times: Times) -> ConflictSide {
        let first = times.local ?? Timestamp(secondsSince1970: -1e11)
        let second = times.remote ?? Timestamp(secondsSince1970: -1e11)
        if first != second { return first > second ? .local : .remote }
        let texts = [versions.local, versions.remote].map { Array(($0 ?? .null).text().utf8) }
        return texts[0].lexicographicallyPrecedes(texts[1]) ? .remote : .local
    }

    private static func reason(_ times: Times) -> String {
        times.local == times.remote
            ? "Both sides changed it at the same time, so the version that sorts last was taken."
            : "Both sides changed it, so the newer version was taken."
    }

    private mutating func note(_ path: String, _ taken: ConflictDecision.Taken, _ code: String, _ text: String) {
        decisions.append(ConflictDecision(twin: twin, field: path, taken: taken, message: Message(code, text)))
    }

    mutating func ask(_ versions: Versions, at path: String, _ code: String, _ text: String) {
        questions.append(
            ConflictQuestion(
                twin: twin, field: path, ancestor: versions.ancestor ?? .null, local: versions.local ?? .null,
                remote: versions.remote ?? .null, message: Message(code, text)))
    }

    // MARK: Lists

    /// Returns the words that a side added and those that neither side removed, or `nil` if the lists have other values.
    private static func words(
        _ ancestor: [JSONValue], _ local: [JSONValue], _ remote: [JSONValue]
    ) -> [JSONValue]? {
        guard (ancestor + local + remote).allSatisfy({ $0.string != nil }) else { return nil }
        let kept = ancestor.filter { local.contains($0) && remote.contains($0) }
        var added = Set((local + remote).filter { !ancestor.contains($0) }.compactMap(\.string))
        added.subtract(kept.compactMap(\.string))
        return kept + added.sorted().map(JSONValue.string)
    }

    private mutating func mergeRecords(_ lists: RecordLists, at path: String, _ times: Times) -> [JSONValue] {
        lists.keys.compactMap { key in
            let versions = lists.versions(of: key)
            let place = "\(path)[\(key)]"
            guard versions.local != nil, versions.remote != nil else {
                return keepOrRemove(versions, at: place)
            }
            return merge(versions, at: place, key: "", times)
        }
    }

    /// Returns a record that only one side has: it was added, or removed by the other side.
    private mutating func keepOrRemove(_ versions: Versions, at path: String) -> JSONValue? {
        guard let kept = versions.local ?? versions.remote, let ancestor = versions.ancestor else {
            return versions.local ?? versions.remote
        }
        guard RecordLists.withoutTime(kept) != RecordLists.withoutTime(ancestor) else { return nil }
        note(
            path, versions.local == nil ? .remote : .local, "twins.changed-kept",
            "One side removed it and the other changed it, so it was kept.")
        return kept
    }
}
