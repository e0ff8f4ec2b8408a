// SPDX-License-Identifier: Apache-2.0

/// An output format: a word for command lines and a media type for other faces.
///
/// A plugin can add a format, and present a computation's outputs in it:
///
/// ```swift
/// extension PresentationFormat {
///     static let gpx = PresentationFormat(word: "gpx", mediaType: "application/gpx+xml")
/// }
///
/// let route = Presenter(Hiking.walkingTime, .gpx) { walk, time, style in walk.gpx }
/// ```
///
/// ## Topics
///
/// ### Text
/// - ``json``
/// - ``text``
/// - ``markdown``
/// - ``csv``
/// - ``iCalendar``
///
/// ### Pages and pictures
/// - ``html``
/// - ``svg``
/// - ``png``
/// - ``pdf``
///
/// ### Other formats
/// - ``init(word:mediaType:)``
/// - ``word``
/// - ``mediaType``
public struct PresentationFormat: Sendable, Hashable {
    /// The word that users type, such as `svg`.
    public let word: String
    /// The media type (RFC 6838), such as `image/svg+xml`.
    public let mediaType: String

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - word: Lowercase letters, digits, and hyphens.
    ///   - mediaType: The media type with its parameters.
    public init(word: String, mediaType: String) {
        self.word = word
        self.mediaType = mediaType
    }

    /// JSON, which every computation supports without a presenter.
    public static let json = PresentationFormat(word: "json", mediaType: "application/json")
    /// Plain text in lines.
    public static let text = PresentationFormat(word: "text", mediaType: "text/plain; charset=utf-8")
    /// GitHub Flavored Markdown.
    public static let markdown = PresentationFormat(word: "markdown", mediaType: "text/markdown; charset=utf-8")
    /// A self-contained page.
    public static let html = PresentationFormat(word: "html", mediaType: "text/html; charset=utf-8")
    /// A drawing in Scalable Vector Graphics.
    public static let svg = PresentationFormat(word: "svg", mediaType: "image/svg+xml")
    /// A picture in Portable Network Graphics (RFC 2083).
    public static let png = PresentationFormat(word: "png", mediaType: "image/png")
    /// A page in the Portable Document Format (ISO 32000).
    public static let pdf = PresentationFormat(word: "pdf", mediaType: "application/pdf")
    /// A calendar (RFC 5545).
    public static let iCalendar = PresentationFormat(word: "ics", mediaType: "text/calendar; charset=utf-8")
    /// A table (RFC 4180).
    public static let csv = PresentationFormat(word: "csv", mediaType: "text/csv; charset=utf-8; header=present")
}
