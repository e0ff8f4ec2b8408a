// SPDX-License-Identifier: Apache-2.0

/// How a wheel looks.
public struct WheelStyle: Equatable, Sendable {
    /// Width of the picture in CSS pixels; being vectors, it can be shown at any other size.
    public var size: Int
    /// The colors.
    public var theme: WheelTheme
    /// Whether the title lines and the key of the aspect lines stand beneath the wheel.
    public var showsLegend: Bool
    /// Whether degrees and minutes stand beside bodies and cusps.
    public var showsDegrees: Bool
    /// Whether the ground is painted; without it the wheel lies on whatever is behind it.
    public var paintsBackground: Bool

    /// Makes a style; the defaults suit a page on a screen or a wall.
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
