// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

/// Returns the user's profile.
struct MyProfile: Computation {
    let manifest = Manifest(
        id: Wardrobe.myProfile.id,
        summary: "Returns your profile for suggestions: sizes, taste, comfort, and budget.",
        discussion:
            "Body measurements are stored separately, encrypted. The profile only reports whether there are any.",
        examples: [Example("Your profile", [:])], effects: .reads)

    let access: LazyWardrobeRecords

    func run(_ input: MyProfileInput, in context: Context) async throws -> WearerProfile {
        try await access.reading(in: context) { try $0.wearerProfile() }
    }
}

/// Changes the user's profile.
struct SetProfile: Computation {
    let manifest = Manifest(
        id: Wardrobe.setProfile.id,
        summary: "Changes your profile for suggestions.",
        discussion: """
            Omitted fields keep their values. Lists replace the current ones, but sizes are added to them. A profile \
            never excludes items from suggestions, except for colors you don't wear.
            """,
        examples: [
            Example("In Celsius", ["temperatureUnit": "celsius"]),
            Example(
                "Someone who gets cold easily and dresses classically",
                [
                    "personalOffset": 0.2, "latitude": 52.5, "styles": ["classic", "minimalist"],
                    "sizes": ["shirt": "M"],
                ]),
        ], effects: [.writes, .idempotent, .clock, .destructive])

    let access: LazyWardrobeRecords

    func run(_ input: SetProfileInput, in context: Context) async throws -> WearerProfile {
        guard input != SetProfileInput() else {
            throw ComputationError(.refused, "No profile changes were given.")
        }
        return try await access.writing(in: context) { records in
            try records.store.write { db in
                try records.save(input.applied(to: records.statedProfile(db) ?? .unstated), db)
            }
            return try records.wearerProfile()
        }
    }
}

extension WardrobeRecords {
    /// The profile with its dates.
    func wearerProfile() throws -> WearerProfile {
        let isStated = try hasProfile()
        let times = try store.read { db in
            let row = try Row.fetchOne(
                db, sql: "SELECT created, updated FROM profile WHERE id = ?", arguments: [Self.wearer])
            return try row.map { row in
                var reader = ColumnReader(row, of: "profile")
                return (try reader.instantIfAny(), try reader.instantIfAny())
            }
        }
        return WearerProfile(
            isStated ? try profile() : .unstated, isStated: isStated, hasMeasurements: try hasMeasurements(),
            created: times?.0, updated: times?.1)
    }
}
