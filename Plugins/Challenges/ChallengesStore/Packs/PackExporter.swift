// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

/// Exports packs as files.
struct PackExporter: RecordRepository {
    let transaction: RecordTransaction

    /// Returns a pack as a file, with the catalog's current challenges.
    ///
    /// If the user changed nothing, the file has the hash of the imported file.
    ///
    /// - Parameters:
    ///   - name: The key, the title, or the beginning of the key.
    ///   - version: The version of the file; the pack's version if nil. A higher one lets others import the changes.
    /// - Throws: ``ComputationKit/ComputationError`` if there is no such pack, it has no challenge left, or a later
    ///   version already.
    func pack(named name: String, version: Int?) throws -> ExportedPack {
        let summary = try transaction.packs.pack(named: name)
        var pack = try transaction.packs.contents(of: summary)
        if let version {
            guard version >= summary.version else {
                throw ComputationError.refused(
                    path: "version", expected: "at least \(summary.version), the version of the pack", got: "\(version)"
                )
            }
            pack.version = version
        }
        return try exported(
            pack, isAltered: pack.version == summary.version && pack.contentHash != summary.contentHash)
    }

    /// Returns the user's own challenges as a file that others can import.
    ///
    /// The languages are those in which every challenge has a title; the pack's title is the same in each of them.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` with every problem; among them that there is no challenge, or no
    ///   language that all are written in.
    func own(id: String, version: Int, title: String, license: String) throws -> ExportedPack {
        let own = try transaction.catalog.all().filter { $0.pack == nil }
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
        let issues = lasting.issues(today: transaction.today)
        guard issues.isEmpty else { throw ComputationError.refused(issues.map { ControlCharacters.shown($0) }) }
        return ExportedPack(
            id: pack.id, version: pack.version, contentHash: pack.contentHash, challenges: pack.challenges.count,
            isAltered: isAltered, content: Blob(json.utf8(pretty: true) + [0x0A]))
    }
}
