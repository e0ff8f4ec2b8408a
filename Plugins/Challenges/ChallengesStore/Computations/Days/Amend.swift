// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Changes the report of a completed challenge.
struct Amend: Computation {
    let manifest = Manifest(
        id: Challenges.amend.id,
        summary: "Changes your report of a completed challenge; omitted fields stay the same.",
        discussion: """
            The learned model is updated.
            """,
        examples: [
            Example("Longer, and in a better mood", ["day": "2026-11-21", "mood": 5, "minutes": 30]),
            Example("Without a rating", ["day": "2026-11-21", "clear": ["rating"]]),
        ], effects: [.writes, .idempotent, .destructive, .clock])

    let access: LazyChallengeRecords
    let pictures: PictureScaler

    func run(_ input: AmendInput, in context: Context) async throws -> UserChallenge {
        try await access.writing(in: context) { try $0.amend(input, pictures) }
    }
}

extension ChallengeRecords {
    func amend(_ input: AmendInput, _ pictures: PictureScaler = .none) throws -> UserChallenge {
        var issues: [ValidationIssue] = []
        issues.refuseStated(input.clear, input.states)
        try issues.refuse()
        let details = input.photoDetails.map { $0 != PhotoDetails() } ?? false
        guard
            !input.clear.isEmpty || input.shared != nil || details
                || AmendInput.Part.allCases.contains(where: input.states)
        else { throw ComputationError(.refused, "There is nothing to change.") }
        let photo = try input.photo.map { try AttachedPhoto($0, pictures) }
        return try namingReport {
            try transaction { db in
                let outcomes = DayOutcomes(self, db)
                var record = try outcomes.assigned(on: day(input.day), named: nil)
                guard record.status == .completed else {
                    throw ComputationError.conflict(
                        "\"\(record.title)\" is \(record.status.rawValue). Only a completed challenge can be amended.")
                }
                if let hour = input.hour { try outcomes.time(&record, hour: hour) }
                input.apply(to: &record)
                if input.clear.contains(.photo) { try removePhoto(of: record, db) }
                return try outcomes.save(record, photo: photo, details: input.photoDetails)
            }
        }
    }
}

extension AmendInput {
    /// Returns whether the input sets a part.
    fileprivate func states(_ part: Part) -> Bool {
        switch part {
        case .rating: rating != nil
        case .mood: mood != nil
        case .minutes: minutes != nil
        case .note: note != nil
        case .hour: hour != nil
        case .photo: photo != nil
        }
    }

    /// Applies the changes, and removes the cleared parts.
    fileprivate func apply(to record: inout UserChallenge) {
        func set<Value>(_ field: WritableKeyPath<UserChallenge, Value?>, _ stated: Value?, _ part: Part) {
            record[keyPath: field] = clear.contains(part) ? nil : stated ?? record[keyPath: field]
        }
        set(\.rating, rating, .rating)
        set(\.moodAfter, mood, .mood)
        set(\.completionTime, minutes, .minutes)
        set(\.notes, note, .note)
        if record.notes?.isEmpty == true { record.notes = nil }
        set(\.completedHour, nil, .hour)
        record.shared = shared ?? record.shared
    }
}
