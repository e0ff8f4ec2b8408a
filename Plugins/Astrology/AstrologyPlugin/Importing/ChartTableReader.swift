// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import ComputationMacros
internal import Tables

/// A row of a table of births, as text.
@Schema("astrology.BirthRow")
struct BirthRow: SchemaProviding, Hashable {
    /// The name.
    var name: String?
    /// The date, with the time if they are in one cell.
    var date: String?
    /// The time of day.
    var time: String?
    /// The year.
    var year: String?
    /// The month.
    var month: String?
    /// The day of the month.
    var day: String?
    /// The hour.
    var hour: String?
    /// The minute.
    var minute: String?
    /// The second.
    var second: String?
    /// The time zone.
    var zone: String?
    /// The offset of the clocks.
    var offset: String?
    /// The place.
    var place: String?
    /// The country or region of the place.
    var country: String?
    /// The latitude.
    var latitude: String?
    /// The longitude.
    var longitude: String?
    /// The altitude in meters.
    var altitude: String?
    /// The calendar.
    var calendar: String?
    /// The occurrence of a time that clocks showed twice.
    var fold: String?
    /// The house system.
    var houseSystem: String?
    /// The zodiac.
    var zodiac: String?
    /// The lunar node.
    var node: String?
    /// Notes.
    var notes: String?
    /// Tags, separated by semicolons, commas, or bars.
    var tags: String?
    /// The source of the data.
    var source: String?
    /// The Rodden rating.
    var rating: String?
}

/// Births in a table with a heading.
struct ChartTableReader {
    private(set) var drafts: [ChartDraft] = []
    private(set) var issues: [ValidationIssue] = []
    private(set) var remarks: [String] = []

    private static let layout = TableLayout(
        noun: "a birth", attributes: BirthRow.schema.erased.fields.map(\.name), required: ["name"])

    /// Other headings of the attributes, without case, spaces, hyphens, and underscores.
    private static let aliases: [String: String] = [
        "birthdate": "date", "dateofbirth": "date", "dob": "date", "born": "date", "birthday": "date",
        "datetime": "date", "birthdatetime": "date", "birthtime": "time", "timeofbirth": "time", "tob": "time",
        "timezone": "zone", "tz": "zone", "tzid": "zone", "tzstr": "zone", "tzname": "zone", "utcoffset": "offset",
        "gmtoffset": "offset", "tzoffset": "offset", "city": "place", "birthplace": "place", "placeofbirth": "place",
        "location": "place", "town": "place", "birthcity": "place", "pob": "place", "nation": "country",
        "birthcountry": "country", "state": "country", "lat": "latitude", "lon": "longitude", "lng": "longitude",
        "long": "longitude", "alt": "altitude", "elevation": "altitude", "fullname": "name", "person": "name",
        "title": "name", "houses": "houseSystem", "housesystem": "houseSystem", "note": "notes", "comment": "notes",
        "comments": "notes", "tag": "tags", "category": "tags", "categories": "tags", "rodden": "rating",
        "roddenrating": "rating", "reliability": "rating", "datasource": "source",
        // In Ukrainian.
        "назва": "name", "ім’я": "name", "ім'я": "name", "піб": "name", "дата": "date", "датанародження": "date",
        "народження": "date", "час": "time", "часнародження": "time", "рік": "year", "місяць": "month", "день": "day",
        "місто": "place", "місце": "place", "місценародження": "place", "країна": "country", "область": "country",
        "широта": "latitude", "довгота": "longitude", "висота": "altitude", "пояс": "zone", "часовийпояс": "zone",
        "зсув": "offset", "календар": "calendar", "доми": "houseSystem", "зодіак": "zodiac", "нотатки": "notes",
        "примітки": "notes", "коментар": "notes", "мітки": "tags", "позначки": "tags", "теги": "tags",
        "джерело": "source", "надійність": "rating",
    ]

