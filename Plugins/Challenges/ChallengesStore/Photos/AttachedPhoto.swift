// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// A photo as it is stored: without metadata, and scaled unless the user keeps the original.
struct AttachedPhoto {
    /// The picture to store.
    let picture: Picture
    /// The original file name.
    let fileName: String?
    /// The size of the stored picture divided by that of the original without its metadata.
    let compression: Double?

    /// Prepares a photo for storing.
    ///
    /// - Throws: ``ComputationError`` if it isn't a complete picture.
    init(_ input: PictureInput, _ pictures: PictureScaler) throws {
        let prepared = pictures.prepare(try Picture(input: input), keepsOriginal: input.keepsOriginal)
        picture = prepared.photo
        fileName = input.fileName
        let sizes = prepared.sizes
        compression = sizes.originalBytes > 0 ? min(1, Double(sizes.bytes) / Double(sizes.originalBytes)) : nil
    }
}

extension PhotoDetails {
    /// Applies the changes to a photo.
    ///
    /// - Throws: ``ComputationError`` with every time in the future, and a time of sharing without a place.
    func apply(to photo: inout ChallengePhoto, now: RecordedTime) throws(ComputationError) {
        var issues: [ValidationIssue] = []
        let times = [("created", created ?? nil), ("edited", edited ?? nil), ("sharedAt", sharedAt)]
        for (path, time) in times {
            guard let time, time > now else { continue }
            issues.append(ValidationIssue(path: path, expected: "a time not after now, \(now)", got: "\(time)"))
        }
        let platforms = (sharedOn ?? nil) ?? []
        if sharedAt != nil, platforms.isEmpty {
            issues.append(
                ValidationIssue(
                    path: "sharedAt", expected: "a place in `sharedOn`", got: "only a time", naming: ["sharedOn"]))
        }
        for index in issues.indices { issues[index].path = "photoDetails.\(issues[index].path)" }
        try issues.refuse()
        photo.fileName = fileName ?? photo.fileName
        photo.created = created ?? photo.created
        photo.edited = edited ?? photo.edited
        photo.place = place ?? photo.place
        photo.weather = weather ?? photo.weather
        photo.device = device ?? photo.device
        if let edited { photo.isEdited = edited != nil }
        if case .some(nil) = sharedOn { photo.shares = [] }
        for platform in platforms {
            photo.shares.removeAll { $0.platform == platform }
            photo.shares.append(PhotoShare(platform: platform, time: sharedAt ?? now))
        }
    }
}
