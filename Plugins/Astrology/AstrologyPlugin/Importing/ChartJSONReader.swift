// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
internal import ComputationKit

/// Births in JSON: charts that Almanac exported, its requests and charts, and those of kerykeion and stellium.
struct ChartJSONReader {
    private(set) var drafts: [ChartDraft] = []

    init(_ text: String) throws(ComputationError) {
        do {
            let value = try JSONValue(parsing: text)
            if let list = value.array ?? value["charts"]?.array ?? value["subjects"]?.array {
                for (index, element) in list.enumerated() { add(element, "item \(index + 1)") }
            } else {
                add(value, "item 1")
            }
        } catch {
            // A line of NDJSON is a value.
            let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            guard lines.count > 1, (lines.first.flatMap { try? JSONValue(parsing: String($0)) }) != nil else {
                throw ComputationError.refused(path: "file", expected: "JSON", got: "\(error)")
            }
            for (index, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
                guard let value = try? JSONValue(parsing: String(line)) else {
                    var draft = ChartDraft(place: "line \(index + 1)")
                    draft.problem("birth", "JSON", "other text")
                    drafts.append(draft)
                    continue
                }
                add(value, "line \(index + 1)")
            }
        }
    }

    private mutating func add(_ value: JSONValue, _ place: String) {
        // Charts of two people have both.
        for key in ["subject", "first_subject", "second_subject"] {
            if let subject = value[key], subject.object != nil { add(subject, place) }
        }
        if value["subject"]?.object != nil || value["first_subject"]?.object != nil { return }
        var draft = ChartDraft(place: place)
        if let record = value["record"] ?? (value["request"] == nil ? nil : value) {
            draft.chart = record.object ?? JSONObject()
        } else if value["datetime"]?["utc"] != nil || value["location"]?["latitude"] != nil {
            draft.readStellium(value)
        } else if value["iso_formatted_local_datetime"] != nil || value["year"] != nil && value["month"] != nil {
            draft.readKerykeion(value)
        } else if value["planets"] != nil, value["provenance"] != nil, let birth = value["birth"] {
            draft.readChart(value, birth)
        } else if value["birth"]?["date"] != nil, let members = value.object {
            let own = Set(BirthChart.schema.erased.fields.map(\.name))
            for (key, member) in members where own.contains(key) { draft.chart[key] = member }
            for (key, member) in members where !own.contains(key) { draft.request[key] = member }
        } else {
            draft.problem(
                "birth", "a chart of Almanac, kerykeion, or stellium", value.inWords,
                "an export, or an object with `birth`, with `datetime` and `location`, or with `year` and `month`")
        }
        drafts.append(draft)
    }
}

