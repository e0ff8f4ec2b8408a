// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension ChallengePack {
    /// Returns the hashed text: the challenges and settings of a pack's JSON, in canonical form.
    ///
    /// An object with `challenges` in ascending order of their `id`, and `configuration` in that of their `key`, or an
    /// empty list. Members that are null are omitted; a challenge without `tags` has an empty list of them, and a
    /// setting without `isActive` is. Versions have three numbers, and whole numbers no fraction. Keys come in
    /// ascending order, without spaces.
    public static func hashedText(of json: JSONValue) -> String {
        JSONValue.object(
            JSONObject([
                ("challenges", list(json["challenges"], by: "id", unlessGiven: ("tags", []))),
                ("configuration", list(json["configuration"], by: "key", unlessGiven: ("isActive", true))),
            ])
        ).storedText(sortedKeys: true)
    }

    private static func list(
        _ json: JSONValue?, by key: String, unlessGiven standard: (key: String, value: JSONValue)
    ) -> JSONValue {
        let entries = (json?.array ?? []).map { entry in
            guard case .object(var members) = plain(entry) else { return plain(entry) }
            members[standard.key] = members[standard.key] ?? standard.value
            if let text = members["minimumVersion"]?.string, let version = try? Version(text) {
                members["minimumVersion"] = .string(version.description)
            }
            return .object(members)
        }
        // Sort by UTF-8 bytes, which follow the order of code points; Swift strings sort differently.
        return .array(
            entries.sorted { first, second in
                (first[key]?.string ?? "").utf8.lexicographicallyPrecedes((second[key]?.string ?? "").utf8)
            })
    }

    private static func plain(_ json: JSONValue) -> JSONValue {
        switch json {
        case .object(let members):
            .object(JSONObject(members.filter { $0.value != .null }.map { ($0.key, plain($0.value)) }))
        case .array(let elements): .array(elements.map(plain))
        case .number(let value): Int64(exactly: value).map(JSONValue.integer) ?? json
        default: json
        }
    }
}
