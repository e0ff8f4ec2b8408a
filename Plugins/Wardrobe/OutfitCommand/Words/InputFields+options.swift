// SPDX-License-Identifier: Apache-2.0

import CommandKit

extension InputFields {
    /// Sets comma-separated field names, each given as the field's name or its option's.
    ///
    /// - Parameter known: the fields that are allowed.
    mutating func set(_ path: String, _ option: String, options text: String?, of known: [String]) {
        let names = text?.split(separator: ",").map { part in
            let word = String(part).foldedWord
            let named = options.first { $0.value.foldedWord == word && known.contains(Self.name(of: $0.key)) }?.key
            let same = known.first { $0.foldedWord == word }
            return same ?? named.map(Self.name(of:)) ?? String(part)
        }
        set(path, option, list: names?.joined(separator: ","))
    }

    private static func name(of path: String) -> String { path.split(separator: ".").last.map(String.init) ?? path }
}
