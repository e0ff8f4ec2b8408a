// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// A color in linear amounts of the sRGB primaries, each 0 to 1.
struct LinearRGB: Hashable, Sendable {
    var red: Double
    var green: Double
    var blue: Double

    /// Creates a linear color by inverting the transfer curve of IEC 61966-2-1.
    init(_ color: SRGBColor) {
        func light(_ channel: UInt8) -> Double {
            let encoded = Double(channel) / 255
            return encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
        }
        red = light(color.red)
        green = light(color.green)
        blue = light(color.blue)
    }
}
