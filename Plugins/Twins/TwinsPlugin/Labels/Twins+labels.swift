// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Twins {
    /// Lays out printable labels with QR codes.
    public static let labels = ComputationKey<LabelsInput, LabelSheets>("twins.labels")
    /// Lays out printable labels for your things and places.
    public static let myLabels = ComputationKey<MyLabelsInput, LabelSheets>("twins.my-labels")
}
