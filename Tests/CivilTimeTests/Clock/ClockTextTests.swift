// SPDX-License-Identifier: Apache-2.0

import CivilTime
import Testing

/// The texts of times of day, offsets, and local times.
@Suite struct ClockTextTests {
    @Test(arguments: [
        ("14:30", "14:30:00"), ("14:30:15", "14:30:15"), ("14:30:15.25", "14:30:15.25"), ("00:00", "00:00:00"),
        ("23:59:59.999999999", "23:59:59.999999999"), ("14:30:15,000000001", "14:30:15.000000001"),
        ("14:30:15.1234567899999", "14:30:15.123456789"), (" 14:30\n", "14:30:00"),
    ])
    func `times of day round-trip through text`(text: String, written: String) throws {
        let time = try ClockTime(text)
        #expect(time.description == written)
        #expect(try ClockTime(written) == time)
    }

    @Test(arguments: [
        ("24:00", "midnight at the end of a day is 00:00 of the next day"),
        ("25:00", "write a 24-hour time such as 14:30"), ("14:60", "write a 24-hour time such as 14:30"),
        ("23:59:60", "leap seconds are not supported: write second 59"),
        ("2:30 PM", "write the 24-hour time 14:30"), ("12:15 am", "write the 24-hour time 00:15"),
        ("14.30", "write the time as 14:30"), ("9:05", "write the time as 09:05"),
        ("1430", "write a 24-hour time with two digits each, such as 14:30 or 14:30:15"),
        ("", "write a 24-hour time with two digits each, such as 14:30 or 14:30:15"),
        ("14:30Z", "write the time as 14:30"),
        ("+8:30", "write a 24-hour time with two digits each, such as 14:30 or 14:30:15"),
    ])
    func `invalid times of day are rejected with a suggestion`(text: String, suggestion: String) {
        let error = #expect(throws: CivilTimeError.self) { try ClockTime(text) }
        #expect(error?.recoverySuggestion == suggestion)
    }

    @Test func `times of day are clamped to the day and ordered`() throws {
        #expect(ClockTime(minuteOfDay: 1_440).description == "23:59:00")
        #expect(ClockTime(minuteOfDay: -1) == .midnight)
        #expect(ClockTime(secondOfDay: 86_400).description == "23:59:59")
        #expect(try ClockTime("12:00") == .noon && ClockTime.noon.minuteOfDay == 720)
        #expect(try ClockTime("08:30:59.9").hourAndMinute == "08:30")
        #expect(try ClockTime("14:30:15.25") < ClockTime("14:30:15.3"))
    }

    @Test(arguments: [
        ("Z", 0), ("+03:00", 10_800), ("+0300", 10_800), ("+03", 10_800), ("-05:30", -19_800),
        ("+01:19:32", 4772), ("-18:00", -64_800), ("-00:00", 0), ("\u{2212}05:30", -19_800), (" z\n", 0),
        ("+25:59:59", 93_599), ("-24:59:59", -89_999),
    ])
    func `offsets round-trip through text`(text: String, seconds: Int) throws {
        let offset = try UTCOffset(text)
        #expect(offset.seconds == seconds)
        #expect(try UTCOffset(offset.description) == offset)
    }

    @Test(arguments: [
        "", "3", "+3", "03:00", "+03:60", "+26:00", "-25:00", "+03:00:60", "+03:00x", "UTC", "+030", "+03000",
    ])
    func `malformed offsets are rejected`(text: String) {
        #expect(throws: CivilTimeError.self) { try UTCOffset(text) }
    }

    @Test func `every offset of RFC 9636 round-trips through text`() throws {
        for seconds in UTCOffset.supportedSeconds {
            let offset = try UTCOffset(seconds: seconds)
            guard try UTCOffset(offset.description) == offset else {
                Issue.record("\(offset)")
                return
            }
        }
        #expect(throws: CivilTimeError.self) { try UTCOffset(seconds: 93_600) }
        #expect(throws: CivilTimeError.self) { try UTCOffset(seconds: -90_000) }
    }

    @Test(arguments: [
        ("2026-11-21T09:00", "2026-11-21T09:00:00"), ("0001-01-01T00:00:00", "0001-01-01T00:00:00"),
        ("9999-12-31T23:59:59.5", "9999-12-31T23:59:59.5"),
    ])
    func `local times round-trip through text`(text: String, written: String) throws {
        let local = try CivilDateTime(text)
        #expect(local.description == written)
        #expect(CivilDateTime(clockSeconds: local.clockSeconds, nanosecond: local.time.nanosecond) == local)
    }

    @Test(arguments: [
        ("", nil), ("2026-11-21", "add a time such as T09:00:00"),
        ("2026-11-21 09:00", "write T between the day and the time"),
        ("2026-11-21T09:00Z", "remove the offset from UTC"),
        ("2026-11-21T09:00+01:00", "remove the offset from UTC"),
        ("2026-02-30T09:00", "February 2026 has 28 days"),
        ("2026-11-21T24:00", "midnight at the end of a day is 00:00 of the next day"),
        (" 2026-11-21T09:00", nil), ("2026-11-21T9:00", nil),
    ])
    func `invalid local times are rejected with a suggestion`(text: String, suggestion: String?) {
        let error = #expect(throws: CivilTimeError.self) { try CivilDateTime(text) }
        #expect(error?.recoverySuggestion == suggestion)
    }
}
