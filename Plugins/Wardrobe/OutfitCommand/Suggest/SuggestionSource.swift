// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import CommandKit
import ComputationKit
import StoreCommand
import WardrobePlugin
import WardrobeStore

/// What suggestions are made of: items, the wearer, and what was worn when.
struct SuggestionSource {
    var items: [WardrobeItem]
    /// The wearer's profile; nil when there is no wardrobe of one's own.
    var profile: UserProfile?
    var wears: [WearEvent]
    /// The wardrobe itself; nil for the sample.
    var records: WardrobeRecords?

    /// Whether the items are those of the sample wardrobe, since there are none of one's own.
    var isSample: Bool

    /// The user's wardrobe, or the sample wardrobe for who has none, or an empty one; makes no file.
    static func current(sample: SampleWardrobe = .menswear) throws -> SuggestionSource {
        guard let records = try WardrobeRecords.existing() else {
            return SuggestionSource(items: sample.items, wears: [], isSample: true)
        }
        let items = try records.items()
        let profile = try records.statedProfile()
        guard !items.isEmpty else {
            return SuggestionSource(items: sample.items, profile: profile, wears: [], isSample: true)
        }
        return SuggestionSource(
            items: items, profile: profile, wears: try records.wears(), records: records, isSample: false)
    }

    var finder: ItemFinder { ItemFinder(items) }

    /// The photos of some items as `data:` URLs, the small copy where there is one.
    func photos(of ids: Set<String>) throws -> [String: String] {
        guard let records else { return [:] }
        var photos: [String: String] = [:]
        for item in items where ids.contains(item.id) {
            guard let hash = item.thumbnail ?? item.photo, let photo = try records.photo(hash) else { continue }
            photos[item.id] = "data:\(photo.mediaType);base64,\(photo.bytes.base64)"
        }
        return photos
    }
}

extension WardrobeRecords {
    /// An engine over the wardrobe, at this machine's time and place.
    func engine() throws(ComputationError) -> Engine {
        try Engine([StoredWardrobePlugin(LazyWardrobeRecords(self))], context: .ofUser())
    }

    /// The user's wardrobe, made when it is missing.
    static func ofUser() throws -> WardrobeRecords { try open(in: .standard(), .ofUser) }

    /// The user's wardrobe, or nil when there is none yet, nor a folder where it could be.
    static func existing() throws -> WardrobeRecords? {
        guard let home = try? Home.standard() else { return nil }
        return home.hasRecords(of: migrations.plugin) ? try open(in: home, .ofUser) : nil
    }

    /// The profile, or nil when none was ever saved.
    func statedProfile() throws -> UserProfile? { try hasProfile() ? profile() : nil }
}

extension ItemFinder {
    init(_ items: [WardrobeItem]) { self.init(items.map { Entry(id: $0.id, name: $0.name) }) }
}

extension [UInt8] {
    /// The bytes in the alphabet of RFC 4648, section 4.
    var base64: String {
        let alphabet = Array<UInt8>("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text: [UInt8] = []
        text.reserveCapacity((count + 2) / 3 * 4)
        for start in stride(from: 0, to: count, by: 3) {
            let second = start + 1 < count ? self[start + 1] : nil
            let third = start + 2 < count ? self[start + 2] : nil
            let group = UInt32(self[start]) << 16 | UInt32(second ?? 0) << 8 | UInt32(third ?? 0)
            text.append(alphabet[Int(group >> 18 & 63)])
            text.append(alphabet[Int(group >> 12 & 63)])
            text.append(second == nil ? UInt8(ascii: "=") : alphabet[Int(group >> 6 & 63)])
            text.append(third == nil ? UInt8(ascii: "=") : alphabet[Int(group & 63)])
        }
        return String(decoding: text, as: UTF8.self)
    }
}
