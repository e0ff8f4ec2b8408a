// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import StoreTesting
import WardrobePlugin

extension WardrobeItem {
    /// The item as saved at the tests' fixed time.
    var saved: WardrobeItem {
        var copy = self
        (copy.created, copy.updated) = (Moments.now, Moments.now)
        return copy
    }
}

extension Outfit {
    /// The outfit as saved at the tests' fixed time.
    var saved: Outfit {
        var copy = self
        (copy.created, copy.updated) = (Moments.now, Moments.now)
        return copy
    }
}

extension WishlistItem {
    /// The wish as saved at the tests' fixed time.
    var saved: WishlistItem {
        var copy = self
        (copy.created, copy.updated) = (Moments.now, Moments.now)
        return copy
    }
}

extension WearEvent {
    /// The wear as saved at the tests' fixed time.
    var saved: WearEvent {
        var copy = self
        (copy.created, copy.updated) = (Moments.now, Moments.now)
        return copy
    }
}
