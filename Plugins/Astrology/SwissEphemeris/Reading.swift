// SPDX-License-Identifier: AGPL-3.0-or-later

internal import AstrologyPlugin
internal import CSwissEphemeris

/// The result of libswe for one body: coordinates in the chart's zodiac and from the true equator of date.
struct Reading {
    /// Longitude, latitude, distance, and their daily motions; the last two elements are unused.
    var zodiacal = SIMD8<Double>()
    /// Right ascension, declination, distance, and their daily motions; the last two elements are unused.
    var equatorial = SIMD8<Double>()
    /// The flags that libswe returned; negative if it failed.
    var used: Int32 = -1
    /// The message of libswe, if any.
    var message: String?

    /// Computes a body by its number in libswe.
    ///
    /// In the tropical zodiac, the second set of coordinates comes from libswe's cache of the last position and takes
    /// almost no time. In a sidereal zodiac, it is a second computation, since libswe omits nutation there and its
    /// declination would refer to the mean equator.
    static func body(
        _ number: Int32, julianDayUT: Double, deltaT: Double, equatorialFlags: Int32, zodiacFlags: Int32
    ) -> Reading {
        var raw = CSWEReading()
        cswe_read(julianDayUT, deltaT, number, zodiacFlags, equatorialFlags, &raw)
        var reading = Reading()
        reading.used = raw.used
        if raw.message.0 != 0 {
            reading.message = withUnsafePointer(to: &raw.message) { message in
                message.withMemoryRebound(to: CChar.self, capacity: Int(CSWE_MESSAGE_SIZE)) { String(cString: $0) }
            }
        }
        let (zodiacal, equatorial) = (raw.zodiacal, raw.equatorial)
        reading.zodiacal = SIMD8(zodiacal.0, zodiacal.1, zodiacal.2, zodiacal.3, zodiacal.4, zodiacal.5, 0, 0)
        reading.equatorial = SIMD8(
            equatorial.0, equatorial.1, equatorial.2, equatorial.3, equatorial.4, equatorial.5, 0, 0)
        return reading
    }

    /// Calls a function of libswe twice, for the zodiac and for the equator, with buffers for its results.
    static func collect(
        _ ask: (UnsafeMutablePointer<Double>, UnsafeMutablePointer<CChar>, Bool) -> Int32
    ) -> Reading {
        var reading = Reading()
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CSWE_MESSAGE_SIZE)) { message in
            withUnsafeTemporaryAllocation(of: Double.self, capacity: 6) { coordinates in
                guard let text = message.baseAddress, let values = coordinates.baseAddress else { return }
                text.pointee = 0
                reading.used = ask(values, text, false)
                if text.pointee != 0 { reading.message = String(cString: text) }
                guard reading.used >= 0 else { return }
                reading.zodiacal = SIMD8(sixFrom: values)
                if ask(values, text, true) >= 0 {
                    reading.equatorial = SIMD8(sixFrom: values)
                } else {
                    reading.used = -1
                    reading.message = String(cString: text)
                }
            }
        }
        return reading
    }
}

extension SIMD8<Double> {
    fileprivate init(sixFrom values: UnsafePointer<Double>) {
        self.init(values[0], values[1], values[2], values[3], values[4], values[5], 0, 0)
    }
}

/// The result of libswe for a fixed star.
struct StarReading {
    var reading: Reading
    /// The traditional name in the catalog, or the designation if there is none.
    var properName: String

    /// Computes a star by its name or designation.
    ///
    /// libswe's matching is loose: it interprets a leading number as a line of the catalog, and every word that begins
    /// with `spica` as Spica. So this initializer compares the star that it found with the name.
    /// - Returns: `nil` if the catalog has no such star.
    init?(name: String, julianDayUT: Double, flags: Int32, zodiacFlags: Int32) {
        let key = SearchKey(name)
        let beginsWithDigit =
            name.utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
        var failure: StarReading?
        for query in beginsWithDigit ? ["," + name] : [name, "," + name] {
            let answer = StarReading.ask(
                query, julianDayUT: julianDayUT, flags: flags, zodiacFlags: zodiacFlags)
            guard answer.reading.used >= 0 else {
                let isUnknown = answer.reading.message?.contains("could not find star name") ?? true
                if !isUnknown { failure = answer }
                continue
            }
            let parts = answer.properName.split(separator: ",", omittingEmptySubsequences: false).map(
                String.init)
            guard parts.contains(where: { SearchKey($0) == key }) else { continue }
            reading = answer.reading
            properName = parts.first { !$0.isEmpty } ?? name
            return
        }
        guard let failure else { return nil }
        self = failure
    }

    private init(reading: Reading, properName: String) {
        self.reading = reading
        self.properName = properName
    }

    private static func ask(
        _ query: String, julianDayUT: Double, flags: Int32, zodiacFlags: Int32
    ) -> StarReading {
        let size = 2 * Int(SE_MAX_STNAME)
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: size) { name in
            guard let base = name.baseAddress else { return StarReading(reading: Reading(), properName: "") }
            let reading = Reading.collect { coordinates, message, wantsEquatorial in
                name.write(query)
                return cswe_star(
                    base, julianDayUT, wantsEquatorial ? flags | CSWE_EQUATORIAL : zodiacFlags,
                    coordinates,
                    message)
            }
            return StarReading(reading: reading, properName: String(cString: base))
        }
    }
}

extension UnsafeMutableBufferPointer<CChar> {
    /// Writes a zero-terminated string, truncated to the buffer's size.
    fileprivate func write(_ text: String) {
        var index = startIndex
        for byte in text.utf8.prefix(count - 1) {
            self[index] = CChar(bitPattern: byte)
            index += 1
        }
        self[index] = 0
    }
}
