// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Cravings {
    /// Sets the status of a day.
    public static let setDayStatus = ComputationKey<SetDayStatusInput, DayReport>("cravings.set-day-status")
}
