// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

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
        ) { records, input, _ in try records.complete(input, pictures) }
        records.writing(
            Challenges.amend,
            "Changes your report of a completed challenge; omitted fields stay the same, and null clears one.",
            discussion: "The learned model is updated.",
            examples: [
                Example("Longer, and in a better mood", ["day": "2026-11-21", "mood": 5, "minutes": 30]),
                Example("Without a rating", ["day": "2026-11-21", "rating": .null]),
            ], effects: [.idempotent, .destructive, .clock]
        ) { records, input, _ in try records.amend(input, pictures) }
        records.writing(
            Challenges.rate, "Rates the challenge that you completed on a day.",
            examples: [Example("A good one", ["rating": 4, "day": "2026-11-21"])],
            effects: [.idempotent, .destructive, .clock]
        ) { records, input, _ in try records.rate(input) }
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

    func rate(_ input: RateInput) throws -> UserChallenge {
        let day = self.day(input.day)
        return try transaction { db in
            let kept = try days("day = ?", [day.description], db, withCandidates: true)
            guard var record = kept.last(where: { $0.status == .completed }) else {
                throw ComputationError(
                    .notFound, "No challenge was completed on \(day), so there is nothing to rate.")
            }
            record.rating = input.rating
            return try DayOutcomes(self, db).save(record, photo: nil, details: nil)
        }
    }

    /// Renames the paths of a record's issues to the fields of a report.
    private func namingReport<Value>(_ work: () throws -> Value) throws -> Value {
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
