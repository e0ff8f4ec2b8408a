// SPDX-License-Identifier: Apache-2.0

/// Common abbreviations of the clocks of zones, which aren't names of zones.
///
/// Source: the tz database, `theory.html`, "Time zone abbreviations", and its data files for the offsets since 1970.
enum ZoneAbbreviations {
    /// Returns advice on an abbreviation; `nil` if it isn't a common one.
    static func advice(on name: String) -> String? {
        guard let uses = table[name.uppercased()] else { return nil }
        let list = uses.map { "\($0.zone) or the offset \($0.offset)" }.joined(separator: ", or ")
        return "\(name.uppercased()) is an abbreviation: write a zone whose clocks show it, such as \(list)"
    }

    private static let table: [String: [(zone: String, offset: String)]] = [
        "NST": [("America/St_Johns", "-03:30")], "NDT": [("America/St_Johns", "-02:30")],
        "AST": [("America/Halifax", "-04:00")], "ADT": [("America/Halifax", "-03:00")],
        "EDT": [("America/New_York", "-04:00")],
        "CST": [("America/Chicago", "-06:00"), ("Asia/Shanghai", "+08:00"), ("America/Havana", "-05:00")],
        "CDT": [("America/Chicago", "-05:00"), ("America/Havana", "-04:00")], "MDT": [("America/Denver", "-06:00")],
        "PST": [("America/Los_Angeles", "-08:00"), ("Asia/Manila", "+08:00")],
        "PDT": [("America/Los_Angeles", "-07:00")], "AKST": [("America/Anchorage", "-09:00")],
        "AKDT": [("America/Anchorage", "-08:00")], "HDT": [("America/Adak", "-09:00")],
        "BST": [("Europe/London", "+01:00")], "WEST": [("Europe/Lisbon", "+01:00")],
        "CEST": [("Europe/Berlin", "+02:00")], "EEST": [("Europe/Kyiv", "+03:00")],
        "MSK": [("Europe/Moscow", "+03:00")], "MSD": [("Europe/Moscow", "+04:00")],
        "IST": [("Asia/Kolkata", "+05:30"), ("Asia/Jerusalem", "+02:00"), ("Europe/Dublin", "+01:00")],
        "IDT": [("Asia/Jerusalem", "+03:00")], "PKT": [("Asia/Karachi", "+05:00")], "WIB": [("Asia/Jakarta", "+07:00")],
        "HKT": [("Asia/Hong_Kong", "+08:00")], "JST": [("Asia/Tokyo", "+09:00")], "KST": [("Asia/Seoul", "+09:00")],
        "AWST": [("Australia/Perth", "+08:00")], "ACST": [("Australia/Adelaide", "+09:30")],
        "ACDT": [("Australia/Adelaide", "+10:30")], "AEST": [("Australia/Sydney", "+10:00")],
        "AEDT": [("Australia/Sydney", "+11:00")], "NZST": [("Pacific/Auckland", "+12:00")],
        "NZDT": [("Pacific/Auckland", "+13:00")], "SST": [("Pacific/Pago_Pago", "-11:00")],
        "CAT": [("Africa/Maputo", "+02:00")], "EAT": [("Africa/Nairobi", "+03:00")],
        "WAT": [("Africa/Lagos", "+01:00")],
        "SAST": [("Africa/Johannesburg", "+02:00")],
    ]
}
