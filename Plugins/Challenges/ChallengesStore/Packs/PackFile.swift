// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// A pack's file as it was read, with every problem that it shows by itself.
///
/// A file is one JSON object: ``ChallengesPlugin/ChallengePack`` says which fields it has, and what its hash is of.
struct PackFile {
    /// What can be read of it.
    let draft: PackDraft
    /// The hash of its content, whatever it says itself; nil when it has no list of challenges.
    let contentHash: String?
    private let pack: ChallengePack?
    private let issues: [ValidationIssue]

    /// Reads a file's content.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8, with or without a byte order mark.
    ///   - today: the day on which it is to be brought in.
    /// - Throws: ``ComputationError`` when nothing can be told of it: too much, no JSON, or a newer format.
    init(_ bytes: [UInt8], today: CalendarDay) throws(ComputationError) {
        let json = try Self.json(bytes)
        // What a newer format has cannot be judged by this one's rules.
        if json["format"]?.string == ChallengePack.format, let version = json["formatVersion"]?.int,
            version > ChallengePack.formatVersion
        {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "formatVersion", expected: "at most \(ChallengePack.formatVersion), which this program reads",
                    got: "\(version)", recoverySuggestion: "update the program")
            ])
        }
        let schema = ChallengePack.schema.erased
        var issues = schema.issues(of: json)
        contentHash = json["challenges"]?.array.map { _ in Self.hash(json) }
        if let contentHash, let stated = json["contentHash"]?.string, stated != contentHash {
            issues.removeAll { $0.path == "contentHash" }
            issues.append(
                ValidationIssue(
                    path: "contentHash", expected: "the SHA-256 of challenges and configuration, \(contentHash)",
                    got: JSONValue.string(stated).text(),
                    recoverySuggestion: "the file was altered or damaged on its way: fetch it again"))
        }
        ControlCharacters.refuse(in: json, at: "", &issues)
        draft = PackDraft(json)
        pack = try? JSONValueDecoder().decode(ChallengePack.self, from: schema.completed(json))
        issues += draft.contradictions(today: today)
        if pack == nil, issues.isEmpty {
            issues.append(ValidationIssue(path: "", expected: schema.inWords, got: json.inWords))
        }
        self.issues = issues
    }

    /// The pack, when nothing at all is wrong with it.
    /// - Parameter others: what a catalog has against it.
    /// - Throws: ``ComputationError`` with every problem.
    func pack(besides others: [ValidationIssue] = []) throws(ComputationError) -> ChallengePack {
        let all = issues + others
        guard let pack, all.isEmpty else { throw ComputationError.refused(all.map { ControlCharacters.shown($0) }) }
        return pack
    }

    /// A pack with its hash set.
    static func hashed(_ pack: ChallengePack) -> ChallengePack {
        var pack = pack
        pack.contentHash = hash(ChallengePack.schema.json(of: pack))
        return pack
    }

    /// The hash that fits a pack's JSON.
    static func hash(_ json: JSONValue) -> String {
        ChallengePack.hashPrefix + ChallengeRecords.hash(ChallengePack.hashedText(of: json))
    }

    private static func json(_ bytes: [UInt8]) throws(ComputationError) -> JSONValue {
        guard bytes.count <= ChallengePack.maximumBytes else {
            throw ComputationError.invalidData(
                "The pack has \(bytes.count) bytes, and at most \(ChallengePack.maximumBytes) are read.")
        }
        do throws(JSONSyntaxError) {
            return try JSONValue(parsing: bytes)
        } catch {
            let place = ControlCharacters.shown("\(error)")
            let (kind, cure) =
                error.got == "the end of the text"
                ? ("whole", "Fetch it again") : ("sound", "Mend it, or fetch it again")
            throw ComputationError.invalidData(
                "The pack is no \(kind) JSON file, so nothing was taken from it: \(place). \(cure).")
        }
    }
}
