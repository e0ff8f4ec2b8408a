// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A QR code without its quiet zone.
///
/// A QR code (ISO/IEC 18004) without its quiet zone.
@Schema("twins.QRCode")
public struct QRCode: SchemaProviding, Hashable {
    /// The text of the code.
    @Field(.text(1...2_000, example: "almanac:twins/place/0198c3a0")) public var text: String
    /// The modules of each row from the top: `1` for dark and `0` for light ones.
    @Field(.list(of: .text("modules", pattern: "^[01]+$", lengths: 21...177, example: "111111101010101111111")))
    public var rows: [String]

    /// The error correction of a QR code, by the share of damaged codewords that can be restored.
    public enum Correction: String, Sendable, CaseIterable {
        /// About 7 percent.
        case low
        /// About 15 percent.
        case medium
        /// About 25 percent.
        case quartile
        /// About 30 percent.
        case high
    }

    /// The number of light modules on each side of a code that scanners need.
    static let quietZone = 4
}
