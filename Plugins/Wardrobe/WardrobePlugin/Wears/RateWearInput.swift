// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The rating of a logged wear.
@Schema("wardrobe.RateWearInput")
public struct RateWearInput: SchemaProviding, Hashable {
    /// The rating, from never again to perfect, 1 to 5; if omitted, the rating is removed.
    @Field(.integer(1...5)) public var rating: Int?
    /// The wear, by its key or a key prefix; by default the most recent one.
    @Field(.recordName("0198c2f1")) public var wear: String?
    /// The day it was worn.
    public var date: DayReference?
}

/// Which wear to remove from the log.
@Schema("wardrobe.UndoWearInput")
public struct UndoWearInput: SchemaProviding, Hashable {
    /// The wear, by its key or at least 8 characters of its beginning; by default the last one logged.
    @Field(.recordName("0198c2f1")) public var wear: String?
    /// The day it was worn.
    public var date: DayReference?
}
