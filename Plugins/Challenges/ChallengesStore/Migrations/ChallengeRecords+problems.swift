// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

extension ChallengeRecords {
    /// Returns the rows of challenges that can't be read or break a rule, as an import checks them.
    @Sendable static func problems(in store: PluginStore) throws -> [String] {
        try store.rowProblems { problems, db in
            func value<Value: SchemaProviding>(_ type: Value.Type, of table: String) -> (Row) throws -> Value {
                { row in try RecordText.value(type, from: row["content"], of: table) }
            }
            try problems.check("challenge", in: db, value(CatalogChallenge.self, of: "challenge"))
            try problems.check("configuration", in: db, value(ConfigurationEntry.self, of: "configuration"))
            try problems.check("feedback", in: db, value(Feedback.self, of: "feedback"))
            try problems.check("trainingExample", in: db, value(TrainingExample.self, of: "trainingExample"))
            try problems.check(
                "challengePhoto", key: "userChallenge", in: db, value(ChallengePhoto.self, of: "challengePhoto"))
            try problems.checkReadable("pack", in: db, value(PackSummary.self, of: "pack"))
            try problems.checkReadable("model", in: db, value(LearnedModel.self, of: "model"))
            try problems.check("person", in: db) { row in
                let content: String? = row["content"]
                return try content.map { try RecordText.value(UserPreferences.self, from: $0, of: "person") }
            }
            try problems.check("userChallenge", in: db) { row in
                var record = try RecordText.value(UserChallenge.self, from: row["content"], of: "userChallenge")
                let candidates: String = row["candidates"]
                record.choice?.candidates = candidates.split(separator: "\n").map(String.init)
                return record
            }
        }
    }
}
