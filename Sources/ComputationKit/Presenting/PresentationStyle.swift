// SPDX-License-Identifier: Apache-2.0

/// The style of a presentation: all that a presenter knows about the reader.
///
/// ```swift
/// let style = PresentationStyle(width: 60, language: "uk", units: .metric)
/// let output = try await engine.present(Hiking.walkingTime, walk, as: .text, style: style)
/// print(output.text)
/// ```
///
/// ## Topics
///
/// ### Creating a style
/// - ``init(width:usesColor:isCompact:theme:pixels:language:units:)``
///
/// ### Text
/// - ``language``
/// - ``units-property``
/// - ``Units-enum``
/// - ``width``
/// - ``usesColor``
/// - ``isCompact``
///
/// ### Drawings and pages
/// - ``theme-property``
/// - ``Theme-enum``
/// - ``pixels``
public struct PresentationStyle: Sendable, Hashable {
    /// Light or dark colors.
    ///
    /// A presenter of drawings or pages reads it from its style.
    public enum Theme: String, Sendable, Hashable, CaseIterable {
        /// The preference of the reader's system.
        case auto
        /// Dark on light.
        case light
        /// Light on dark.
        case dark
    }

    /// The system of units.
    ///
    /// ```swift
    /// let height = style.units == .us ? "\(Int(meters / 0.3048)) feet" : "\(Int(meters)) m"
    /// ```
    public enum Units: String, Sendable, Hashable, CaseIterable {
        /// Degrees Celsius, meters.
        case metric
        /// Degrees Fahrenheit, miles and feet.
        case us
    }

    /// The number of columns for text.
    public var width: Int
    /// Whether text can contain color escape sequences of ECMA-48.
    public var usesColor: Bool
    /// Whether JSON is written on one line.
    public var isCompact: Bool
    /// The colors of drawings and pages.
    public var theme: Theme
    /// The width of drawings in pixels; `nil` for the presenter's default.
    public var pixels: Int?
    /// The language of sentences (BCP 47).
    public var language: String
    /// The units of figures; `nil` for those of the input.
    public var units: Units?

    /// The language without script and region, in lowercase, such as `uk` of `uk-UA`.
    package var primaryLanguage: String {
        language.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? ""
    }

    /// Creates a style.
    public init(
        width: Int = 80, usesColor: Bool = false, isCompact: Bool = false, theme: Theme = .auto, pixels: Int? = nil,
        language: String = "en", units: Units? = nil
    ) {
        self.width = width
        self.usesColor = usesColor
        self.isCompact = isCompact
        self.theme = theme
        self.pixels = pixels
        self.language = language
        self.units = units
    }
}
