// SPDX-License-Identifier: Apache-2.0

/// The dated table of territories: where the clocks of a place differed from those of the zone it is in today.
///
/// The time zone database guarantees its zones since 1970 only, and has the history of a zone's main city. Lviv is in
/// `Europe/Kyiv` today, but was in Poland before the Second World War.
///
/// The table is embedded in the program: `territories.tsv`, with a source for each row, and the outlines of its areas,
/// `territory-areas.tsv`. `CAstrologyData/scripts/make-territories` checks and generates them.
struct Territories: Sendable {
    /// The shipped table.
    static let shipped = Territories(
        periods: ShippedTable.territories.bytes, areas: ShippedTable.territoryAreas.bytes)

    /// The territories by zone, in the order in which they decide.
    let byZone: [String: [Territory]]
    /// Lines that couldn't be parsed; a test expects none.
    let problems: [String]

    init(periods: UnsafeBufferPointer<UInt8>, areas: UnsafeBufferPointer<UInt8>) {
        var problems: [String] = []
        var order: [Substring] = []
        var periodsByArea: [Substring: [TerritoryPeriod]] = [:]
        let periodText = Self.text(of: periods)
        let areaText = Self.text(of: areas)
        for line in periodText.split(separator: "\n") where line.first != "#" {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard let name = cells.first, let period = TerritoryPeriod(Array(cells.dropFirst())) else {
                problems.append(String(line))
                continue
            }
            if periodsByArea[name] == nil { order.append(name) }
            periodsByArea[name, default: []].append(period)
        }
        var found: [Substring: (zone: String, territory: Territory)] = [:]
        for line in areaText.split(separator: "\n") where line.first != "#" {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard cells.count == 4, let accuracy = Double(cells[2]) else {
                problems.append(String(line))
                continue
            }
            let outline = cells[3] == "*" ? nil : TerritoryOutline(cells[3])
            guard let periods = periodsByArea[cells[0]], outline != nil || cells[3] == "*" else {
                problems.append(String(line))
                continue
            }
            found[cells[0]] = (
                String(cells[1]),
                Territory(name: String(cells[0]), outline: outline, accuracy: accuracy, periods: periods)
            )
        }
        var byZone: [String: [Territory]] = [:]
        for name in order {
            guard let (zone, territory) = found[name] else {
                problems.append("\(name) has no outline")
                continue
            }
            byZone[zone, default: []].append(territory)
        }
        self.byZone = byZone
        self.problems = problems
    }

    /// Returns whether the table may have a row for a zone and a Julian day number, without reading the table.
    static func mayConcern(zone: String, day: Int) -> Bool {
        day < 2_433_283 || laterDays.contains { $0.days.contains(day) && $0.zone == zone }
    }

    /// The zones with periods after 1949, and their days.
    ///
    /// A test compares them with the table.
    private static let laterDays: [(zone: String, days: Range<Int>)] = [
        ("Europe/Kyiv", 2_433_283..<2_433_952), ("Europe/Kyiv", 2_448_074..<2_448_702),
        ("Europe/Kyiv", 2_456_957..<Int.max), ("Europe/Moscow", 2_433_283..<2_433_952),
        ("Europe/Moscow", 2_444_879..<2_445_061), ("Europe/Chisinau", 2_448_640..<2_448_989),
        ("Europe/Warsaw", 2_433_283..<2_433_952), ("America/New_York", 2_433_283..<2_439_582),
        ("America/Chicago", 2_433_283..<2_439_582), ("America/Denver", 2_433_283..<2_439_582),
        ("America/Los_Angeles", 2_433_283..<2_439_582), ("Asia/Kolkata", 2_433_283..<2_437_653),
        ("Asia/Shanghai", 2_433_283..<2_436_935), ("Asia/Urumqi", 2_433_283..<Int.max),
    ]

    private static func text(of bytes: UnsafeBufferPointer<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    /// Returns what the table says about a place on a day.
    ///
    /// - Parameters:
    ///   - zone: The zone the place is in today.
    ///   - latitude: Latitude in degrees, north positive.
    ///   - longitude: Longitude in degrees, east positive.
    ///   - day: The Julian day number.
    /// - Returns: `nil` if no territory of the zone concerns the place and the day.
    /// - Complexity: O(*n*) in the number of the zone's territories; outlines are read only for days they concern.
    func finding(zone: String, latitude: Double, longitude: Double, day: Int) -> TerritoryFinding? {
        guard let territories = byZone[zone] else { return nil }
        var finding = TerritoryFinding(zone: zone)
        // The territory that decides, if its border is near and what is beyond it isn't known yet.
        var bordered: Territory?
        for territory in territories where territory.concerns(day) {
            let isInside = territory.contains(latitude: latitude, longitude: longitude)
            let isBorder = territory.isBorder(latitude: latitude, longitude: longitude)
            guard isInside || isBorder else { continue }
            let period = territory.period(on: day)
            if isInside, finding.period == nil {
                finding.period = period
                for change in territory.changes(near: day) { finding.addChange(change) }
                if isBorder, period != nil { bordered = territory }
            } else if let period {
                if isInside, let inner = bordered {
                    finding.addBorder(to: (territory.name, period.rule), accuracy: inner.accuracy)
                    bordered = nil
                }
                if isBorder { finding.addBorder(to: (territory.name, period.rule), accuracy: territory.accuracy) }
            }
        }
        guard let bordered else { return finding.period == nil && finding.doubts.isEmpty ? nil : finding }
        let neighbors = territories.filter { territory in
            territory.name != bordered.name && territory.period(on: day) != nil
                && territory.isBorder(latitude: latitude, longitude: longitude, kilometers: bordered.accuracy)
        }
        for neighbor in neighbors {
            guard let period = neighbor.period(on: day),
                !neighbor.isBorder(latitude: latitude, longitude: longitude)
            else { continue }
            finding.addBorder(to: (neighbor.name, period.rule), accuracy: bordered.accuracy)
        }
        if neighbors.isEmpty { finding.addBorder(to: nil, accuracy: bordered.accuracy) }
        return finding
    }
}
