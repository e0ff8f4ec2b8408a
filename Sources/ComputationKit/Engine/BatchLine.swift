// SPDX-License-Identifier: Apache-2.0

/// A line of a batch: its bytes, or its length if it is too long.
///
/// A face that reads lines of a limited length creates them:
///
/// ```swift
/// let lines = AsyncStream<BatchLine> { continuation in
///     continuation.yield(.text(Array(#"{"legs": [{"distance": 12}]}"#.utf8)))
///     continuation.yield(.tooLong(length: 2_000_000, limit: 1_000_000))
///     continuation.finish()
/// }
/// let rows = try engine.batch("hiking.walking-time", over: lines)
/// ```
public enum BatchLine: Sendable, Hashable {
    /// The UTF-8 bytes of a JSON text, without the line break.
    case text([UInt8])
    /// A line that was skipped because it exceeds the reader's limit; both in bytes.
    case tooLong(length: Int, limit: Int)
}

/// The result of one line of a batch.
///
/// ```swift
/// for try await row in try engine.batch("hiking.walking-time", over: lines) {
///     switch row.result {
///     case .success(let output): print(String(decoding: output, as: UTF8.self))
///     case .failure(let error): print("line \(row.line): \(error)")
///     }
/// }
/// ```
public struct BatchRow: Sendable {
    /// The line's number, from 1.
    public let line: Int
    /// The computation's output as JSON text in UTF-8 on one line, or an error.
    public let result: Result<[UInt8], ComputationError>
    /// The member that identifies the line, if the batch has one.
    let identity: (field: String, id: JSONValue)?

    /// The output, or `{"error": {…}, "line": n}`; the member that identifies the line comes first.
    public var json: JSONValue { (try? JSONValue(parsing: utf8)) ?? .null }

    /// ``json`` as text in UTF-8 on one line.
    public var utf8: [UInt8] {
        let text =
            switch result {
            case .success(let output): output
            case .failure(let failure):
                JSONValue.object(JSONObject([("error", failure.json), ("line", .integer(Int64(line)))])).utf8()
            }
        guard let identity else { return text }
        let start = JSONValue.object(JSONObject([(identity.field, identity.id)])).utf8().dropLast()
        return start + (text.count > 2 ? [UInt8(ascii: ",")] : []) + text.dropFirst()
    }
}

extension BatchLine {
    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

    var isBlank: Bool {
        guard case .text(let bytes) = self else { return false }
        return bytes.allSatisfy(Self.isSpace)
    }

    /// Returns the line's bytes.
    private func bytes(for computation: AnyComputation) throws(ComputationError) -> [UInt8] {
        switch self {
        case .text(let bytes): return bytes
        case .tooLong(let length, let limit):
            throw ComputationError(
                .invalidInput, computation: computation.manifest.id,
                "The line has \(length) bytes, more than the limit of \(limit). Put one input on each line.")
        }
    }

    /// Returns the line's bytes without white space around them.
    func trimmedBytes(for computation: AnyComputation) throws(ComputationError) -> [UInt8] {
        let bytes = try bytes(for: computation)
        guard let first = bytes.first, let last = bytes.last, Self.isSpace(first) || Self.isSpace(last) else {
            return bytes
        }
        let end = bytes.lastIndex { !Self.isSpace($0) } ?? 0
        return Array(bytes[...end].drop(while: Self.isSpace))
    }

    /// Returns the line's input.
    func input(
        of computation: AnyComputation, in context: Context
    ) throws(ComputationError) -> JSONValue {
        let bytes = try bytes(for: computation)
        do {
            return try JSONValue(parsing: bytes)
        } catch {
            var failure = ComputationError(
                .invalidJSON, computation: computation.manifest.id,
                "column \(error.column): expected \(error.expected), got \(error.got)")
            failure.notice = computation.notice(
                beforeUnreadable: String(decoding: bytes, as: UTF8.self), in: context)
            throw failure
        }
    }
}
