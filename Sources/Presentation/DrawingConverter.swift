// SPDX-License-Identifier: Apache-2.0

/// Converts drawings in SVG to pictures and pages.
///
/// Plugins take a converter, so that they don't depend on a library for it; `RsvgDrawings` has one.
public struct DrawingConverter: Sendable {
    /// A format that a drawing can be converted to.
    public enum Format: String, Sendable, CaseIterable {
        /// A picture in Portable Network Graphics.
        case png
        /// A page in the Portable Document Format.
        case pdf
    }

    private let convert: @Sendable (String, Format) throws -> [UInt8]

    /// Creates a converter.
    ///
    /// - Parameter convert: Converts an SVG document whose root has a width and a height in pixels. Throws an error with
    ///   the remedy if the converter isn't available.
    public init(convert: @escaping @Sendable (String, Format) throws -> [UInt8]) { self.convert = convert }

    /// Returns a drawing in another format.
    ///
    /// The same drawing gives the same bytes.
    ///
    /// - Parameters:
    ///   - svg: An SVG document whose root has a width and a height in pixels.
    ///   - format: The format. A page has the size of the drawing, at 96 pixels an inch.
    /// - Throws: The errors of the converter.
    public func converted(_ svg: String, to format: Format) throws -> [UInt8] { try convert(svg, format) }
}
