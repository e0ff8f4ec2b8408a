// SPDX-License-Identifier: Apache-2.0

import ChallengesPlugin
import ComputationKit

@testable import ChallengesStore

extension LittlePack {
    static var bytes: [UInt8] { Array(text.utf8) }

    static func json() throws -> JSONValue { try JSONValue(parsing: text) }

    /// Returns the pack with changes, with or without a matching hash.
    static func changed(rehashed: Bool = true, _ change: (inout JSONObject) -> Void) throws -> [UInt8] {
        var object = try json().object ?? JSONObject()
        change(&object)
        if rehashed {
            object["contentHash"] = .string(PackFile.hash(.object(object)))
        }
        return JSONValue.object(object).utf8()
    }

    /// The pack with only its first two challenges, small enough to try every cut and flip.
    static func small() throws -> [UInt8] {
        try changed { $0["challenges"] = .array(Array(($0["challenges"]?.array ?? []).prefix(2))) }
    }

    /// The pack with one challenge changed.
    static func changed(challenge index: Int, _ change: (inout JSONObject) -> Void) throws -> [UInt8] {
        try changed { pack in
            var challenges = pack["challenges"]?.array ?? []
            var challenge = challenges[index].object ?? JSONObject()
            change(&challenge)
            challenges[index] = .object(challenge)
            pack["challenges"] = .array(challenges)
        }
    }
}

extension ChallengeRecords {
    /// Returns the problems of an import, one line each; none if the file is imported.
    func problems(with pack: [UInt8]) -> [String] {
        do {
            try importPack(pack)
            return []
        } catch {
            guard let failure = error as? ComputationError else { return ["\(error)"] }
            return failure.issues.isEmpty ? [failure.message] : failure.issues.map(\.description)
        }
    }
}