extension ChartDraft {
    /// Reads a subject of kerykeion 4 or 5, which has a local time with its offset and the zone.
    fileprivate mutating func readKerykeion(_ value: JSONValue) {
        chart["name"] = value["name"]
        var date = value["iso_formatted_local_datetime"]?.string
        if date == nil, let year = value["year"]?.int, let month = value["month"]?.int, let day = value["day"]?.int {
            func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
            let digits = String(abs(year))
            let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
            date = "\(year < 0 ? "-" : "")\(padded)-\(two(month))-\(two(day))"
            if let hour = value["hour"]?.int {
                date? += "T\(two(hour)):\(two(value["minute"]?.int ?? 0)):\(two(value["seconds"]?.int ?? 0))"
            }
        }
        birth["date"] = date.map(JSONValue.string)
        birth["latitude"] = value["lat"] ?? value["latitude"]
        birth["longitude"] = value["lng"] ?? value["lon"] ?? value["longitude"]
        let place = ["city", "nation"].compactMap { value[$0]?.string }.filter { !$0.isEmpty }
        // A country alone isn't a place.
        if value["city"]?.string?.isEmpty == false { birth["place"] = .string(place.joined(separator: ", ")) }
        // The release of kerykeion's zones may be another one than ours.
        if date?.contains(#/T.*[+-]\d\d:?\d\d$/#) == true { alternative = birth }
        birth["zone"] = value["tz_str"] ?? value["timezone"]
        // Clocks go back from daylight saving time.
        if let isDaylightSaving = value["is_dst"]?.bool { daylightSaving = isDaylightSaving }
        readHouses(value["houses_system_identifier"] ?? value["houses_system_name"])
        if value["zodiac_type"]?.string?.lowercased().hasPrefix("sidereal") == true {
            let mode = value["sidereal_mode"]?.string ?? "FAGAN_BRADLEY"
            request["zodiac"] = .string(mode.lowercased().replacing("_", with: "-"))
        }
        switch value["perspective_type"]?.string?.lowercased() {
        case nil, "apparent geocentric": break
        case "topocentric": request["topocentric"] = true
        case let other?: remark("perspective_type", "\(other) isn't available; the chart is apparent geocentric")
        }
    }

    /// Reads a chart of stellium, which has the instant in Universal Time.
    fileprivate mutating func readStellium(_ value: JSONValue) {
        chart["name"] = value["metadata"]?["name"] ?? value["name"]
        let utc = value["datetime"]?["utc"]?.string
        let isUnknown = ["time_unknown", "unknown_time", "is_unknown_time"].contains { key in
            value[key]?.bool == true || value["metadata"]?[key]?.bool == true
        }
        birth["date"] = utc.map {
            .string(isUnknown ? Self.localDay(of: $0, value["location"]?["longitude"]?.double) : $0)
        }
        if isUnknown { remark("datetime", "the time is unknown; the day is that of the place") }
        birth["latitude"] = value["location"]?["latitude"]
        birth["longitude"] = value["location"]?["longitude"]
        birth["place"] = value["location"]?["name"]
        if let tags = value["chart_tags"]?.array, !tags.isEmpty { chart["tags"] = .array(tags) }
        readHouses(value["default_house_system"])
    }

    /// Returns the day of an instant in the mean time of a longitude; that of the instant if it can't be read.
    private static func localDay(of utc: String, _ longitude: Double?) -> String {
        guard let instant = try? Timestamp(utc), let longitude, (-180...180).contains(longitude) else {
            return String(utc.prefix { $0 != "T" })
        }
        let offset = (try? UTCOffset(seconds: Int((longitude * 240).rounded()))) ?? .zero
        return "\(instant.local(at: offset).day)"
    }

    /// Reads a chart that Almanac computed.
    fileprivate mutating func readChart(_ value: JSONValue, _ resolved: JSONValue) {
        chart["name"] = value["name"]
        let date = resolved["date"]?.string
        if let date, let time = resolved["time"]?.string {
            let calendar = date.firstIndex(of: "[").map { String(date[$0...]) } ?? ""
            let day = date.prefix { $0 != "[" }
            birth["date"] = .string("\(day)T\(time)\(resolved["offset"]?.string ?? "")\(calendar)")
        } else {
            birth["date"] = resolved["date"]
            birth["zone"] = resolved["zone"]?["name"]
        }
        for key in ["latitude", "longitude", "altitude"] { birth[key] = resolved[key] }
        if let place = resolved["place"]?["name"] { birth["place"] = place }
        let provenance = value["provenance"]
        request["houseSystem"] = provenance?["houseSystemRequested"]
        request["node"] = provenance?["node"]
        request["topocentric"] = provenance?["isTopocentric"]
        request["zodiac"] = (provenance?["zodiac"]?.string).flatMap(Zodiac.init(word:)).map { .string($0.word) }
        let bodies = value["planets"]?.array?.compactMap { $0["name"]?.string }.compactMap(CelestialBody.init(word:))
        if let bodies, !bodies.isEmpty { request["bodies"] = .array(bodies.map { .string($0.word) }) }
        remark("chart", "a computed chart has no aspects' orbs and lots' settings; the usual ones were used")
    }

    private mutating func readHouses(_ system: JSONValue?) {
        guard let word = system?.string else { return }
        if let system = HouseSystem(word: word) ?? HouseSystem(word: word.lowercased().replacing(" ", with: "-")) {
            request["houseSystem"] = .string(system.rawValue)
        } else {
            remark("house system", "\(word.quoted(limit: 60)) isn't known; Placidus was used")
        }
    }
}
