// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CivilTime

@Suite struct ZoneCountryTests {
    /// zone.tab of the tz database, and its links from old names.
    @Test(arguments: [
        ("Europe/Kyiv", "UA"), ("Europe/Kiev", "UA"), ("Europe/Uzhgorod", "UA"), ("Europe/Simferopol", "UA"),
        ("America/New_York", "US"), ("US/Pacific", "US"), ("Europe/Oslo", "NO"), ("Europe/Jersey", "JE"), ("GB", "GB"),
        ("Europe/Dublin", "IE"),
    ])
    func `a zone has a country`(_ zone: String, _ country: String) throws {
        #expect(try TimeZoneDatabase.system().country(ofZone: zone) == country)
    }

    @Test(arguments: ["UTC", "Etc/GMT+3", "+03:00", "Test/East", "", "europe/kyiv", "CET\tX", "#"])
    func `a name that isn't of a country has none`(_ zone: String) throws {
        #expect(try TimeZoneDatabase.system().country(ofZone: zone) == nil)
    }
}
