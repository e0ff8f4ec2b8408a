// SPDX-License-Identifier: Apache-2.0

import StoreTesting

@testable import WardrobeStore

extension TimedRecord {
    /// The record as saved at the tests' fixed time.
    var saved: Self {
        var copy = self
        (copy.created, copy.updated) = (Moments.now, Moments.now)
        return copy
    }
}
