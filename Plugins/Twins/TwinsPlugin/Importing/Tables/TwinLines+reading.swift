// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension TwinLines {
    /// Reads the lines of an export.
    ///
    /// - Throws: `ComputationError` if the first line is that of another format or version.
    static func read(_ bytes: [UInt8]) throws(ComputationError) -> ImportedFile {
        var file = ImportedFile(format: .twins)
        var isFirst = true
        for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            let place = "line \(index + 1)"
            if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
            let value: JSONValue
            do {
                value = try JSONValue(parsing: Array(line))
            } catch {
                file.count += 1
                file.skipped += 1
                file.problems.append(ValidationIssue(path: place, expected: "a JSON object", got: "\(error)"))
                continue
            }
            if isFirst {
                isFirst = false
                try checkFormat(value, place)
                continue
            }
            file.take(value, place)
        }
        return file
    }

    private static func checkFormat(_ value: JSONValue, _ place: String) throws(ComputationError) {
        guard value["format"]?.string == format else {
            throw ComputationError.refused(
                path: "\(place), format", expected: "\"\(format)\"", got: value["format"]?.inWords ?? "none")
        }
        guard let number = value["version"]?.int, (1...version).contains(number) else {
            throw ComputationError.refused(
                path: "\(place), version", expected: "a version up to \(version)",
                got: value["version"]?.inWords ?? "none", recoverySuggestion: "update the program")
        }
    }
}

extension ImportedFile {
    /// Adds the record of a line, or its problems.
    fileprivate mutating func take(_ value: JSONValue, _ line: String) {
        do throws(ComputationError) {
            if let place = value["place"] {
                places.append(try Location(json: place))
            } else if let json = value["recall"] {
                recalls.append(try Recall(json: json))
            } else if let json = value["attachment"] {
                let attachment = try FileAttachment(json: json)
                do throws(ValidationIssue) {
                    let bytes = try attachment.content.bytes(limit: 100_000_000)
                    attachments[attachment.hash] = (attachment.mediaType, bytes)
                } catch {
                    var issue = error
                    issue.path = "content"
                    throw ComputationError.refused([issue])
                }
            } else if let json = value["twin"] {
                count += 1
                twins.append(ImportedTwin(twin: try Twin(json: json), places: [], row: line))
            } else {
                throw ComputationError.refused(
                    path: "", expected: "a place, an attachment, a twin, or a recall", got: value.inWords)
            }
        } catch {
            if value["twin"] != nil { skipped += 1 }
            problems += error.issues.map { issue in
                var issue = issue
                issue.path = issue.path.isEmpty ? line : "\(line), \(issue.path)"
                return issue
            }
        }
    }
}
