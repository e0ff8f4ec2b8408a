// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The bytes of a photo, document, or archive: in memory, or a file that is read on demand.
///
/// A blob is passed by reference, and is base64 (RFC 4648) only in JSON.
///
/// ```swift
/// let photo = Blob(file: "coat.jpg")
/// let bytes = try photo.bytes(limit: 10_000_000)
/// ```
public struct Blob: Codable, Sendable, Hashable {
    private enum Source: Sendable, Hashable {
        case memory([UInt8])
        case file(String)
    }

    private let source: Source

    /// Creates a blob of bytes in memory.
    public init(_ bytes: [UInt8]) { source = .memory(bytes) }

    /// Creates a blob of a file's content.
    ///
    /// - Parameter path: The file, which ``bytes(limit:)`` reads.
    public init(file path: String) { source = .file(path) }

    /// The bytes.
    ///
    /// - Parameter limit: The maximum number of bytes to read.
    /// - Throws: ``ValidationIssue`` with an empty path if there are more bytes, or the file can't be read.
    public func bytes(limit: Int) throws(ValidationIssue) -> [UInt8] {
        let bytes: [UInt8]
        switch source {
        case .memory(let own): bytes = own
        case .file(let path):
            guard let content = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe) else {
                throw ValidationIssue(
                    path: "", expected: "a file that can be read", got: path.quoted(limit: 200), kind: .rule)
            }
            guard content.count <= limit else { throw Self.tooLong(content.count, limit) }
            bytes = Array(content)
        }
        guard bytes.count <= limit else { throw Self.tooLong(bytes.count, limit) }
        return bytes
    }

    /// The number of bytes, or `nil` if the file can't be read.
    public var count: Int? {
        switch source {
        case .memory(let bytes): bytes.count
        case .file(let path):
            (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? nil
        }
    }

    private static func tooLong(_ count: Int, _ limit: Int) -> ValidationIssue {
        ValidationIssue(path: "", expected: "a file of at most \(limit) bytes", got: "one of \(count)", kind: .rule)
    }

    /// Decodes base64.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let data = Data(base64Encoded: text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not base64")
        }
        source = .memory(Array(data))
    }

    /// Encodes base64.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(try base64())
    }

    fileprivate func base64() throws(ValidationIssue) -> String {
        Data(try bytes(limit: .max)).base64EncodedString()
    }

    /// Base64 with padding, as a regular expression of JSON Schema.
    static let base64Pattern =
        "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"
    static let sampleText = "QWxtYW5hYw=="
}

extension Blob: JSONRepresentable {
    /// Reads base64.
    public init(reading json: inout JSONReader) throws(JSONMismatch) {
        let text = try json.readText()
        guard AnySchema.BlobRule(maximumBytes: .max).issue(with: text) == nil, let data = Data(base64Encoded: text)
        else {
            throw JSONMismatch()
        }
        self.init(Array(data))
    }

    /// Writes base64, or null for a file that can't be read.
    public func write(to json: inout JSONWriter) {
        do throws(ValidationIssue) {
            json.write(try base64())
        } catch {
            UnreadableBlobs.note(error)
            json.writeNull()
        }
    }
}

extension AnySchema.BlobRule {
    /// The maximum number of base64 characters.
    var maximumCharacters: Int { (Swift.min(maximumBytes, .max / 4 - 2) + 2) / 3 * 4 }

    /// Returns the issue of a text that isn't valid base64, or `nil`.
    func issue(with text: String) -> ValidationIssue? {
        guard text.utf8.count <= maximumCharacters else {
            return ValidationIssue(path: "", expected: inWords, got: "\(text.utf8.count) characters of base64")
        }
        // Foundation accepts base64 without padding bits at their zero, which the pattern accepts as well.
        // It also accepts a group of nothing but padding.
        let isPadded = text.utf8.dropLast(2).allSatisfy { $0 != UInt8(ascii: "=") }
        guard let data = Data(base64Encoded: text), text.utf8.count % 4 == 0, isPadded else {
            return ValidationIssue(path: "", expected: "\(inWords), as base64", got: text.quoted(limit: 20))
        }
        guard data.count <= maximumBytes else {
            return ValidationIssue(path: "", expected: inWords, got: "one of \(data.count) bytes", kind: .rule)
        }
        return nil
    }
}

extension Schema where Value == Blob {
    /// Bytes of certain media types, up to a size.
    ///
    /// - Parameters:
    ///   - mediaTypes: The media types (RFC 6838) that are accepted, such as `image/jpeg`; empty for any.
    ///   - maximumBytes: The maximum size in bytes.
    public static func blob(_ mediaTypes: [String] = [], maximumBytes: Int) -> Schema {
        let rule = AnySchema.BlobRule(mediaTypes: mediaTypes, maximumBytes: maximumBytes)
        return Schema(
            AnySchema(kind: .blob(rule)),
            rule: { blob, issues in
                guard let count = blob.count else {
                    issues.append(
                        ValidationIssue(path: "", expected: "a file that can be read", got: "none", kind: .rule))
                    return
                }
                guard count > maximumBytes else { return }
                issues.append(
                    ValidationIssue(path: "", expected: rule.inWords, got: "one of \(count) bytes", kind: .rule))
            },
            encode: { blob in
                do throws(ValidationIssue) {
                    return .string(try blob.base64())
                } catch {
                    UnreadableBlobs.note(error)
                    return .null
                }
            })
    }
}
