// SPDX-License-Identifier: Apache-2.0

package import CivilTime

extension HelpLine {
    /// The list that comes with the program, for an unknown country: the lines of every country that it knows, each with
    /// the day on which it was checked.
    public static var defaults: [HelpLine] { defaults(in: nil) }

    /// Returns the list that comes with the program: the emergency services, crisis lines, and where to find others.
    ///
    /// - Parameter country: The country as an ISO 3166-1 alpha-2 code; nil if it is unknown.
    package static func defaults(in country: String?) -> [HelpLine] {
        let lines = EmbeddedWording.builtIn.helpLines
        let own = country.map { country in
            lines.filter { $0.countries.contains(country) }.map {
                (line: $0.line(in: country), isEmergency: $0.isEmergency)
            }
        }
        let knowsEmergency = own?.contains(where: \.isEmergency) ?? false
        let crisis =
            own
            ?? lines.filter { !$0.isEmergency }.flatMap { line in
                line.countries.map { (line: line.line(in: $0), isEmergency: false) }
            }
        let general = lines.filter { $0.countries.isEmpty && !($0.isEmergency && knowsEmergency) }
        return general.filter(\.isEmergency).map(\.english) + crisis.map(\.line)
            + general.filter { !$0.isEmergency }.map(\.english)
    }

    /// Returns the list that comes with the program for the country of a time zone.
    package static func defaults(in zone: LocalZone) -> [HelpLine] {
        defaults(in: (try? TimeZoneDatabase.shared())?.country(ofZone: zone.name))
    }

    /// Returns the line in a language (BCP 47); lines that the user wrote stay as they are.
    package func text(in language: String) -> HelpLine {
        guard language.isUkrainian,
            let builtIn = EmbeddedWording.builtIn.helpLines.first(where: { $0.line(in: country) == self })
        else { return self }
        var line = builtIn.ukrainian
        line.country = country
        return line
    }
}
