// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The reading status of a book.
@Schema("twins.ReadingStatus")
public enum ReadingStatus: String, CaseIterable, SchemaProviding {
    /// Not started.
    case unread
    /// Started and not finished.
    case reading
    /// Read to the end.
    case finished
    /// Not finished, and not to be finished.
    case dnf
}