    init(
        _ bytes: [UInt8], columns: [String], order: DateOrder?, thisYear: Int
    ) throws(ComputationError) {
        let heading = DelimitedText(bytes).rows.first?.fields ?? []
        let stated = try ColumnMap(columns, for: Self.layout)
        let known = Set(Self.layout.attributes.map(Self.folded))
        var taken = Set(heading.map(Self.folded).filter(known.contains)).union(stated.entries.values)
        var map = columns
        for name in heading {
            let folded = Self.folded(name)
            guard stated.entries[folded] == nil, !known.contains(folded), let attribute = Self.aliases[folded],
                taken.insert(attribute).inserted
            else { continue }
            map.append("\(name.replacing(",", with: " "))=\(attribute)")
        }
        let table = try RecordTable<BirthRow>(csv: bytes, columns: ColumnMap(map, for: Self.layout))
        issues = table.problems
        let shown = Set(
            table.rows.compactMap { $0.record.date.flatMap { CivilDateText.order(of: CivilDateText.split($0).date) } })
        if shown.count > 1, order == nil {
            issues.append(
                ValidationIssue(
                    path: "date", expected: "dates with the day and the month in one order", got: "both orders",
                    recoverySuggestion: "state the order of the day and the month: day-first or month-first"))
        }
        let order = order ?? (shown.count == 1 ? shown.first : nil)
        // Where commas don't separate fields, they can separate decimals.
        let firstLine = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
        let hasDecimalCommas = firstLine.contains(UInt8(ascii: ";")) || firstLine.contains(0x09)
        drafts = table.rows.map { row in
            var draft = ChartDraft(place: RecordTable<BirthRow>.place(onLine: row.number))
            var record = row.record
            if hasDecimalCommas {
                record.latitude = record.latitude?.replacing(",", with: ".")
                record.longitude = record.longitude?.replacing(",", with: ".")
                record.altitude = record.altitude?.replacing(",", with: ".")
            }
            draft.read(record, order: order, thisYear: thisYear)
            return draft
        }
    }

    private static func folded(_ name: String) -> String { name.lowercased().filter { !" -_".contains($0) } }
}

extension ChartDraft {
    /// Reads the cells of a row.
    fileprivate mutating func read(_ row: BirthRow, order: DateOrder?, thisYear: Int) {
        chart["name"] = .string(row.name ?? "")
        readDate(row, order: order, thisYear: thisYear)
        let place = [row.place, row.country].compactMap(\.self).joined(separator: ", ")
        if !place.isEmpty { birth["place"] = .string(place) }
        if let latitude = row.latitude { setCoordinate(latitude, .latitude) }
        if let longitude = row.longitude { setCoordinate(longitude, .longitude) }
        if let altitude = row.altitude {
            if let meters = Double(altitude), meters.isFinite {
                birth["altitude"] = .number(meters)
            } else {
                problem("altitude", "meters such as 120", altitude.quoted(limit: 60))
            }
        }
        birth["zone"] = row.zone.map(JSONValue.string)
        birth["offset"] = row.offset.map(JSONValue.string)
        birth["calendar"] = row.calendar.map { .string($0.lowercased()) }
        birth["fold"] = row.fold.map { .string($0.lowercased()) }
        request["houseSystem"] = row.houseSystem.map { .string(HouseSystem(word: $0)?.rawValue ?? $0) }
        request["zodiac"] = row.zodiac.map { .string($0.lowercased()) }
        request["node"] = row.node.map { .string($0.lowercased()) }
        chart["notes"] = row.notes.map(JSONValue.string)
        chart["source"] = row.source.map(JSONValue.string)
        chart["rating"] = row.rating.map { .string($0.uppercased()) }
        let tags = row.tags?.split { $0 == ";" || $0 == "|" || $0 == "," }.map { String($0).nameOnOneLine } ?? []
        if !tags.isEmpty { chart["tags"] = .array(tags.filter { !$0.isEmpty }.map(JSONValue.string)) }
    }

    private mutating func readDate(_ row: BirthRow, order: DateOrder?, thisYear: Int) {
        var (date, time) = (row.date, row.time)
        if date == nil, let year = row.year, let month = row.month, let day = row.day {
            date = "\(day).\(month).\(year)"
            if let hour = row.hour { time = "\(hour):\(row.minute ?? "00"):\(row.second ?? "00")" }
        }
        guard let date else { return problem("date", "a date such as 1990-05-15", "none") }
        let cell = CivilDateText.split(date)
        do throws(ValidationIssue) {
            let read = try CivilDateText(cell.date, order: order, thisYear: thisYear)
            birth["date"] = .string(read.iso)
            if let century = read.assumedCentury { remark("date", century) }
        } catch {
            problem("date", error.expected, error.got, error.recoverySuggestion)
        }
        if time == nil { time = cell.time }
        guard let time, !CivilTimeText.isUnknown(time) else { return }
        if let clock = CivilTimeText(time) {
            birth["time"] = .string(clock.iso)
        } else {
            problem("time", "a time such as 14:30 or 2:30 PM, or nothing if it is unknown", time.quoted(limit: 60))
        }
    }
}
