// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit
import ComputationKit

/// What a user says about a photo, and whether a challenge was shared.
struct PhotoOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "You shared it with others: where its photo was shared, comma-separated, such as mastodon; or yes.",
            valueName: "where"))
    var shared: String?

    @Option(help: ArgumentHelp("When you shared it; now by default.", valueName: "instant"))
    var sharedAt: String?

    @Option(help: ArgumentHelp("When the photo was taken, such as 2026-11-21T08:00:00Z.", valueName: "instant"))
    var taken: String?

    @Option(help: ArgumentHelp("When the photo was last edited.", valueName: "instant"))
    var edited: String?

    @Option(help: ArgumentHelp("Where the photo was taken, in your words.", valueName: "text"))
    var photoPlace: String?

    @Option(
        help: ArgumentHelp("Weather of the photo: sunny, cloudy, rainy, or snowy.", valueName: "weather"),
        completion: .words(DayWeather.self))
    var photoWeather: String?

    @Option(help: ArgumentHelp("Original file name of the photo.", valueName: "name"))
    var photoName: String?

    @Option(help: ArgumentHelp("Camera or phone that took the photo.", valueName: "name"))
    var camera: String?

    /// Sets the details of the photo, and that the challenge was shared.
    func state(in fields: inout InputFields) {
        let isPlain = shared?.lowercased() == "yes"
        fields.set("shared", "--shared", flag: shared == nil ? nil : true)
        fields.set("photoDetails.sharedOn", "--shared", nil)
        if !isPlain, let shared {
            let places = shared.split(separator: ",").map { String($0.trimmingSpaces) }.filter { !$0.isEmpty }
            fields.set("photoDetails.sharedOn", "--shared", texts: places)
        }
        fields.set("photoDetails.sharedAt", "--shared-at", text: sharedAt)
        fields.set("photoDetails.created", "--taken", text: taken)
        fields.set("photoDetails.edited", "--edited", text: edited)
        fields.set("photoDetails.place", "--photo-place", text: photoPlace)
        fields.set("photoDetails.weather", "--photo-weather", word: photoWeather, of: DayWeather.self)
        fields.set("photoDetails.fileName", "--photo-name", text: photoName)
        fields.set("photoDetails.device", "--camera", text: camera)
    }
}
