// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Completes the challenge of a day.
struct Complete: Computation {
    let manifest = Manifest(
        id: Challenges.complete.id,
        summary: "Completes your challenge of a day, with an optional report.",
        discussion: """
            A skipped or expired challenge can still be completed. The model learns from the report immediately. A \
            challenge can be completed only once; after that, its record can be amended.
            """,
        examples: [
            Example("Completed, with a rating", ["rating": 4, "mood": 4, "note": "easier than it sounded"]),
            Example("An earlier day, in the evening", ["day": "2026-11-19", "hour": 19]),
        ], effects: [.writes, .clock])

    let access: LazyChallengeRecords
    let pictures: PictureScaler

    func run(_ input: CompleteInput, in context: Context) async throws -> UserChallenge {
        try await access.writing(in: context) { try $0.complete(input, pictures) }
    }
}

extension ChallengeRecords {
    func complete(_ input: CompleteInput, _ pictures: PictureScaler = .none) throws -> UserChallenge {
        let photo = try input.photo.map { try AttachedPhoto($0, pictures) }
        return try namingReport {
            try transaction { db in
                let outcomes = DayOutcomes(self, db)
                let day = day(input.day)
                var record = try outcomes.assigned(on: day, named: input.challenge)
                guard record.status != .completed else {
                    throw ComputationError.conflict(
                        "\"\(record.title)\" was already completed at \(record.completed?.description ?? "\(day)"). "
                            + "Its record can be rated and amended.")
                }
                record.status = .completed
                (record.skipped, record.skipReason) = (nil, nil)
                try outcomes.time(&record, hour: input.hour)
                record.rating = input.rating
                record.moodAfter = input.mood
                record.completionTime = input.minutes
                record.notes = input.note ?? record.notes
                record.shared = input.shared
                return try outcomes.save(record, photo: photo, details: input.photoDetails)
            }
        }
    }

    /// Renames the paths of a record's issues to the fields of a report.
    func namingReport<Value>(_ work: () throws -> Value) throws -> Value {
        do {
            return try work()
        } catch let error as ComputationError {
            let fields = [
                "moodAfter": "mood", "completionTime": "minutes", "notes": "note", "completedHour": "hour",
                "fileName": "photo.fileName", "created": "photoDetails.created", "edited": "photoDetails.edited",
            ]
            throw error.renamingPaths { path in
                path.hasPrefix("shares[") ? "photoDetails.sharedOn" : fields[path] ?? path
            }
        }
    }
}

extension Picture {
    /// Creates a picture from an input.
    init(input: PictureInput) throws(ComputationError) {
        do throws(ValidationIssue) {
            try self.init(try input.content.bytes(limit: Picture.largest))
        } catch {
            var issue = error
            issue.path = "photo.content"
            throw ComputationError.refused([issue])
        }
        guard dimensions != nil else {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "photo.content", expected: "a complete picture",
                    got: "a picture without a width and a height",
                    recoverySuggestion: "check whether the file is complete")
            ])
        }
    }
}
