// SPDX-License-Identifier: Apache-2.0

extension String {
    /// The text for a search without regard to case, and to the accents of Latin letters.
    ///
    /// Cyrillic letters keep their marks, because й and и are different letters.
    package var searchText: String {
        var result = ""
        for scalar in lowercased().unicodeScalars {
            let isFolded = !scalar.isASCII && scalar.properties.isAlphabetic && !(0x400...0x52F).contains(scalar.value)
            if isFolded {
                result += String(decoding: FoldedName(String(scalar)).utf8, as: UTF8.self)
            } else if !(0x300...0x36F).contains(scalar.value) {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
