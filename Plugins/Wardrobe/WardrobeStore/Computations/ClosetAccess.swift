// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore

/// A wardrobe that is opened when it is first used, and then stays open.
public typealias ClosetAccess = RecordAccess<Closet>

extension RecordAccess where Book == Closet {
    /// The wardrobe in the user's home for Almanac.
    public static var standard: ClosetAccess { ClosetAccess { try Closet.open(in: .standard()) } }
}
