// SPDX-License-Identifier: AGPL-3.0-or-later

internal import AstrologyPlugin
internal import CSwissEphemeris

extension SkyComputation {
    /// Computes cusps and angles in the sky's zodiac.
    func houseFrame(_ system: HouseSystem, at place: GeographicPosition, includesCuspSpeeds: Bool) -> HouseFrame {
        var frame = frame(system, at: place, julianDayUT: sky.julianDayUT)
        if includesCuspSpeeds {
            frame.cuspSpeeds = speeds(of: frame, at: place)
        }
        return frame
    }

    private func frame(_ system: HouseSystem, at place: GeographicPosition, julianDayUT: Double) -> HouseFrame {
        var frame = rawFrame(system, at: place, julianDayUT: julianDayUT)
        if frame.cusps.contains(where: { !$0.isFinite }) {
            frame = rawFrame(.porphyry, at: place, julianDayUT: julianDayUT)
            frame.systemRequested = system
            frame.fallback = Self.fallbackText(system, place, libswe: "it has no cusps there")
        }
        // When libswe projects onto a fixed ecliptic, it uses the tropical Ascendant for whole signs instead of the one
        // in the chart's zodiac.
        if frame.systemUsed == .wholeSign, sky.zodiac.ayanamsa?.projectsOntoFixedEcliptic == true {
            let first = (frame.ascendant / 30).rounded(.down) * 30
            frame.cusps = (0..<12).map { (first + 30 * Double($0)).truncatingRemainder(dividingBy: 360) }
        }
        return frame
    }

    private func rawFrame(
        _ system: HouseSystem, at place: GeographicPosition, julianDayUT: Double
    ) -> HouseFrame {
        // In most sidereal modes, libswe converts the letter of the system to uppercase, which changes `i` to `I`, and
        // subtracts the ayanamsa from tropical cusps. Here the subtraction is done separately.
        let subtracts =
            system == .sunshineMakransky && sky.zodiac.ayanamsa?.projectsOntoFixedEcliptic == false
        let flags =
            flag | (sky.zodiac == .tropical || subtracts ? 0 : CSWE_SIDEREAL)
        let room = 40
        return withUnsafeTemporaryAllocation(of: Double.self, capacity: 3 * room) { values in
            withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CSWE_MESSAGE_SIZE)) { message in
                values.initialize(repeating: 0)
                message.initialize(repeating: 0)
                let cusps = UnsafeMutableBufferPointer(rebasing: values[0..<room])
                let angles = UnsafeMutableBufferPointer(rebasing: values[room..<2 * room])
                let motions = UnsafeMutableBufferPointer(rebasing: values[2 * room..<3 * room])
                let status = swe_houses_ex2(
                    julianDayUT, flags, place.latitude, place.longitude, Int32(system.code), cusps.baseAddress,
                    angles.baseAddress, nil, motions.baseAddress, message.baseAddress)
                if system.needsSun { cswe_forget_ephemeris() }
                if subtracts {
                    subtractAyanamsa(from: cusps[1...36])
                    subtractAyanamsa(from: angles[0..<2])
                    subtractAyanamsa(from: angles[3..<8])
                }
                let used = status < 0 ? HouseSystem.porphyry : system
                let text = status < 0 ? message.baseAddress.map { String(cString: $0) } ?? "" : ""
                return HouseFrame(
                    systemRequested: system, systemUsed: used,
                    fallback: status < 0 ? Self.fallbackText(system, place, libswe: text) : nil,
                    cusps: Array(cusps[1...used.cuspCount]), cuspSpeeds: nil,
                    ascendant: angles[0], midheaven: angles[1], armc: angles[2], vertex: angles[3],
                    equatorialAscendant: angles[4], coAscendantKoch: angles[5], coAscendantMunkasey: angles[6],
                    polarAscendant: angles[7],
                    speeds: HouseFrame.AngleSpeeds(
                        ascendant: motions[0], midheaven: motions[1], armc: motions[2], vertex: motions[3],
                        equatorialAscendant: motions[4], coAscendantKoch: motions[5],
                        coAscendantMunkasey: motions[6], polarAscendant: motions[7]))
            }
        }
    }

    /// Computes the daily motion of the cusps from their longitudes half a minute before and after.
    ///
    /// The speeds of libswe aren't used: they are wrong for Porphyry, Koch, and Krusinski (by up to 90° per day, and by
    /// a factor of two), and Gauquelin sectors have none. If the houses jump within the minute, at the edge of a polar
    /// circle, the side without the jump is used; if both sides have one, there is no motion.
    private func speeds(of frame: HouseFrame, at place: GeographicPosition) -> [Double]? {
        if frame.systemUsed == .wholeSign || frame.systemUsed == .equalAries {
            return [Double](repeating: 0, count: 12)
        }
        let step = 30 / 86_400.0
        let (before, after) = (
            self.frame(frame.systemRequested, at: place, julianDayUT: sky.julianDayUT - step),
            self.frame(frame.systemRequested, at: place, julianDayUT: sky.julianDayUT + step)
        )
        let sides = [(before, frame), (frame, after)].filter { first, second in
            first.systemUsed == second.systemUsed
                && zip(first.cusps, second.cusps).allSatisfy { abs(swe_difdeg2n($1, $0)) < 60 }
        }
        guard let start = sides.first?.0, let end = sides.last?.1 else { return nil }
        let days = step * Double(sides.count)
        return zip(start.cusps, end.cusps).map { swe_difdeg2n($1, $0) / days }
    }

    private func subtractAyanamsa(from longitudes: Slice<UnsafeMutableBufferPointer<Double>>) {
        guard let ayanamsa = sky.ayanamsa else { return }
        for index in longitudes.indices {
            longitudes.base[index] = swe_degnorm(longitudes.base[index] - ayanamsa)
        }
    }

    private static func fallbackText(_ system: HouseSystem, _ place: GeographicPosition, libswe: String) -> String {
        let reason = libswe.isEmpty ? "libswe gave no reason" : libswe
        return "\(system.displayName) houses don't exist at latitude \(place.latitude) at this time (\(reason)); "
            + "Porphyry houses were used"
    }
}
