// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension TwinExport {
    /// The counts of the export; the file itself is in its content.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        var parts = [
            "\(twins) \(twins == 1 ? "thing" : "things") with \(items) \(items == 1 ? "item" : "items")",
            "\(places) \(places == 1 ? "place" : "places")",
            "\(attachments) \(attachments == 1 ? "picture or document" : "pictures and documents")",
        ]
        if recalls > 0 { parts.append(recalls.counted("recall")) }
        lines.add("Exported \(parts.joined(separator: ", ")).")
        if omittedAttachments > 0 {
            let noun = omittedAttachments == 1 ? "picture or document isn't" : "pictures and documents aren't"
            lines.add("\(omittedAttachments) \(noun) in a table; lines of JSON have them.")
        }
        if omittedRecalls > 0 {
            let verb = omittedRecalls == 1 ? "isn't" : "aren't"
            lines.add("\(omittedRecalls.counted("recall")) \(verb) in a table; lines of JSON have them.")
        }
        return lines.text
    }
}

extension Twins {
    /// The presenters of import and export.
    static var transferPresenters: [Presenter] {
        [
            Presenter(importTwins, .text) { input, report, style in report.text(input.unread, style) },
            Presenter(exportTwins, .text) { _, export, style in export.text(style) },
        ]
    }
}
