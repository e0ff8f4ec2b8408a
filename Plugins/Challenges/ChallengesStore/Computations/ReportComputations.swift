// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

extension StoredChallengesPlugin {
    /// Computations on reports of completed challenges.
    @ComputationBuilder
    static func reportComputations(_ records: LazyChallengeRecords, _ pictures: PictureScaler) -> [AnyComputation] {
        records.writing(
            Challenges.complete, "Completes your challenge of a day, with an optional report.",
            discussion: """
                A skipped or expired challenge can still be completed. The model learns from the report immediately. A \
                challenge can be completed only once; after that, its record can be amended.
                """,
            examples: [
                Example("Completed, with a rating", ["rating": 4, "mood": 4, "note": "easier than it sounded"]),
                Example("An earlier day, in the evening", ["day": "2026-11-19", "hour": 19]),
            ], effects: .clock
        ) { records, input, _ in try input.complete(in: records, pictures) }
        records.writing(
            Challenges.amend,
            "Changes your report of a completed challenge; omitted fields stay the same, and null clears one.",
            discussion: "The learned model is updated.",
            examples: [
                Example("Longer, and in a better mood", ["day": "2026-11-21", "mood": 5, "minutes": 30]),
                Example("Without a rating", ["day": "2026-11-21", "rating": .null]),
            ], effects: [.idempotent, .destructive, .clock]
        ) { records, input, _ in try input.amend(in: records, pictures) }
        records.writing(
            Challenges.rate, "Rates the challenge that you completed on a day.",
            examples: [Example("A good one", ["rating": 4, "day": "2026-11-21"])],
            effects: [.idempotent, .destructive, .clock]
        ) { records, input, _ in
            let day = records.clock.day(input.day)
            return try records.settling { try DayOutcomes($0).rate(input.rating, on: day) }
        }
    }
}

/// Renames the paths of a record's issues to the fields of a report.
private func namingReport<Value>(_ work: () throws -> Value) throws -> Value {
    let fields = [
        "moodAfter": "mood", "completionTime": "minutes", "notes": "note", "completedHour": "hour",
        "fileName": "photo.fileName", "created": "photoDetails.created", "edited": "photoDetails.edited",
    ]
    return try ComputationError.renamingPaths(
        { $0.hasPrefix("shares[") ? "photoDetails.sharedOn" : fields[$0] ?? $0 }, work)
}

extension CompleteInput {
    /// Completes the challenge of a day.
    func complete(in records: ChallengeRecords, _ pictures: PictureScaler = .none) throws -> UserChallenge {
        let photo = try photo.map { try AttachedPhoto($0, pictures) }
        return try namingReport { try records.settling { try DayOutcomes($0).complete(self, photo: photo) } }
    }
}

extension AmendInput {
    /// Changes the report of a completed challenge.
    func amend(in records: ChallengeRecords, _ pictures: PictureScaler = .none) throws -> UserChallenge {
        guard changesAnything else { throw ComputationError(.refused, "There is nothing to change.") }
        if shared == false, photoDetails?.sharedOn??.isEmpty == false {
            throw ComputationError.refused(
                path: "shared", expected: "true beside `photoDetails.sharedOn`", got: "false",
                naming: ["photoDetails.sharedOn"])
        }
        let photo = try (photo ?? nil).map { try AttachedPhoto($0, pictures) }
        return try namingReport { try records.settling { try DayOutcomes($0).amend(self, photo: photo) } }
    }

    private var changesAnything: Bool {
        var changes = self
        changes.day = nil
        if changes.photoDetails == PhotoDetails() { changes.photoDetails = nil }
        return changes != AmendInput()
    }

    /// Applies the changes, except for the hour and the photo, which concern other records too.
    func apply(to record: inout UserChallenge) {
        record.rating = rating ?? record.rating
        record.moodAfter = mood ?? record.moodAfter
        record.completionTime = minutes ?? record.completionTime
        record.notes = note ?? record.notes
        if record.notes?.isEmpty == true { record.notes = nil }
        if case .some(nil) = hour { record.completedHour = nil }
        record.shared = shared ?? record.shared
    }
}

extension Picture {
    /// Creates a picture from an input.
    init(input: PictureInput) throws {
        self = try ComputationError.refusing(at: "photo.content") {
            try Picture(input.content.bytes(limit: Picture.largest))
        }
        guard dimensions != nil else {
            throw ComputationError.refused(
                path: "photo.content", expected: "a complete picture", got: "a picture without a width and a height",
                recoverySuggestion: "check whether the file is complete")
        }
    }
}
