// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How far a book has been read.
public enum ReadingStatus: String, Codable, Sendable, CaseIterable, SchemaProviding {
    /// Not started.
    case unread
    /// Started and not finished.
    case reading
    /// Read to the end.
    case finished
    /// Not finished, and not to be finished.
    case dnf

    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration("twins.ReadingStatus", "How far a book has been read.") {
        switch $0 {
        case .unread: "Not started."
        case .reading: "Started and not finished."
        case .finished: "Read to the end."
        case .dnf: "Not finished, and not to be finished."
        }
    }
}
