// SPDX-License-Identifier: Apache-2.0

/// The kind and the length of a recording, read from its container.
///
/// Reads MP4, MOV, M4A, WebM, Matroska, Ogg, and WAV. The figures are those that the container states; sound and pictures
/// aren't decoded. Damaged files never trap.
public struct MediaFile: Hashable, Sendable {
    /// The media type, such as `video/mp4`.
    public let mediaType: String
    /// Whether the file has a picture track.
    public let kind: RecordingKind
    /// The length in seconds, above 0; nil if the container doesn't state it, so that the user must.
    public let duration: Double?
    /// Whether the container states more bytes than the file has.
    public let isTruncated: Bool

    /// Creates a description.
    ///
    /// - Parameters:
    ///   - mediaType: The media type.
    ///   - kind: The kind.
    ///   - duration: The length in seconds; a value that isn't above 0 and at most 1,000,000,000 is left out.
    ///   - isTruncated: Whether the container states more bytes than the file has.
    init(mediaType: String, kind: RecordingKind, duration: Double?, isTruncated: Bool = false) {
        self.isTruncated = isTruncated
        self.mediaType = mediaType
        self.kind = kind
        self.duration = duration.flatMap { $0 > 0 && $0 <= 1_000_000_000 ? $0 : nil }
    }

    /// Reads the container of a file.
    ///
    /// - Parameter bytes: The whole file.
    /// - Returns: `nil` if it is none of the containers, or has neither sound nor pictures.
    /// - Complexity: At most 1,000,000 headers are read, and memory doesn't depend on the size of the file.
    public init?(bytes: [UInt8]) {
        let reader = MediaBytes(bytes)
        let readers = [WAVFile.read, OggFile.read, MatroskaFile.read, MP4File.read]
        for read in readers {
            if let file = read(reader) {
                self = file
                return
            }
        }
        return nil
    }
}
