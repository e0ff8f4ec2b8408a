// SPDX-License-Identifier: Apache-2.0

internal import CTwinsData

/// The codes of ISO 3166-1.
enum CountryCodes {
    /// Returns the name of the country with a code of three digits or two letters, or `nil`.
    static func name(of code: String) -> String? { names[code] }

    private static let names: [String: String] = {
        var names: [String: String] = [:]
        for line in EmbeddedText.read(twins_countries()).split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 2)
            guard parts.count == 3 else { continue }
            names[String(parts[0])] = String(parts[2])
            names[String(parts[1])] = String(parts[2])
        }
        return names
    }()
}
