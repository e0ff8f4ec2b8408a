// SPDX-License-Identifier: Apache-2.0

/// How a dress code or an occasion was read, with the measured confidence.
enum DressReadingWay: Sendable, Hashable {
    /// A dress code by its name.
    case name
    /// One of several dress codes that contradict each other.
    case contradiction
    /// A dress code that clothes suggest.
    case clothes
    /// An occasion.
    case occasion(DressFinding.Field, DressPhrase.Language)

    /// The lower end of the 95 % Wilson interval for the share of right readings on 150 titles that somebody else labeled
    /// and that the lists weren't written with.
    ///
    /// Nil where fewer than 20 readings were measured.
    var confidence: Double? {
        switch self {
        // 36 of 46 were right. Of the other ways, fewer than 20 each were measured.
        case .occasion(.title, .english): 0.64
        case .name, .contradiction, .clothes, .occasion: nil
        }
    }
}
