// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import TwinsPlugin

/// Shows a thing.
struct MyTwin: Computation {
    let manifest = Manifest(
        id: Twins.myTwin.id, summary: "Returns everything about a thing that you own.",
        examples: [
            Example("A drill", ["twin": "Cordless drill"]),
            Example("With pictures", ["twin": "Cordless drill", "withPictures": true]),
        ], effects: [.reads, .clock])

    let access: LazyTwinRecords

    func run(_ input: MyTwinInput, in context: Context) async throws -> TwinProfile {
        let today = try context.today()
        return try await access.reading(in: context) { records in
            var profile = try records.store.read { db in
                let twin = try records.twin(key: records.twinKey(input.twin, db), db)
                let recalls = OpenRecalls(try records.openRecalls(of: [twin], db))
                let entry = TwinEntry(twin, try PlaceTree(db), recalls, today: today)
                return TwinProfile(
                    twin: twin, places: entry.places, freshness: entry.freshness,
                    freshnessReason: entry.freshnessReason, notifications: try records.notifications(of: twin, db),
                    recalls: recalls.recalls(of: twin), units: try records.settings(db).units)
            }
            if input.withPictures {
                profile.attachments = try records.attachments(of: [profile.twin], photosOnly: false)
            }
            return profile
        }
    }
}

extension TwinRecords {
    /// Returns the pictures and documents of twins by their content hashes.
    func attachments(of twins: [Twin], photosOnly: Bool) throws -> [String: Blob] {
        var blobs: [String: Blob] = [:]
        for twin in twins {
            let documents = photosOnly ? [] : [twin.warrantyDocument, twin.manual]
            let photos = twin.items.flatMap { $0.photos.map(\.hash) }
            for hash in [twin.primaryImage].compactMap({ $0 }) + documents.compactMap({ $0 }) + photos
            where blobs[hash] == nil {
                blobs[hash] = try store.attachment(hash).map { Blob($0.bytes) }
            }
        }
        return blobs
    }
}
