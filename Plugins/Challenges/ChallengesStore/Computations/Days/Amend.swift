// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Changes the report of a completed challenge.
struct Amend: Computation {
    let manifest = Manifest(
        id: Challenges.amend.id,
        summary: "Changes your report of a completed challenge; omitted fields stay the same, and null clears one.",
        discussion: """
            The learned model is updated.
            """,
        examples: [
            Example("Longer, and in a better mood", ["day": "2026-11-21", "mood": 5, "minutes": 30]),
            Example("Without a rating", ["day": "2026-11-21", "rating": .null]),
        ], effects: [.writes, .idempotent, .destructive, .clock])

    let access: LazyChallengeRecords
    let pictures: PictureScaler

    func run(_ input: AmendInput, in context: Context) async throws -> UserChallenge {
        try await access.writing(in: context) { try $0.amend(input, pictures) }
    }
}

extension ChallengeRecords {
    func amend(_ input: AmendInput, _ pictures: PictureScaler = .none) throws -> UserChallenge {
        guard input.changesAnything else { throw ComputationError(.refused, "There is nothing to change.") }
        if input.shared == false, input.photoDetails?.sharedOn??.isEmpty == false {
            throw ComputationError.refused([
                ValidationIssue(path: "shared", expected: "true beside photoDetails.sharedOn", got: "false")
            ])
        }
        let photo = try (input.photo ?? nil).map { try AttachedPhoto($0, pictures) }
        return try namingReport {
            try transaction { db in
                let outcomes = DayOutcomes(self, db)
                var record = try outcomes.assigned(on: day(input.day), named: nil)
                guard record.status == .completed else {
                    throw ComputationError.conflict(
                        "\"\(record.title)\" is \(record.status.rawValue). Only a completed challenge can be amended.")
                }
                if let hour = input.hour ?? nil { try outcomes.time(&record, hour: hour) }
                input.apply(to: &record)
                if case .some(nil) = input.photo { try removePhoto(of: record, db) }
                return try outcomes.save(record, photo: photo, details: input.photoDetails)
            }
        }
    }
}

extension AmendInput {
    fileprivate var changesAnything: Bool {
        var changes = self
        changes.day = nil
        if changes.photoDetails == PhotoDetails() { changes.photoDetails = nil }
        return changes != AmendInput()
    }

    /// Applies the changes, except for the hour and the photo, which concern other records too.
    fileprivate func apply(to record: inout UserChallenge) {
        record.rating = rating ?? record.rating
        record.moodAfter = mood ?? record.moodAfter
        record.completionTime = minutes ?? record.completionTime
        record.notes = note ?? record.notes
        if record.notes?.isEmpty == true { record.notes = nil }
        if case .some(nil) = hour { record.completedHour = nil }
        record.shared = shared ?? record.shared
    }
}
