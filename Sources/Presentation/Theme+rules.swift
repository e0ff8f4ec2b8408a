// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension PresentationStyle.Theme {
    /// Returns the CSS rules of the theme: of `auto`, the light ones, which the dark ones override on a dark screen.
    ///
    /// Paper is light, and so is a renderer without media queries.
    ///
    /// - Parameters:
    ///   - light: The rules for the colors of the light theme.
    ///   - dark: The rules that override them.
    public func rules(light: String, dark: String) -> String {
        switch self {
        case .light: light
        case .dark: "\(light)\n\(dark)"
        case .auto: "\(light)\n@media screen and (prefers-color-scheme: dark) {\n\(dark)\n}"
        }
    }
}
