// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengesPlugin
import ComputationKit
import StoreTesting
import Synchronization

@testable import ChallengesStore

/// A clock that a test moves by hand.
final class MovingClock: Sendable {
    private let moment = Mutex(Moments.now)

    var clock: WallClock { WallClock { self.moment.withLock(\.self) } }

    func advance(days: Int) {
        moment.withLock { $0 = Timestamp(secondsSince1970: $0.secondsSince1970 + 86_400 * Double(days)) }
    }
}

/// Records with every attribute set.
enum Samples {
    /// A minimal PNG file of 640 by 480 pixels, followed by some text.
    static func picture(_ text: String) throws -> Picture {
        try Picture(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
                + [0, 0, 2, 0x80, 0, 0, 1, 0xE0] + Array(text.utf8))
    }

    /// A picture for an input.
    static func photo(_ text: String) throws -> PictureInput {
        PictureInput(content: Blob(try picture(text).bytes), fileName: "\(text).png")
    }

    static func book(_ clock: WallClock = Moments.clock, seed: UInt64 = 7) throws -> ChallengeRecords {
        let book = try ChallengeRecords.inMemory(clock: clock, keys: RecordKeys(SeededGenerator(seed: seed)))
        try book.importPack(LittlePack.bytes)
        return book
    }

    static func preferences() throws -> UserPreferences {
        var preferences = UserPreferences()
        preferences.mostTime = .medium
        preferences.budget = .medium
        preferences.socialComfort = 4
        preferences.excludedLocations = [.specific]
        preferences.preferredCategories = [.creative, .learning]
        preferences.preferredLocations = [.home]
        preferences.preferredDifficulty = 2
        preferences.notifications = NotificationWindow(
            from: try ClockTime("08:30"), until: try ClockTime("20:00"), zone: "Europe/Kyiv")
        preferences.language = .uk
        preferences.settings.isSouthern = true
        preferences.settings.retention = Retention(days: 400, afterwards: .forget)
        preferences.settings.coolDown = CoolDown(completed: 5, skipped: 2)
        preferences.settings.spread = 0.2
        preferences.settings.exploration = 0.1
        return preferences
    }

    static func own() throws -> CatalogChallenge {
        var challenge = CatalogChallenge(
            id: "", title: [.en: "Whistle a whole song", .uk: "Просвисти цілу пісню"],
            description: [.en: "Any song, to its end.", .uk: "Будь-яку, до кінця."],
            traits: ChallengeTraits(
                category: .creative, timeInvestment: .quick, socialRequirement: .solo, costLevel: .free, difficulty: 2,
                locationType: .anywhere, seasonality: .spring), tags: ["music", "breath"])
        challenge.validUntil = try day("2030-01-31")
        challenge.minimumVersion = try Version("0.1")
        return challenge
    }

    /// Saves a record of every kind with every attribute.
    static func fill(_ book: ChallengeRecords) throws {
        try book.importPack(LittlePack.bytes)
        try book.add(own())
        try book.state(preferences())
        let today = try day("2026-11-21")
        let first = try book.today(Situation(day: try day("2026-11-20"), hour: 18, weather: .rainy, mood: 2))
        try book.skip(on: first.record.day)
        try book.today(Situation(day: today, hour: 9, weather: .sunny, mood: 3))
        try book.swap(on: today)
        let done = try book.complete(
            on: today,
            CompleteInput(
                rating: 4, mood: 5, minutes: 25, note: "easier than it sounded", shared: true,
                photo: try photo("photo")))
        try book.write { transaction in
            guard var photo = try transaction.photos.photo(of: done) else { return }
            photo.isEdited = true
            photo.compression = 0.5
            photo.place = "the kitchen"
            photo.weather = .cloudy
            try transaction.photos.save(photo)
        }
        try book.give("mindfulness-tea", isMore: true, Situation(day: today, hour: 10))
        try book.save(ConfigurationEntry(key: "greeting", type: .text, value: "good morning"))
    }

    /// Everything in a store.
    struct Everything: Equatable {
        var challenges: [CatalogChallenge]
        var log: [UserChallenge]
        var preferences: UserPreferences
        var model: LearnedModel
        var examples: [TrainingExample]
        var feedback: [Feedback]
        var configuration: [ConfigurationEntry]
        var packs: [PackSummary]
        var photos: [ChallengePhoto]
        var pictures: [Picture]

        init(_ book: ChallengeRecords) throws {
            challenges = try book.challenges()
            log = try book.log()
            preferences = try book.preferences()
            model = try book.learnedModel()
            examples = try book.trainingExamples()
            feedback = try book.feedback()
            configuration = try book.configuration()
            packs = try book.packs()
            photos = try log.compactMap { try book.photo(ofRecord: $0.id) }
            pictures = try photos.compactMap { try book.picture($0.id) }
        }
    }
}
