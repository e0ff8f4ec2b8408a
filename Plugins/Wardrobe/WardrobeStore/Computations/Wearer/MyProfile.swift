// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

/// What suggestions know of the wearer.
struct MyProfile: Computation {
    let manifest = Manifest(
        id: Wardrobe.myProfile.id,
        summary: "What suggestions know of you: sizes, taste, comfort and money.",
        discussion: "Body measurements are kept apart from it, sealed; this only says whether there are any.",
        examples: [Example("Your profile", [:])], effects: .reads)

    let access: LazyWardrobeRecords

    func run(_ input: MyProfileInput, in context: Context) async throws -> WearerProfile {
        try await access.reading(in: context) { try $0.wearerProfile() }
    }
}

/// Changes what suggestions know of the wearer.
struct SetProfile: Computation {
    let manifest = Manifest(
        id: Wardrobe.setProfile.id,
        summary: "Change what suggestions know of you; what is left out stays.",
        discussion: """
            Lists replace those that were there, and sizes are added to them. Nothing in a profile limits what is \
            suggested, save colors not worn.
            """,
        examples: [
            Example("In Celsius", ["temperatureUnit": "celsius"]),
            Example(
                "Somebody who feels the cold, and dresses classically",
                [
                    "personalOffset": 0.2, "latitude": 52.5, "styles": ["classic", "minimalist"],
                    "sizes": ["shirt": "M"],
                ]),
        ], effects: [.writes, .idempotent, .clock, .destructive])

    let access: LazyWardrobeRecords

    func run(_ input: SetProfileInput, in context: Context) async throws -> WearerProfile {
        try await access.writing(in: context) { records in
            let before = try records.hasProfile() ? records.profile() : .unstated
            try records.save(input.applied(to: before))
            return try records.wearerProfile()
        }
    }
}

extension WardrobeRecords {
    /// The profile with what is known about it.
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
