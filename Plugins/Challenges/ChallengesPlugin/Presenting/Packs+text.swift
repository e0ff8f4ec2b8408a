// SPDX-License-Identifier: Apache-2.0

package import ComputationKit
internal import Presentation

extension PackList {
    /// Returns the packs as a table.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        guard !packs.isEmpty else {
            text.add(
                total > 0
                    ? text.say("challenges.packs.no-more", "No more packs.")
                    : text.say("challenges.packs.empty", "No packs."))
            return text.text
        }
        let say = text.say
        var table = TextTable([
            (say("challenges.label.pack", "pack"), .leftWhole),
            (say("challenges.label.version", "version"), .leftWhole),
            (say("challenges.label.title", "title"), .left), (say("challenges.label.challenges", "challenges"), .right),
            (say("challenges.label.languages", "languages"), .leftWhole),
            (say("challenges.label.license", "license"), .left),
        ])
        for pack in packs {
            table.add([
                pack.id, "\(pack.version)", pack.title[preferring: language], "\(pack.challenges)",
                pack.languages.map(\.rawValue).joined(separator: " "), pack.license,
            ])
        }
        text.add(table)
        if packs.count < total {
            text.addQuiet(
                say(
                    "challenges.packs.count", "\(packs.count) of \(total.of("pack"))",
                    ["shown": packs.count.argument, "total": total.argument]))
        }
        return text.text
    }
}

extension ImportedPack {
    /// Returns a summary of the import and of changed rules.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        let say = text.say
        let title = pack.title[preferring: language]
        let name = "\(title), version \(pack.version)"
        let counts: [String: JSONValue] = [
            "title": title.argument, "version": pack.version.argument, "added": added.argument,
            "updated": updated.argument, "removed": removed.argument, "kept": kept.argument,
        ]
        let edited =
            switch kept {
            case 0: ""
            case 1: " 1 challenge stays as you edited it."
            default: " \(kept) challenges stay as you edited them."
            }
        text.add(
            changedNothing
                ? say(
                    "challenges.packs.known", "\(name), is already in your catalog. Nothing changed.\(edited)", counts)
                : say(
                    "challenges.packs.imported",
                    "\(name): \(added) added, \(updated) changed, \(removed) removed.\(edited)", counts))
        if let rules {
            let (rest, randomness) = (rules.rest(say), rules.randomness(say))
            text.add(
                say(
                    "challenges.packs.rules",
                    "Challenges are now chosen differently: they rest \(rest); \(randomness). Your own "
                        + "preferences take precedence.", ["rest": rest.argument, "randomness": randomness.argument]))
        }
        return text.text
    }
}

extension RemovedPack {
    /// Returns a confirmation of the removal.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        let title = pack.title[preferring: language]
        text.add(
            text.say(
                "challenges.packs.removed", "Removed \(title): \(challenges.of("challenge")).",
                ["title": title.argument, "challenges": challenges.argument]))
        return text.text
    }
}

extension ExportedPack {
    /// Returns a summary of the file.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        text.add(
            text.say(
                "challenges.packs.exported", "\(id), version \(version): \(challenges.of("challenge")).",
                ["pack": id.argument, "version": version.argument, "challenges": challenges.argument]))
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
