// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// A pack's file, with every problem that can be found without the catalog.
///
/// A file is one JSON object; ``ChallengesPlugin/ChallengePack`` documents its fields and its hash.
struct PackFile {
    /// The readable parts.
    let draft: PackDraft
    /// The computed hash of the content; nil if there's no list of challenges.
    let contentHash: String?
    private let pack: ChallengePack?
    private let issues: [ValidationIssue]

    /// Reads a file's content.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8, with or without a byte order mark.
    ///   - today: The day of the import.
    /// - Throws: ``ComputationError`` if the file is too large, isn't JSON, or has a newer format.
    init(_ bytes: [UInt8], today: CalendarDay) throws(ComputationError) {
        let json = try Self.json(bytes)
        // The rules of this version don't apply to a newer format.
        if json["format"]?.string == ChallengePack.format, let version = json["formatVersion"]?.int,
            version > ChallengePack.formatVersion
        {
            throw ComputationError.refused(
                path: "formatVersion", expected: "at most \(ChallengePack.formatVersion), which this program reads",
                got: "\(version)", recoverySuggestion: "update the program")
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
                    recoverySuggestion: "the file was altered or damaged; download it again"))
        }
        issues.refuseControlCharacters(in: json)
        draft = PackDraft(json)
        pack = try? JSONValueDecoder().decode(ChallengePack.self, from: schema.completed(json))
        issues += draft.contradictions(today: today)
        if pack == nil, issues.isEmpty {
            issues.append(ValidationIssue(path: "", expected: schema.inWords, got: json.inWords))
        }
        self.issues = issues
    }

    /// Returns the pack if there are no problems.
    /// - Parameter others: The conflicts with the catalog.
    /// - Throws: ``ComputationError`` with every problem.
    func pack(besides others: [ValidationIssue] = []) throws(ComputationError) -> ChallengePack {
        let all = issues + others
        guard let pack, all.isEmpty else { throw ComputationError.refused(all.map { ControlCharacters.shown($0) }) }
        return pack
    }

    /// Returns a pack with its hash set.
    static func hashed(_ pack: ChallengePack) -> ChallengePack {
        var pack = pack
        pack.contentHash = hash(ChallengePack.schema.json(of: pack))
        return pack
    }

    /// Returns the hash of a pack's JSON.
    static func hash(_ json: JSONValue) -> String {
        ChallengePack.hashPrefix + ContentHash.of(Array(ChallengePack.hashedText(of: json).utf8))
    }

    private static func json(_ bytes: [UInt8]) throws(ComputationError) -> JSONValue {
        guard bytes.count <= ChallengePack.maximumBytes else {
            throw ComputationError.invalidData(
                "The pack has \(bytes.count) bytes; the maximum is \(ChallengePack.maximumBytes).")
        }
        do throws(JSONSyntaxError) {
            return try JSONValue(parsing: bytes)
        } catch {
            let place = ControlCharacters.shown("\(error)")
            let (kind, cure) =
                error.got == "the end of the text"
                ? ("a complete", "Download it again") : ("a valid", "Fix it, or download it again")
            throw ComputationError.invalidData(
                "The pack isn't \(kind) JSON file, so nothing was imported: \(place). \(cure).")
        }
    }
}
