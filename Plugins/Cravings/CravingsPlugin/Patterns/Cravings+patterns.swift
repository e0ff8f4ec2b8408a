// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Cravings {
    /// Arranges entries by hour and weekday, and by day.
    public static let patterns = ComputationKey<PatternsInput, CravingsPatterns>("cravings.patterns")
}
