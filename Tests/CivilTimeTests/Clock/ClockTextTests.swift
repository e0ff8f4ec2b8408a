// SPDX-License-Identifier: Apache-2.0

import CivilTime
import Testing

/// The texts of times of day, offsets and local times.
@Suite struct ClockTextTests {
    @Test(arguments: [
        ("14:30", "14:30:00"), ("14:30:15", "14:30:15"), ("14:30:15.25", "14:30:15.25"), ("00:00", "00:00:00"),
        ("23:59:59.999999999", "23:59:59.999999999"), ("14:30:15,000000001", "14:30:15.000000001"),
        ("14:30:15.1234567899999", "14:30:15.123456789"), (" 14:30\n", "14:30:00"),
    ])
    func `a time of day is read and written`(text: String, written: String) throws {
        let time = try ClockTime(text)
        #expect(time.description == written)
        #expect(try ClockTime(written) == time)
    }

    @Test(arguments: [
        ("24:00", "00:00 of the next day"), ("25:00", "24-hour"), ("14:60", "24-hour"), ("23:59:60", "leap seconds"),
        ("2:30 PM", "24-hour time 14:30"), ("12:15 am", "24-hour time 00:15"), ("14.30", "time as 14:30"),
        ("9:05", "time as 09:05"), ("1430", "24-hour"), ("", "24-hour"), ("14:30Z", "14:30"), ("+8:30", "24-hour"),
    ])
    func `what is no time of day is refused with advice`(text: String, advice: String) {
        let error = #expect(throws: CivilTimeError.self) { try ClockTime(text) }
        #expect(error?.description.contains(advice) == true, "\(text)")
    }

    @Test func `times of day are held within the day and ordered`() throws {
        #expect(ClockTime(minuteOfDay: 1_440).description == "23:59:00")
        #expect(ClockTime(minuteOfDay: -1) == .midnight)
        #expect(ClockTime(secondOfDay: 86_400).description == "23:59:59")
        #expect(try ClockTime("12:00") == .noon && ClockTime.noon.minuteOfDay == 720)
        #expect(try ClockTime("08:30:59.9").hourAndMinute == "08:30")
        #expect(try ClockTime("14:30:15.25") < ClockTime("14:30:15.3"))
    }

    @Test(arguments: [
        ("Z", 0), ("+03:00", 10_800), ("+0300", 10_800), ("+03", 10_800), ("-05:30", -19_800),
        ("+01:19:32", 4772), ("-18:00", -64_800), ("-00:00", 0), ("\u{2212}05:30", -19_800),
    ])
    func `offsets are read`(text: String, seconds: Int) throws {
        let offset = try UTCOffset(text)
        #expect(offset.seconds == seconds)
        #expect(try UTCOffset(offset.description) == offset)
    }

    @Test(arguments: [
        "", "3", "+3", "03:00", "+03:60", "+18:01", "+03:00:60", "+03:00x", "UTC", "+030", "+03000",
    ])
    func `malformed offsets are refused`(text: String) {
        #expect(throws: CivilTimeError.self) { try UTCOffset(text) }
    }

    @Test func `offsets end where those of RFC 9636 do`() throws {
        #expect(try UTCOffset(seconds: 93_599).description == "+25:59:59")
        #expect(throws: CivilTimeError.self) { try UTCOffset(seconds: 93_600) }
        #expect(throws: CivilTimeError.self) { try UTCOffset(seconds: -90_000) }
    }

    @Test(arguments: [
        ("2026-11-21T09:00", "2026-11-21T09:00:00"), ("0001-01-01T00:00:00", "0001-01-01T00:00:00"),
        ("9999-12-31T23:59:59.5", "9999-12-31T23:59:59.5"),
    ])
    func `local times are read and written`(text: String, written: String) throws {
        let local = try CivilDateTime(text)
        #expect(local.description == written)
        #expect(CivilDateTime(clockSeconds: local.clockSeconds, nanosecond: local.time.nanosecond) == local)
    }

    @Test(arguments: [
        "", "2026-11-21", "2026-11-21 09:00", "2026-11-21T09:00Z", "2026-02-30T09:00", "2026-11-21T24:00",
        " 2026-11-21T09:00",
    ])
    func `what is no local time is refused`(text: String) {
        #expect(throws: CivilTimeError.self) { try CivilDateTime(text) }
    }
}
