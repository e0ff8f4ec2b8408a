// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

/// The readable parts of a pack with problems, so all problems can be reported at once.
package struct PackDraft {
    /// The key.
    package let id: String?
    /// The version.
    package let version: Int?
    /// The pack's own properties as JSON, under the keys of ``describing``.
    package let head: JSONObject
    /// The keys of the pack's own properties, besides key and version.
    package static let describing = ["title", "languages", "license", "validUntil", "minimumVersion"]
    /// The keys of the challenges; nil for a challenge without a key.
    package var challengeKeys: [String?] { challenges.map(\.id) }
    /// The keys of the settings; nil for a setting without a key.
    package var settingKeys: [String?] { settings.map(\.key) }

    private let format: String?
    private let title: [Language: String]?
    private let validUntil: CalendarDay?
    private let minimumVersion: Version?
    private let languages: [Language?]
    private let challenges: [Texts]
    private let settings: [Setting]

    /// The fields of a challenge that the rules between fields use.
    private struct Texts {
        var id: String?
        var title: [Language: String]?
        var description: [Language: String]?
        var tags: [String]?
    }

    private struct Setting {
        var key: String?
        var entry: ConfigurationEntry?
    }

    /// Creates a draft from the valid parts of a pack's JSON.
    package init(_ json: JSONValue) {
        let json = ChallengePack.schema.erased.completed(json)
        func read<Value: Decodable>(_ type: Value.Type, _ json: JSONValue?) -> Value? {
            json.flatMap { try? JSONValueDecoder().decode(Value.self, from: $0) }
        }
        id = json["id"]?.string
        version = json["version"]?.int
        format = json["format"]?.string
        title = read([Language: String].self, json["title"])
        validUntil = read(CalendarDay.self, json["validUntil"])
        minimumVersion = read(Version.self, json["minimumVersion"])
        head = Self.head(of: json, minimumVersion)
        languages = (json["languages"]?.array ?? []).map { read(Language.self, $0) }
        challenges = (json["challenges"]?.array ?? []).map { challenge in
            Texts(
                id: challenge["id"]?.string, title: challenge["title"].flatMap(Self.texts),
                description: challenge["description"].flatMap(Self.texts),
                tags: challenge["tags"]?.array.flatMap { tags in
                    let texts = tags.compactMap(\.string)
                    return texts.count == tags.count ? texts : nil
                })
        }
        settings = (json["configuration"]?.array ?? []).map { setting in
            Setting(key: setting["key"]?.string, entry: read(ConfigurationEntry.self, setting))
        }
    }

    /// Returns texts by language; `nil` if there is anything else, as when they are decoded.
    private static func texts(_ json: JSONValue) -> [Language: String]? {
        guard let members = json.object else { return nil }
        var texts: [Language: String] = [:]
        for (key, value) in members {
            guard let language = Language(rawValue: key), let text = value.string else { return nil }
            texts[language] = text
        }
        return texts
    }

    private static func head(of json: JSONValue, _ minimumVersion: Version?) -> JSONObject {
        var head = JSONObject(describing.compactMap { key in json[key].map { (key, $0) } })
        // 1.4 and 1.4.0 are the same version.
        if let minimumVersion { head["minimumVersion"] = .string(minimumVersion.description) }
        return head
    }

    /// Returns the problems that involve more than one field.
    /// - Parameter today: the day of the import.
    package func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        if let format, format != ChallengePack.format {
            issues.append(
                ValidationIssue(
                    path: "format", expected: "\"\(ChallengePack.format)\"", got: JSONValue.string(format).inWords))
        }
        if let validUntil, validUntil < today {
            issues.append(
                ValidationIssue(
                    path: "validUntil", expected: "a day not before today, \(today)", got: "\(validUntil)",
                    recoverySuggestion: "get a newer version of the pack"))
        }
        if let minimumVersion, minimumVersion > .program {
            issues.append(
                ValidationIssue(
                    path: "minimumVersion", expected: "at most this program's version, \(Version.program)",
                    got: "\(minimumVersion)", recoverySuggestion: "update the program"))
        }
        var seen = Seen()
        for (index, language) in languages.enumerated() {
            issues.collect(under: "languages[\(index)]") { issues in
                seen.refuse(language?.rawValue, at: "", index, in: "languages", &issues)
            }
        }
        let languages = Language.allCases.filter(languages.contains)
        if let title { issues.refuseMissing("a title", in: languages, title, at: "title") }
        seen = Seen()
        for (index, challenge) in challenges.enumerated() {
            issues.collect(under: "challenges[\(index)]") { issues in
                seen.refuse(challenge.id, at: "id", index, in: "challenges", &issues)
                // Report the other problems even if the title is unreadable.
                issues += CatalogChallenge.contradictions(
                    title: challenge.title ?? Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0, "?") }),
                    description: challenge.description ?? [:], tags: challenge.tags ?? [])
                if let title = challenge.title { issues.refuseMissing("a title", in: languages, title, at: "title") }
                // The description is optional but, if present, required in every language.
                if let description = challenge.description, !description.isEmpty {
                    issues.refuseMissing("a description", in: languages, description, at: "description")
                }
            }
        }
        seen = Seen()
        for (index, setting) in settings.enumerated() {
            issues.collect(under: "configuration[\(index)]") { issues in
                seen.refuse(setting.key, at: "key", index, in: "configuration", &issues)
                if let entry = setting.entry { issues += entry.contradictions(today: today) }
            }
        }
        return issues
    }
}

/// The keys seen so far, and their indices.
private struct Seen {
    private var places: [CodePoints: Int] = [:]

    mutating func refuse(
        _ key: String?, at path: String, _ index: Int, in list: String, _ issues: inout [ValidationIssue]
    ) {
        guard let key else { return }
        if let first = places[CodePoints(key)] {
            issues.append(
                ValidationIssue(
                    path: path, expected: "a unique value",
                    got: "\(JSONValue.string(key).inWords), the same as in \(list)[\(first)]"))
        } else {
            places[CodePoints(key)] = index
        }
    }
}

extension [ValidationIssue] {
    fileprivate mutating func refuseMissing(
        _ noun: String, in languages: [Language], _ texts: [Language: String], at path: String
    ) {
        for language in languages where texts[language] == nil {
            append(ValidationIssue(path: path, expected: "\(noun) in \(language.rawValue)", got: "none"))
        }
    }
}
