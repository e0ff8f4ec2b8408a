// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What a user says about the photo of a challenge; omitted values stay the same.
public struct PhotoDetails: SchemaProviding, Hashable {
    /// The original file name, without folders.
    public var fileName: String?
    /// When it was taken.
    public var created: RecordedTime?
    /// When it was last edited.
    public var edited: RecordedTime?
    /// Where it was taken, in the person's words.
    public var place: String?
    /// The weather.
    public var weather: DayWeather?
    /// The camera or phone that took it.
    public var device: String?
    /// Where it was shared; added to the places where it was shared before.
    public var sharedOn: [String]
    /// When it was shared there; now by default.
    public var sharedAt: RecordedTime?
    /// The values to remove.
    public var clear: [Part]

    /// A value that can be removed from a photo.
    public enum Part: String, Codable, Sendable, CaseIterable {
        case fileName
        case created
        case edited
        case place
        case weather
        case device
        case shares
    }

    /// Creates details; set the values afterward.
    public init(sharedOn: [String] = [], clear: [Part] = []) {
        self.sharedOn = sharedOn
        self.clear = clear
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.PhotoDetails", "What a user says about the photo of a challenge; omitted values stay the same."
    ) {
        field(
            "fileName", \.fileName, "The original file name, without folders.", .text(1...255, example: "stairs.jpg"))
        field("created", \.created, "When it was taken.")
        field("edited", \.edited, "When it was last edited.")
        field(
            "place", \.place, "Where it was taken, in the person's words.",
            .text(1...200, example: "the tower in the park"))
        field("weather", \.weather, "The weather.")
        field("device", \.device, "The camera or phone that took it.", .text(1...100, example: "Pixel 8"))
        field(
            "sharedOn", \.sharedOn, "Where it was shared; added to the places where it was shared before.",
            .list(of: .text(1...100, example: "mastodon"), count: 0...20), default: [])
        field("sharedAt", \.sharedAt, "When it was shared there; now by default.")
        field("clear", \.clear, "The values to remove.", .list(of: .nested, count: 0...7), default: [])
    }
}

extension PhotoDetails.Part: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration(
        "challenges.PhotoPart", "A value that can be removed from a photo."
    ) {
        switch $0 {
        case .fileName: "The original file name."
        case .created: "When it was taken."
        case .edited: "When it was last edited."
        case .place: "Where it was taken."
        case .weather: "The weather."
        case .device: "The camera or phone."
        case .shares: "Where and when it was shared."
        }
    }
}
