// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The place that a name identifies, or an error that lists the candidates.
struct PlaceChoice {
    let place: Place
    /// The warning that names the chosen place if large places or a region have the same name.
    let warning: ChartWarning?

    /// How many times as many people as any other place of the name the chosen place has.
    private static let dominance = 5

    /// The same for a place that is named differently today, beside places that are named so: "Waterloo" was a name of
    /// Austin, and "Smyrna" that of İzmir.
    private static let dominanceOfOtherName = 40

    /// How many times as many people as the chosen place a region has for it to be mentioned, and for the name to mean it.
    private static let regionDominance = (mentioned: 5, meant: 20)

    /// The population from which another place is mentioned.
    private static let largePopulation = 50_000

    /// The population from which a city is mentioned beside a small place whose name differs by a letter.
    private static let cityPopulation = 100_000

    /// The distance within which coordinates are those of a place, in kilometers.
    private static let nearKilometers = 30.0

    /// Returns the place of a name with coordinates, which decide between places of the same name.
    ///
    /// - Returns: The place, or `nil` with a warning if no place or several have the name. Without coordinates, that is
    ///   an error.
    static func place(
        _ name: String, latitude: Double?, longitude: Double?
    ) throws -> (place: Place?, warning: ChartWarning?) {
        guard let latitude, let longitude else {
            let choice = try PlaceChoice(name)
            return (choice.place, choice.warning)
        }
        let point = SphericalPoint(latitude: latitude, longitude: longitude)
        func distance(_ place: Place) -> Double {
            point.distance(toLatitude: place.latitude, longitude: place.longitude)
        }
        let named = PlaceTable.shipped.find(name, limit: 1000).filter { $0.kind != .beginning }.map(\.place)
        if let place = named.min(by: { distance($0) < distance($1) }), distance(place) <= nearKilometers {
            return (place, nil)
        }
        if let choice = try? PlaceChoice(name) { return (choice.place, choice.warning) }
        return (
            nil,
            ChartWarning(
                .placeUnknown,
                "\(name.quoted(limit: 60)) isn't the name of one place in the table of places: only the coordinates were used."
            )
        )
    }

    /// - Throws: ``ValidationIssue`` if no place or several places have the name, or a country or a region has it.
    init(_ name: String) throws {
        let query = PlaceQuery(name)
        let found = PlaceTable.shipped.find(name, limit: 1000)
        let named = found.filter { $0.kind != .beginning }.map { Candidate($0, query.name) }
        let labeled = named.filter { $0.match.kind == .name && $0.isLabeled(name) }
        let candidates = (labeled.isEmpty ? named : labeled).sorted { $0.place.population > $1.place.population }
        let bareName = query.qualifiers.isEmpty ? query.name : nil
        if let bareName { try Self.checkCountry(named: bareName, typed: name, candidates.first?.place) }
        guard let first = candidates.first else {
            throw Self.noMatch(name, region: bareName, similar: found.map(\.place.label))
        }
        let others = candidates.dropFirst()
        let isNamedLikeCountry = bareName.flatMap { CountryTable().code(ofEnglishName: $0) } != nil
        let region = try bareName.flatMap { try Self.sentence(aboutRegion: $0, beside: first.place) }
        guard isNamedLikeCountry || others.allSatisfy({ first.prevails(over: $0) }) else {
            throw Self.ambiguity(name, candidates)
        }
        place = first.place
        var sentences = [
            Self.sentence(about: others.filter { $0.isNotable(beside: first) }, beside: first, typed: name)
        ]
        if let bareName {
            sentences.append(region)
            sentences.append(Self.sentence(aboutSpelling: bareName, beside: first.place))
        }
        let text = sentences.compactMap(\.self).joined(separator: " ")
        warning = text.isEmpty ? nil : ChartWarning(.placeChosen, text)
    }
}

extension PlaceChoice {
    /// A place with a name, and whether it is named so today.
    struct Candidate {
        let match: PlaceMatch
        /// Whether the place had the name, or has it in another language, and its main name is quite different.
        ///
        /// "Odessa" is a spelling of "Odesa", and "Petersburg" a part of "Saint Petersburg".
        let isRenamed: Bool

        var place: Place { match.place }

        init(_ match: PlaceMatch, _ name: FoldedName) {
            self.match = match
            isRenamed = match.kind == .otherName && !name.isAlike(FoldedName(match.place.name))
        }

        /// Returns whether a text is the place's name with its region and country.
        func isLabeled(_ text: String) -> Bool {
            let text = FoldedName(text)
            return FoldedName(place.label) == text
                || ReportLanguage.allCases.contains { FoldedName($0.label(of: place)) == text }
        }

        /// Returns whether the name means this place rather than another with at most as many people.
        func prevails(over other: Candidate) -> Bool {
            let factor =
                switch (isRenamed, other.isRenamed) {
                case (true, false): dominanceOfOtherName
                case (false, true): 1
                default: dominance
                }
            return place.population >= factor * max(other.place.population, 1)
        }

        /// Returns whether readers may have meant this place instead of the one that was chosen.
        func isNotable(beside chosen: Candidate) -> Bool {
            if chosen.isRenamed, !isRenamed { return true }
            if place.population * dominance > chosen.place.population { return true }
            return match.kind == .name && place.population >= largePopulation
        }
    }

