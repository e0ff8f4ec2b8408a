// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Twins {
    /// Puts labels with QR codes on sheets to print.
    public static let labels = ComputationKey<LabelsInput, LabelSheets>("twins.labels")
    /// Puts labels of your things and places on sheets to print.
    public static let myLabels = ComputationKey<MyLabelsInput, LabelSheets>("twins.my-labels")
}
