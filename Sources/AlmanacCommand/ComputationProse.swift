// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import TerminalKit

/// A computation described for people, in lines of at most 80 columns.
struct ComputationProse {
    let lines: [String]

    init(_ computation: AnyComputation, style: TerminalStyle) {
        let manifest = computation.manifest
        var lines = [style.heading(manifest.id), ""]
        lines += manifest.summary.wrapped(toTerminalWidth: 80)
        if !manifest.discussion.isEmpty { lines += [""] + manifest.discussion.wrapped(toTerminalWidth: 80) }
        lines += ["", "Effects: \(manifest.effects.names.joined(separator: ", ")). Since \(manifest.since)."]
        lines += ["", style.heading("INPUT")] + Self.fields(of: computation.input, style: style)
        lines += ["", style.heading("OUTPUT")] + Self.fields(of: computation.output, style: style)
        for example in manifest.examples {
            lines += ["", style.heading("EXAMPLE") + "  \(example.title)"]
            lines += ["  almanac run \(manifest.id) <<'JSON'"]
            lines += example.input.text(pretty: true).split(separator: "\n").map { "  \($0)" }
            lines += ["  JSON"]
        }
        self.lines = lines
    }

    /// The fields of an object, then those of every object within it, once each.
    private static func fields(of root: AnyShape, style: TerminalStyle) -> [String] {
        var lines: [String] = []
        var seen: Set<String> = []
        var waiting = [root.resolved]
        while !waiting.isEmpty {
            let shape = waiting.removeFirst()
            guard seen.insert(shape.name).inserted else { continue }
            if !lines.isEmpty { lines += ["", "  \(style.heading(shape.name)): \(shape.summary)"] }
            for field in shape.fields {
                let marks = [
                    field.defaultValue.map { "default \($0.text())" }, field.isRequired ? "required" : nil,
                ].compactMap(\.self)
                let head = "  \(field.name)" + (marks.isEmpty ? "" : style.quiet(" (\(marks.joined(separator: ", ")))"))
                lines.append(head)
                let kind = field.shape.inWords
                let prose = "\(field.summary) \(kind.prefix(1).uppercased())\(kind.dropFirst())\(type(of: field.shape))."
                lines += ("      " + prose).indented(by: 6, width: 80)
                waiting += field.shape.describedObjects
            }
        }
        return lines
    }

    /// The name of the object behind a field, so that a reader finds its fields below.
    private static func type(of shape: AnyShape) -> String {
        guard let inner = shape.describedObjects.first, !inner.name.isEmpty else { return "" }
        return " (\(inner.name))"
    }
}

extension AnyShape {
    /// The described objects directly within a field's shape.
    fileprivate var describedObjects: [AnyShape] {
        switch resolved.kind {
        case .object: [resolved]
        case .list(let element, _), .dictionary(let element): element.describedObjects
        default: []
        }
    }
}

extension String {
    /// The text wrapped with every line indented alike.
    fileprivate func indented(by columns: Int, width: Int) -> [String] {
        let indent = String(repeating: " ", count: columns)
        return wrapped(toTerminalWidth: width - columns).map { indent + $0 }
    }
}
