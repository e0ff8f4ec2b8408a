// SPDX-License-Identifier: AGPL-3.0-or-later

extension Int {
    /// A constant of an unnamed C enumeration, as libswe takes its flags.
    var flag: Int32 { Int32(truncatingIfNeeded: self) }
}
