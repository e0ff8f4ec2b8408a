// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

/// Imports packs into the catalog.
struct PackImporter: RecordRepository {
    let transaction: RecordTransaction

    /// Imports a pack into the catalog, all of it or nothing.
    ///
    /// A later version replaces an earlier one; challenges that the user edited or switched off stay the same. The same
    /// version can be imported again if its content matches the imported file or the current catalog.
    ///
    /// - Parameters:
    ///   - file: The pack.
    ///   - hash: The hash of the file's content.
    /// - Throws: ``ComputationKit/ComputationError`` with every problem: a wrong hash, unknown fields, keys that come
    ///   twice or that other packs and the user have, an earlier version than the one there, or the same one with other
    ///   content.
    func add(_ file: PackFile, fileHash hash: String) throws -> ImportedPack {
        let before = try transaction.person.choiceRules()
        var imported = try add(try file.pack(besides: try conflicts(with: file)), fileHash: hash, at: transaction.now)
        let rules = try transaction.person.choiceRules()
        imported.rules = rules == before ? nil : rules
        return imported
    }

    /// Imports the program's pack, unless it or a later version was ever imported.
    ///
    /// A pack that the user removed isn't imported again; neither are entries whose key the user or another pack
    /// already owns.
    ///
    /// - Parameter time: when it comes in; nil for a copy to read from, which nothing is saved in.
    /// - Returns: The changes; nil if there are none.
    func install(_ pack: ChallengePack, fileHash hash: String, at time: RecordedTime?) throws -> ImportedPack? {
        if try isSuperseded(pack) { return nil }
        var free = pack
        try free.challenges.removeAll {
            try transaction.packs.owner(of: $0.id, in: "challenge", besides: pack.id) != nil
        }
        try free.configuration.removeAll {
            try transaction.packs.owner(of: $0.key, in: "configuration", besides: pack.id) != nil
        }
        return try add(free, fileHash: hash, at: time)
    }

    /// Returns whether this or a later version of a pack is in the catalog, or was removed from it.
    func isSuperseded(_ pack: ChallengePack) throws -> Bool {
        guard let (known, isRemoved) = try transaction.packs.known(pack.id) else { return false }
        return isRemoved || known.version >= pack.version
    }

    /// Returns the conflicts of a file with the catalog.
    private func conflicts(with file: PackFile) throws -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        func refuse(_ table: String, _ keys: [String?], _ path: (Int) -> String, _ noun: String) throws {
            let owners = try transaction.packs.owners(in: table)
            for (index, key) in keys.enumerated() {
                // A pack whose key is unreadable conflicts only with the user's keys.
                guard let key, let owner = owners[key], owner.isEmpty || file.draft.id.map({ $0 != owner }) ?? false
                else { continue }
                issues.append(
                    ValidationIssue(
                        path: path(index), expected: "a key that no other \(noun) has",
                        got: "\"\(key)\", which is \(owner.isEmpty ? "your own" : "in the pack \(owner)")"))
            }
        }
        try refuse("challenge", file.draft.challengeKeys, { "challenges[\($0)].id" }, "challenge")
        try refuse("configuration", file.draft.settingKeys, { "configuration[\($0)].key" }, "setting")
        if let id = file.draft.id, let (known, isRemoved) = try transaction.packs.known(id), !isRemoved {
            issues += try conflicts(of: known, with: file)
        }
        return issues
    }

    /// Returns the conflicts of a file with an earlier import of the same pack.
    private func conflicts(of known: PackSummary, with file: PackFile) throws -> [ValidationIssue] {
        guard let version = file.draft.version, version <= known.version else { return [] }
        guard version == known.version else {
            return [
                ValidationIssue(
                    path: "version", expected: "a version after \(known.version), which is in the catalog",
                    got: "\(version)",
                    recoverySuggestion: "remove the pack first to go back")
            ]
        }
        var issues: [ValidationIssue] = []
        if let hash = file.contentHash, hash != known.contentHash,
            try hash != transaction.packs.contents(of: known).contentHash
        {
            issues.append(
                ValidationIssue(
                    path: "version",
                    expected: "a version after \(version), or the same content as in the catalog, "
                        + known.contentHash,
                    got: "\(version) with the content \(hash)",
                    recoverySuggestion: "give the file a higher version, or remove the pack in the catalog first"))
        }
        let here = PackSummary.schema.json(of: known)
        for key in PackDraft.describing {
            let (ours, theirs) = (here[key] ?? .null, file.draft.head[key] ?? .null)
            guard ours != theirs else { continue }
            issues.append(
                ValidationIssue(
                    path: key, expected: "\(ours.text()), as in version \(version) in the catalog", got: theirs.text(),
                    recoverySuggestion: "give the file a higher version"))
        }
        return issues
    }

    private func add(_ pack: ChallengePack, fileHash: String, at time: RecordedTime?) throws -> ImportedPack {
        let known = try transaction.packs.known(pack.id).flatMap { $0.isRemoved ? nil : $0.0 }
        let wasThere = known?.version == pack.version
        var before = try transaction.catalog.challenges(ofPack: pack.id)
        var (added, updated, kept) = (0, 0, 0)
        let index = try SearchIndex(bulkFor: pack.challenges.count, in: db)
        for challenge in pack.challenges {
            var next = challenge.catalogd(in: pack.id)
            next.created = time
            if let (known, isEdited) = before.removeValue(forKey: challenge.id) {
                if isEdited { kept += 1 }
                if isEdited || RecordText.text(of: PackChallenge(known)) == RecordText.text(of: challenge) { continue }
                next.created = known.created
                updated += 1
                try index?.remove(CatalogRepository.words(of: known), of: known.id)
            } else {
                added += 1
            }
            _ = try transaction.catalog.save(next, isEdited: false, at: time, isChecked: true)
            try index?.add(CatalogRepository.words(of: next), of: next.id)
        }
        try index?.finish()
        for id in before.keys.sorted() {
            try transaction.catalog.remove(key: id)
        }
        if !before.isEmpty || updated > 0 { try transaction.catalog.tidyIndex() }
        try transaction.configuration.remove(ofPack: pack.id)
        for entry in pack.configuration { try transaction.configuration.save(entry, pack: pack.id) }
        if !wasThere { try transaction.packs.save(PackSummary(pack, imported: time), fileHash: fileHash) }
        return ImportedPack(
            pack: try transaction.packs.pack(named: pack.id), added: added, updated: updated, kept: kept,
            removed: before.count,
            wasThere: wasThere, language: try transaction.person.stated().language)
    }
}
