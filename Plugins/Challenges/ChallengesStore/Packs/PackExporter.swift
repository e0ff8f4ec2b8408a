// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

/// Writes packs as files.
struct PackExporter {
    let records: ChallengeRecords
    let db: Database

    /// An exporter inside a transaction, or while reading.
    init(_ records: ChallengeRecords, _ db: Database) {
        self.records = records
        self.db = db
    }

    /// A pack as a file, its challenges as the catalog has them now.
    ///
    /// While nothing of it was changed here, the file has the hash of the one that was brought in.
    ///
    /// - Parameters:
    ///   - name: its key, its title, or the beginning of its key.
    ///   - version: the version to give it, so that who has the pack can take what was changed; its own when nil.
    /// - Throws: ``ComputationKit/ComputationError`` when there is none, it has no challenge left, or a later version already.
    func pack(named name: String, version: Int?) throws -> ExportedPack {
        let summary = try records.pack(named: name, db)
        var pack = try records.contents(of: summary, db)
        if let version {
            guard version >= summary.version else {
                throw ComputationError.refused([
                    ValidationIssue(
                        path: "version", expected: "at least \(summary.version), which the pack has",
                        got: "\(version)")
                ])
            }
            pack.version = version
        }
        return try exported(
            pack, isAltered: pack.version == summary.version && pack.contentHash != summary.contentHash)
    }

    /// The user's own challenges as a file that others can bring in.
    ///
    /// The languages are those in which every one of them has a title; the pack has its own title in each of them.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` with every problem; among them that there is no challenge, or no language that
    ///   all are written in.
    func own(id: String, version: Int, title: String, license: String) throws -> ExportedPack {
        let own = try records.catalog(db).filter { $0.pack == nil }
        let languages = Language.allCases.filter { language in own.allSatisfy { $0.title[language] != nil } }
        let titles = Dictionary(uniqueKeysWithValues: languages.map { ($0, title) })
        return try exported(
            PackFile.hashed(
                ChallengePack(
                    id: id, version: version, title: titles, languages: languages, license: license,
                    challenges: own.map(PackChallenge.init))),
            isAltered: false)
    }

    private func exported(_ pack: ChallengePack, isAltered: Bool) throws(ComputationError) -> ExportedPack {
        var lasting = pack
        lasting.validUntil = nil
        let json = ChallengePack.schema.json(of: pack)
        var issues = lasting.issues(today: records.today)
        ControlCharacters.refuse(in: json, at: "", &issues)
        guard issues.isEmpty else { throw ComputationError.refused(issues.map { ControlCharacters.shown($0) }) }
        return ExportedPack(
            id: pack.id, version: pack.version, contentHash: pack.contentHash, challenges: pack.challenges.count,
            isAltered: isAltered, content: Blob(json.utf8(pretty: true) + [0x0A]))
    }
}
