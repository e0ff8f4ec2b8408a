// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension FileList {
    /// A table of the files.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        guard !files.isEmpty else {
            lines.add("\(twin.name) has no photos or documents.", hanging: 2)
            return lines.text
        }
        var table = TextTable([("File", .leftWhole), ("Type", .leftWhole), ("Bytes", .right), ("Caption", .left)])
        for file in files {
            let name = file.photo == nil ? file.name.replacing("-", with: " ") : "photo \(file.name)"
            table.add([name, file.mediaType, file.byteCount.grouped, file.caption ?? ""])
        }
        lines.add(table)
        return lines.text
    }
}
