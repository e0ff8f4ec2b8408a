// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

/// A birth as it is in a file, before it is computed.
package struct ChartDraft: Sendable {
    /// Where it is in the file, such as `line 3`.
    package var place: String
    /// The chart as JSON of ``BirthChart``, without what the file doesn't have.
    package var chart = JSONObject()
    /// Whether daylight saving time was in force, which decides between two readings of an hour.
    package var daylightSaving: Bool?
    /// The Julian day of Universal Time that the file has beside the birth.
    package var julianDay: Double?
    /// The birth without a zone that may contradict its offset.
    package var alternative: JSONObject?
    /// What was chosen or ignored, by place.
    package var remarks: [String] = []
    /// The problems found so far, by place.
    package var issues: [ValidationIssue] = []

    init(place: String) { self.place = place }

    /// The fields of the birth, in the form of ``Birth``.
    var birth: JSONObject {
        get { chart["request"]?["birth"]?.object ?? JSONObject() }
        set { request["birth"] = .object(newValue) }
    }

    /// The fields of the request.
    var request: JSONObject {
        get { chart["request"]?.object ?? JSONObject() }
        set { chart["request"] = .object(newValue) }
    }

    /// Adds a remark about a field.
    mutating func remark(_ field: String, _ sentence: String) { remarks.append("\(place), \(field): \(sentence)") }

    /// Adds a problem of a field.
    mutating func problem(_ field: String, _ expected: String, _ got: String, _ suggestion: String? = nil) {
        issues.append(
            ValidationIssue(
                path: "\(place), \(field)", expected: expected, got: got, recoverySuggestion: suggestion))
    }

    /// Sets a coordinate from text such as `50n27` or `-33.87`.
    mutating func setCoordinate(_ text: String, _ axis: Coordinate.Axis) {
        let name = axis == .latitude ? "latitude" : "longitude"
        do throws(ComputationError) {
            birth[name] = .number(try Coordinate(text, axis, at: "\(place), \(name)").degrees)
        } catch {
            issues += error.issues
        }
    }

    /// Returns the record of the draft with its name on one line, and without a key unless the file has one.
    ///
    /// - Throws: ``ComputationError`` with every problem, by place.
    package func record() throws(ComputationError) -> BirthChart {
        var chart = chart
        chart["name"] = (chart["name"]?.string).map { .string($0.nameOnOneLine) } ?? .string("")
        if chart["id"] == nil { chart["id"] = .string("new") }
        do throws(ComputationError) {
            let record = try BirthChart(json: .object(chart))
            guard issues.isEmpty else { throw ComputationError.refused(issues) }
            return record
        } catch {
            guard !issues.isEmpty, error.issues != issues else { throw located(error) }
            // A field with a problem is missing in the draft.
            let fields = Set(issues.map { $0.path.split(separator: " ").last.map(String.init) ?? "" })
            let others = located(error).issues.filter { issue in
                !fields.contains { issue.path.hasSuffix($0) } && issue.got != "nothing"
                    && (self.chart["name"] != nil || !issue.path.hasSuffix("name"))
            }
            throw ComputationError.refused(issues + others)
        }
    }

    /// Returns an error whose paths begin with the place, without the names of nested objects.
    package func located(_ error: ComputationError) -> ComputationError {
        guard !error.issues.isEmpty else {
            return .refused(path: place, expected: "a birth that can be computed", got: error.message)
        }
        return error.renamingPaths { path in
            if path.hasPrefix(place) { return path }
            var path = path[...]
            for prefix in ["request.", "birth."] where path.hasPrefix(prefix) { path = path.dropFirst(prefix.count) }
            return path.isEmpty || path == "request" ? place : "\(place), \(path)"
        }
    }
}

extension String {
    /// The text without spaces at its ends, and with one space instead of each run of spaces or line breaks.
    package var nameOnOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
