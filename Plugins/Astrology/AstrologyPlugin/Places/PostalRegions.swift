// SPDX-License-Identifier: Apache-2.0

/// The abbreviations of provinces and states for which GeoNames has numbers instead.
///
/// Sources: ISO 3166-2:CA and ISO 3166-2:AU, whose codes are those of addresses. GeoNames has the codes of US states.
enum PostalRegions {
    /// Returns the English name of a region in GeoNames by its abbreviation in lowercase letters.
    static func name(of abbreviation: [UInt8], in country: String) -> String? {
        guard let regions = table[country], abbreviation.count <= 3 else { return nil }
        return regions[String(decoding: abbreviation, as: UTF8.self)]
    }

    private static let table = [
        "CA": [
            "ab": "Alberta", "bc": "British Columbia", "mb": "Manitoba", "nb": "New Brunswick",
            "nl": "Newfoundland and Labrador", "ns": "Nova Scotia", "nt": "Northwest Territories", "nu": "Nunavut",
            "on": "Ontario", "pe": "Prince Edward Island", "qc": "Quebec", "sk": "Saskatchewan", "yt": "Yukon",
        ],
        "AU": [
            "act": "Australian Capital Territory", "nsw": "New South Wales", "nt": "Northern Territory",
            "qld": "Queensland", "sa": "South Australia", "tas": "Tasmania", "vic": "Victoria",
            "wa": "Western Australia",
        ],
    ]
}