    private static func sentence(about others: [Candidate], beside chosen: Candidate, typed name: String) -> String? {
        guard !others.isEmpty else { return nil }
        let labels = labels(of: others.prefix(3).map(\.self), besides: chosen)
        let list = labels.count == 1 ? "another is \(labels[0])" : "others are \(labels.joined(separator: "; "))"
        let reason =
            chosen.isRenamed ? "of which \(name.quoted()) is another name" : "the largest place of that name"
        let example = others.first { !$0.isLabeled(chosen.place.label) }
        return "\(chosen.place.label) was used, \(reason); \(list)."
            + (example.map { " To choose one, write, for example, \($0.place.label.quoted())." }
                ?? " To choose one, give its coordinates.")
    }

    /// Returns the labels of places, with coordinates where two have the same one.
    private static func labels(of places: [Candidate], besides chosen: Candidate? = nil) -> [String] {
        let counts = Dictionary(
            (places + [chosen].compactMap(\.self)).map { (FoldedName($0.place.label).utf8, 1) }, uniquingKeysWith: +)
        return places.map(\.place).map { place in
            counts[FoldedName(place.label).utf8] == 1
                ? place.label : "\(place.label) (latitude \(place.latitude), longitude \(place.longitude))"
        }
    }

    /// Returns a sentence about a region that has the name and many more people, unless the place is in it.
    /// - Throws: ``ValidationIssue`` if almost only the region can be meant.
    private static func sentence(
        aboutRegion name: FoldedName, beside place: Place
    ) throws(ValidationIssue) -> String? {
        let table = PlaceTable.shipped
        let regions = table.regions(named: name).map { number in
            (division: PlaceRow.division(number, of: table.layout), people: table.people(ofRegion: number))
        }
        guard let region = regions.max(by: { $0.people.count < $1.people.count }),
            !regions.contains(where: { $0.division.country == place.country && $0.division.region == place.region }),
            region.people.count >= regionDominance.mentioned * place.population
        else { return nil }
        if region.people.count >= regionDominance.meant * place.population {
            let example = region.people.largest.map { table.place(rank: $0) }
            throw notTown(region.division.region, "a region", example: example, namesake: place)
        }
        let country = table.countryName(region.division.country) ?? region.division.country
        return "\(region.division.region) is also a region (\(country)): for a birth there, write the name of the town."
    }

    /// Returns a sentence about a far larger place whose name differs by a letter.
    private static func sentence(aboutSpelling name: FoldedName, beside place: Place) -> String? {
        guard place.population < largePopulation,
            let larger = PlaceTable.shipped.largestPlace(spelledLike: name),
            larger.population >= max(cityPopulation, dominanceOfOtherName * place.population)
        else { return nil }
        return "\(place.label) was used; a name of \(larger.label) differs by a letter."
    }
}

extension PlaceChoice {
    /// Rejects the name of a country, unless the place of the name is in it: "Singapore", but not "Jamaica".
    private static func checkCountry(
        named name: FoldedName, typed text: String, _ place: Place?
    ) throws(ValidationIssue) {
        guard let code = CountryTable().code(ofEnglishName: name), place?.country != code else { return }
        let table = PlaceTable.shipped
        let largest = (0..<table.count).first { table.row(rank: $0).division.country == code }
        throw notTown(text, "a country", example: largest.map { table.place(rank: $0) }, namesake: place)
    }

    private static func notTown(_ name: String, _ kind: String, example: Place?, namesake: Place?) -> ValidationIssue {
        let example = example.map { ", such as \($0.label.quoted())" } ?? ""
        let namesake = namesake.map { ", or \($0.label.quoted()) for the place of that name" } ?? ""
        return ValidationIssue(
            path: "place", expected: "a town or city", got: "\(name.quoted()), \(kind)",
            recoverySuggestion: "write the name of the town\(example)\(namesake)")
    }

    /// Returns the issue that suggests places whose names begin with the name or are similar to it.
    private static func noMatch(_ name: String, region: FoldedName?, similar: [String]) -> ValidationIssue {
        let table = PlaceTable.shipped
        if let number = region.flatMap({ table.regions(named: $0).first }) {
            let largest = table.people(ofRegion: number).largest.map { table.place(rank: $0) }
            return notTown(name, "a region", example: largest, namesake: nil)
        }
        let suggestions = (similar + table.suggestions(for: name)).prefix(3).map { $0.quoted() }
        return ValidationIssue(
            path: "place", expected: "the name of a place", got: JSONValue.string(name).inWords,
            recoverySuggestion: suggestions.isEmpty
                ? "the table contains \(PlaceTable.extent): give latitude and longitude instead"
                : "did you mean \(suggestions.joined(separator: " or "))? If not, give latitude and longitude instead")
    }

    /// Returns the issue that lists the largest places of a name, with coordinates where two have the same label.
    private static func ambiguity(_ name: String, _ candidates: [Candidate]) -> ValidationIssue {
        let labels = labels(of: candidates)
        let shown = zip(candidates, labels).prefix(5).map { candidate, label in
            candidate.isRenamed ? "\(label), which has it as another name" : label
        }
        let example =
            zip(candidates, labels).first { $0.place.label == $1 && !$0.isRenamed }
            ?? zip(candidates, labels).first { $0.place.label == $1 }
        return ValidationIssue(
            path: "place", expected: "one place",
            got: "\(candidates.count) places named \(name.quoted()): \(shown.joined(separator: "; "))",
            recoverySuggestion: example.map { "write \($0.1.quoted()), for example, or give the coordinates" }
                ?? "give the latitude and longitude of one of them")
    }
}
