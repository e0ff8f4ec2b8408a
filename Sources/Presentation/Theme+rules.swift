// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension PresentationStyle.Theme {
    /// Returns the CSS rules of the theme.
    ///
    /// The theme `dark` includes the light rules. With `auto`, the dark rules apply on dark screens only; paper stays
    /// light, and so does a renderer without media queries.
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
