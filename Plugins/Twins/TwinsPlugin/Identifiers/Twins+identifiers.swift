// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Twins {
    /// Reads a barcode, an ISBN, a GS1 element string, or a GS1 Digital Link.
    public static let identify = ComputationKey<IdentifyInput, IdentifiedCode>("twins.identify")
}
