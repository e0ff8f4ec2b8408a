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
    init(_ input: PictureInput, _ pictures: PictureScaler) throws(ComputationError) {
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
    /// - Throws: ``ComputationError`` with every value that is both set and cleared, or in the future.
    func apply(to photo: inout ChallengePhoto, now: RecordedTime) throws(ComputationError) {
        var issues: [ValidationIssue] = []
        issues.refuseStated(clear, states)
        for (path, time) in [("created", created), ("edited", edited), ("sharedAt", sharedAt)] {
            guard let time, time > now else { continue }
            issues.append(ValidationIssue(path: path, expected: "a time not after now, \(now)", got: "\(time)"))
        }
        if sharedAt != nil, sharedOn.isEmpty {
            issues.append(
                ValidationIssue(path: "sharedAt", expected: "a place in sharedOn", got: "only a time"))
        }
        for index in issues.indices { issues[index].path = "photoDetails.\(issues[index].path)" }
        try issues.refuse()
        func set<Value>(_ field: WritableKeyPath<ChallengePhoto, Value?>, _ stated: Value?, _ part: Part) {
            photo[keyPath: field] = clear.contains(part) ? nil : stated ?? photo[keyPath: field]
        }
        set(\.fileName, fileName, .fileName)
        set(\.created, created, .created)
        set(\.edited, edited, .edited)
        set(\.place, place, .place)
        set(\.weather, weather, .weather)
        set(\.device, device, .device)
        if clear.contains(.edited) { photo.isEdited = false }
        if edited != nil { photo.isEdited = true }
        if clear.contains(.shares) { photo.shares = [] }
        for platform in sharedOn {
            photo.shares.removeAll { $0.platform == platform }
            photo.shares.append(PhotoShare(platform: platform, time: sharedAt ?? now))
        }
    }

    private func states(_ part: Part) -> Bool {
        switch part {
        case .fileName: fileName != nil
        case .created: created != nil
        case .edited: edited != nil
        case .place: place != nil
        case .weather: weather != nil
        case .device: device != nil
        case .shares: !sharedOn.isEmpty
        }
    }
}
