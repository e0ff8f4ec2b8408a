// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Cravings {
    /// Replaces the list of where to find help.
    public static let setHelpLines = ComputationKey<SetHelpLinesInput, HelpLineList>("cravings.set-help-lines")
    /// Lists where to find help.
    public static let myHelpLines = ComputationKey<MyHelpLinesInput, HelpLineList>("cravings.my-help-lines")
}
