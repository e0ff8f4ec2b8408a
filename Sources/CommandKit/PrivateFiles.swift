// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Makes every file that the process creates from now on readable and writable only by its owner.
///
/// Call it first in programs whose output is private.
public func restrictNewFilesToOwner() {
    umask(0o077)
}
