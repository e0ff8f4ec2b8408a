// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Reads and writes packs as files.
///
/// A file is one JSON object: ``ChallengesPlugin/ChallengePack`` says which fields it has, and what its hash is of.
enum PackFile {
    /// The largest file that is read, in bytes.
    static let largest = 50_000_000

    /// A pack from a file's content, when nothing at all is wrong with it.
    /// - Throws: ``Failure`` with every problem.
    static func read(_ bytes: [UInt8], today: CalendarDay) throws(Failure) -> ChallengePack {
        guard bytes.count <= largest else {
            throw Failure.badData("The pack has \(bytes.count / 1_000_000) MB; at most 50 MB are read.")
        }
        let json: JSONValue
        do throws(JSONSyntaxError) {
            json = try JSONValue(parsing: bytes)
        } catch {
            throw Failure.badData(
                "The pack is no whole JSON file, so nothing was taken from it: \(error). Fetch it again.")
        }
        // What a newer format has cannot be judged by this one's rules.
        if json["format"]?.string == ChallengePack.format, let version = json["formatVersion"]?.int,
            version > ChallengePack.formatVersion
        {
            throw Failure.badInput([
                Issue(
                    path: "formatVersion", expected: "at most \(ChallengePack.formatVersion), which this program reads",
                    got: "\(version)", hint: "update the program")
            ])
        }
        let shape = ChallengePack.shape.erased
        var issues = shape.issues(of: json)
        if json.object != nil, let stated = json["contentHash"]?.string {
            let actual = hash(json)
            if stated != actual {
                issues.append(
                    Issue(
                        path: "contentHash", expected: "the SHA-256 of challenges and configuration, \(actual)",
                        got: "\"\(stated)\"", hint: "the file was altered or damaged on its way: fetch it again"))
            }
        }
        issues.refuseZeroCharacters(in: json)
        // The rules between fields need fields that can be read.
        guard let pack = try? JSONValueDecoder().decode(ChallengePack.self, from: shape.completed(json)) else {
            throw Failure.badInput(issues.isEmpty ? [unreadable(json)] : issues)
        }
        issues += pack.contradictions(today: today)
        guard issues.isEmpty else { throw Failure.badInput(issues) }
        return pack
    }

    /// A pack as a file, with its hash set.
    static func write(_ pack: ChallengePack) -> [UInt8] {
        var pack = pack
        pack.contentHash = hash(ChallengePack.shape.json(of: pack))
        return ChallengePack.shape.json(of: pack).utf8(pretty: true) + [0x0A]
    }

    /// The hash that fits a pack's JSON.
    static func hash(_ json: JSONValue) -> String {
        ChallengePack.hashPrefix + ChallengeBook.hash(ChallengePack.hashedText(of: json))
    }

    private static func unreadable(_ json: JSONValue) -> Issue {
        Issue(path: "", expected: ChallengePack.shape.erased.inWords, got: json.inWords)
    }
}
