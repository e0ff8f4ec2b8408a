// SPDX-License-Identifier: Apache-2.0

/// The style of a wheel.
public struct WheelStyle: Equatable, Sendable {
    /// The width of the picture in CSS pixels.
    public var size: Int
    /// The colors.
    public var theme: WheelTheme
    /// Whether to show the title lines and the key to the aspect lines below the wheel.
    public var showsLegend: Bool
    /// Whether to show degrees and minutes of bodies and cusps.
    public var showsDegrees: Bool
    /// Whether to paint the background; otherwise it is transparent.
    public var paintsBackground: Bool

    /// Creates a style; the defaults suit a screen or a printed page.
    public init(
        size: Int = 1000, theme: WheelTheme = .auto, showsLegend: Bool = true, showsDegrees: Bool = true,
        paintsBackground: Bool = true
    ) {
        self.size = size
        self.theme = theme
        self.showsLegend = showsLegend
        self.showsDegrees = showsDegrees
        self.paintsBackground = paintsBackground
    }
}

/// The colors of a wheel.
public enum WheelTheme: String, Codable, CaseIterable, Equatable, Sendable {
    /// Dark ink on warm paper; prints well.
    case light
    /// Light ink on the color of a night sky.
    case dark
    /// Light, and dark on a screen that prefers dark; paper stays light.
    case auto
}
