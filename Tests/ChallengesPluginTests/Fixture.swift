// SPDX-License-Identifier: Apache-2.0

import ChallengesPlugin
import ComputationKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Expected values in `Fixtures`; each file says where they come from.
struct Fixture {
    private let value: JSONValue

    init(_ file: String) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
        value = try JSONValue(parsing: Array(Data(contentsOf: folder.appending(path: file))))
    }

    private init(_ value: JSONValue) { self.value = value }

    subscript(_ key: String) -> Fixture { Fixture(value[key] ?? .null) }

    var number: Double { value.double ?? .nan }

    var list: [Fixture] { (value.array ?? []).map(Fixture.init) }

    var numbers: [Double] { list.map(\.number) }

    var texts: [String] { (value.array ?? []).compactMap(\.string) }

    func read<Value: SchemaProviding>(_: Value.Type) throws -> Value { try Value(json: value) }
}

/// The expected figures of the learner, and their input.
struct LearnerFixture {
    let preferences: UserPreferences
    let events: [ChallengeEvent]
    let situation: Situation
    let candidates: [Challenge]
    let figures: Fixture

    init() throws {
        figures = try Fixture("learner.json")
        preferences = try figures["preferences"].read(UserPreferences.self)
        events = try figures["events"].list.map { try $0.read(ChallengeEvent.self) }
        situation = try figures["situation"].read(Situation.self)
        candidates = try figures["candidates"].list.map { try $0.read(Challenge.self) }
    }
}
