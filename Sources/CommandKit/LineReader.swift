// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import Dispatch
internal import Presentation

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The lines of a file or standard input, read in chunks on a separate thread.
///
/// A line that exceeds the limit is skipped and reported by its length, so that memory use is bounded.
public struct LineReader: AsyncSequence, Sendable {
    /// A line.
    public typealias Element = BatchLine

    private let descriptor: Int32
    private let path: String
    private let limit: Int

    /// Creates a reader of standard input.
    ///
    /// - Parameter limit: The maximum length of a line, in bytes.
    public init(limit: Int = 1 << 20) {
        descriptor = 0
        path = "standard input"
        self.limit = limit
    }

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - limit: The maximum length of a line, in bytes.
    /// - Throws: ``FileFailure`` if the file can't be opened or isn't a regular file.
    public init(path: String, limit: Int = 1 << 20) throws(FileFailure) {
        descriptor = try openForReading(path)
        self.path = path
        self.limit = limit
    }

    /// Returns an iterator over the lines.
    public func makeAsyncIterator() -> Iterator { Iterator(descriptor: descriptor, path: path, limit: limit) }

    /// An iterator over the lines.
    public struct Iterator: AsyncIteratorProtocol {
        private let descriptor: Int32
        private let path: String
        private let limit: Int
        private let queue = DispatchQueue(label: "almanac.lines")
        private var chunk: [UInt8] = []
        private var position = 0
        private var isAtEnd = false

        init(descriptor: Int32, path: String, limit: Int) {
            self.descriptor = descriptor
            self.path = path
            self.limit = limit
        }

        /// Returns the next line without its line break, or `nil` after the last.
        ///
        /// - Throws: ``FileFailure`` if reading fails.
        public mutating func next() async throws -> BatchLine? {
            var line: [UInt8] = []
            var length = 0
            while true {
                if position == chunk.count {
                    if !isAtEnd { try await fill() }
                    if isAtEnd { return length > 0 ? finished(line, length) : nil }
                }
                let rest = chunk[position...]
                let end = rest.firstIndex(of: 0x0A)
                let piece = rest[..<(end ?? rest.endIndex)]
                length += piece.count
                if length <= limit { line.append(contentsOf: piece) } else { line = [] }
                position = piece.endIndex
                if end != nil {
                    position += 1
                    return finished(line, length)
                }
            }
        }

        private func finished(_ line: [UInt8], _ length: Int) -> BatchLine {
            length <= limit ? .text(line) : .tooLong(length: length, limit: limit)
        }

        private mutating func fill() async throws {
            let (descriptor, path) = (descriptor, path)
            chunk = try await withCheckedThrowingContinuation { continuation in
                queue.async {
                    continuation.resume(with: Result { try readSome(from: descriptor, path: path) })
                }
            }
            position = 0
            isAtEnd = chunk.isEmpty
        }
    }
}

private func readSome(from descriptor: Int32, path: String) throws(FileFailure) -> [UInt8] {
    while true {
        var count = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, initialized in
            count = read(descriptor, buffer.baseAddress, buffer.count)
            initialized = max(0, count)
        }
        if count >= 0 { return bytes }
        if errno != EINTR { throw FileFailure("read", path) }
    }
}

/// Reads a whole file, or standard input for `-`, up to a limit.
///
/// - Parameters:
///   - path: The file.
///   - limit: The maximum size, in bytes.
///   - option: The option that raises the limit, for the error.
/// - Throws: ``FileFailure`` if reading fails or the file isn't a regular one, `ComputationError` if the input
///   exceeds the limit.
public func readFile(_ path: String, limit: Int, raisedBy option: String? = nil) throws -> [UInt8] {
    try readFile(path, from: .regularFile, limit: limit, raisedBy: option)
}

/// Reads a whole file of a type, or standard input for `-`, up to a limit.
func readFile(
    _ path: String, from source: InputSource, limit: Int, raisedBy option: String? = nil
) throws -> [UInt8] {
    let descriptor = path == "-" ? 0 : try openForReading(path, as: source)
    let place = path == "-" ? "standard input" : path
    defer { if descriptor != 0 { close(descriptor) } }
    var content: [UInt8] = []
    while true {
        let chunk = try readSome(from: descriptor, path: place)
        if chunk.isEmpty { return content }
        content += chunk
        guard content.count <= limit else {
            let name = path == "-" ? "Standard input" : path
            let raise = option.map { " Raise it with \($0)." } ?? ""
            throw ComputationError(.invalidInput, "\(name) is larger than the limit of \(limit.grouped) bytes.\(raise)")
        }
    }
}
