// SPDX-License-Identifier: AGPL-3.0-or-later

internal import CSwissEphemeris

/// The type Swift gives to the unnamed C enumeration of flag bits is an unsigned integer wrapped or bare, by platform;
/// libswe takes its flags as a signed one.
extension UInt32 {
    var flag: Int32 { Int32(bitPattern: self) }
}

extension Int {
    var flag: Int32 { Int32(truncatingIfNeeded: self) }
}
