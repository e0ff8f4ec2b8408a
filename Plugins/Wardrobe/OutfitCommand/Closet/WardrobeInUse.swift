// SPDX-License-Identifier: Apache-2.0

import WardrobePlugin

/// What suggestions are made of: pieces, the wearer, and what was worn when.
struct Closet {
    var items: [WardrobeItem]
    /// The wearer's profile; nil when none was ever saved.
    var profile: UserProfile?
    var wears: [WearEvent]
    /// Whether the pieces are those of the sample wardrobe, since there are none of one's own.
    var isSample: Bool

    /// The sample wardrobe, for who has none of one's own.
    static var sample: Closet { Closet(items: SampleWardrobe.items, wears: [], isSample: true) }

    var finder: PieceFinder { PieceFinder(items.map { PieceFinder.Entry(id: $0.id, name: $0.name) }) }
}
