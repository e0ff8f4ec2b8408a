// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import StoreTesting
import WardrobePlugin

extension WardrobeItem {
    /// The item as a store keeps it that saved it at the tests' moment.
    var saved: WardrobeItem {
        var copy = self
        (copy.created, copy.updated) = (Moments.now, Moments.now)
        return copy
    }
}

extension Outfit {
    /// The outfit as a store keeps it that saved it at the tests' moment.
    var saved: Outfit {
        var copy = self
        (copy.created, copy.updated) = (Moments.now, Moments.now)
        return copy
    }
}

extension WishlistItem {
    /// The wish as a store keeps it that saved it at the tests' moment.
    var saved: WishlistItem {
        var copy = self
        (copy.created, copy.updated) = (Moments.now, Moments.now)
        return copy
    }
}

extension WearEvent {
    /// The wear as a store keeps it that saved it at the tests' moment.
    var saved: WearEvent {
        var copy = self
        (copy.created, copy.updated) = (Moments.now, Moments.now)
        return copy
    }
}
