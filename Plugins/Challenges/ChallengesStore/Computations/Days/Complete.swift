// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Completes the challenge of a day.
struct Complete: Computation {
    let manifest = Manifest(
        id: Challenges.complete.id,
        summary: "Completes your challenge of a day, with what you say of it.",
        discussion: """
            A skipped or expired challenge can still be completed. What was said is learned from at once. Completed a second time, \
            a challenge is refused: its record can be amended.
            """,
        examples: [
            Example("Done, and good", ["rating": 4, "mood": 4, "note": "easier than it sounded"]),
            Example("An earlier day, in the evening", ["day": "2026-11-19", "hour": 19]),
        ], effects: [.writes, .clock])

    let access: LazyChallengeRecords

    func run(_ input: CompleteInput, in context: Context) async throws -> UserChallenge {
        try await access.writing(in: context) { try $0.complete(input) }
    }
}

extension ChallengeRecords {
    func complete(_ input: CompleteInput) throws -> UserChallenge {
        var report = DoneReport(
            rating: input.rating, mood: input.mood, minutes: input.minutes, note: input.note, shared: input.shared,
            photo: try input.photo.map(Picture.init(input:)))
        (report.hour, report.photoName) = (input.hour, input.photo?.fileName)
        return try namingReport { try done(report, on: input.day ?? localNow.day, challenge: input.challenge) }
    }

    /// Names problems of a record by the fields of a report.
    func namingReport<Value>(_ work: () throws -> Value) throws -> Value {
        do {
            return try work()
        } catch let error as ComputationError {
            let fields = [
                "moodAfter": "mood", "completionTime": "minutes", "notes": "note", "completedHour": "hour",
                "fileName": "photo.fileName",
            ]
            throw error.renamingPaths { fields[$0] ?? $0 }
        }
    }
}

extension Picture {
    /// A whole picture from an input.
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
                    path: "photo.content", expected: "a whole picture",
                    got: "one that does not say how wide and high it is",
                    recoverySuggestion: "was it cut off on its way?")
            ])
        }
    }
}
