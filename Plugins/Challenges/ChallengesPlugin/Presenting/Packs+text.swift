// SPDX-License-Identifier: Apache-2.0

package import ComputationKit
internal import Presentation

extension PackList {
    /// Returns the packs as a table.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        guard !packs.isEmpty else {
            text.add(total > 0 ? "No more packs." : "No packs.")
            return text.text
        }
        var table = TextTable([
            ("pack", .leftWhole), ("version", .leftWhole), ("title", .left), ("challenges", .right),
            ("languages", .leftWhole), ("license", .left),
        ])
        for pack in packs {
            table.add([
                pack.id, "\(pack.version)", pack.title[preferring: language], "\(pack.challenges)",
                pack.languages.map(\.rawValue).joined(separator: " "), pack.license,
            ])
        }
        text.add(table)
        if packs.count < total { text.addQuiet("\(packs.count) of \(total.of("pack"))") }
        return text.text
    }
}

extension ImportedPack {
    /// Returns a summary of the import and of changed rules.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        let name = "\(pack.title[preferring: language]), version \(pack.version)"
        let edited =
            switch kept {
            case 0: ""
            case 1: " 1 challenge stays as you edited it."
            default: " \(kept) challenges stay as you edited them."
            }
        text.add(
            changedNothing
                ? "\(name), is already in your catalog. Nothing changed.\(edited)"
                : "\(name): \(added) added, \(updated) changed, \(removed) removed.\(edited)")
        if let rules {
            text.add(
                "Challenges are now chosen differently: they rest \(rules.rest); \(rules.randomness). Your own "
                    + "preferences take precedence.")
        }
        return text.text
    }
}

extension RemovedPack {
    /// Returns a confirmation of the removal.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        text.add("Removed \(pack.title[preferring: language]): \(challenges.of("challenge")).")
        return text.text
    }
}

extension ExportedPack {
    /// Returns a summary of the file.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        text.add("\(id), version \(version): \(challenges.of("challenge")).")
        return text.text
    }

    /// Returns the file's text, which is JSON as UTF-8.
    func file() throws -> String {
        let bytes = try content.bytes(limit: ChallengePack.maximumBytes)
        return String(decoding: bytes.last == 0x0A ? bytes : bytes + [0x0A], as: UTF8.self)
    }

    /// The advice before sharing the file.
    var advice: [String] {
        isAltered
            ? [
                "You changed this pack. Anyone who has version \(version) of it can import the file only with a higher "
                    + "version, such as \(version + 1)."
            ] : []
    }
}

extension PresentationFormat {
    /// A pack of challenges as a file that can be imported.
    package static let challengePack = PresentationFormat(
        word: "pack", mediaType: "application/vnd.almanac.challenge-pack+json")
}
