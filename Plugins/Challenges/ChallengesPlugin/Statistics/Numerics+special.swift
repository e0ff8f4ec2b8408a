// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Returns the sine of an angle in radians.
func sine(_ angle: Double) -> Double { sin(angle) }

/// Returns the angle in radians, from 0 to π, of a cosine.
func arcCosine(_ value: Double) -> Double { acos(value) }

/// Returns the natural logarithm of 1 plus a number.
func logarithmOfOnePlus(_ value: Double) -> Double { log1p(value) }

/// Returns the natural logarithm of a number.
func naturalLogarithm(_ value: Double) -> Double { log(value) }
