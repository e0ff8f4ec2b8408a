// SPDX-License-Identifier: Apache-2.0

internal import CChallengesData

extension ChallengeBook {
    /// Almanac's own pack, which is part of the program.
    static var shippedPack: [UInt8] {
        let pack = challenges_almanac_pack()
        return Array(UnsafeRawBufferPointer(start: pack.start, count: pack.count))
    }

    /// Puts Almanac's own pack into the catalogue, unless it or a later version was ever there.
    /// - Returns: what came in, or nil when nothing did.
    /// - Throws: as ``install(_:)``.
    @discardableResult
    public func installShippedPack() throws -> ImportedPack? { try install(Self.shippedPack) }
}
