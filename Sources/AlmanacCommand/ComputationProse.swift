// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit
import Presentation

/// The description of a computation as text, in lines of at most 80 columns.
struct ComputationProse {
    let lines: [String]

    private static let width = 80

    init(_ computation: AnyComputation, formats: [PresentationFormat], program: String, style: TextStyle) {
        let manifest = computation.manifest
        var lines = [style.heading(manifest.id), ""]
        lines += manifest.summary.wrapped(toTerminalWidth: Self.width)
        if !manifest.discussion.isEmpty { lines += [""] + manifest.discussion.wrapped(toTerminalWidth: Self.width) }
        lines += ["", "Effects: \(manifest.effects.names.joined(separator: ", ")). Since \(manifest.since)."]
        lines += ["Formats: \(formats.map(\.word).joined(separator: ", "))."]
        lines += ["", style.heading("INPUT")] + Self.parts(of: computation.input, style: style)
        lines += ["", style.heading("OUTPUT")] + Self.parts(of: computation.output, style: style)
        for example in manifest.examples {
            lines += ["", style.heading("EXAMPLE") + "  \(example.title)"]
            lines += ["  \(program) run \(manifest.id) <<'JSON'"]
            lines += example.input.text(pretty: true).split(separator: "\n").map { "  \($0)" }
            lines += ["  JSON"]
        }
        self.lines = lines
    }

    /// Returns the fields of an object, then each object and enumeration within it once.
    private static func parts(of root: AnySchema, style: TextStyle) -> [String] {
        var lines: [String] = []
        var seen: Set<String> = []
        var waiting = [root.resolved]
        while !waiting.isEmpty {
            let schema = waiting.removeFirst()
            guard seen.insert(schema.name).inserted else { continue }
            if !lines.isEmpty {
                let title = "\(schema.shortName): \(schema.summary)".wrapped(toTerminalWidth: width - 2, indent: "  ")
                lines += [""] + title.map { "  " + style.heading($0) }
            }
            if case .enumeration(let cases) = schema.kind { lines += Self.lines(of: cases) }
            var fields = schema.fields
            if case .union(let union) = schema.kind {
                let words = union.variants.map { AnySchema.Case($0.value, $0.summary) }
                lines.append("  \(union.discriminator)")
                lines += Self.lines(of: words)
                for variant in union.variants { fields += variant.fields }
            }
            for field in fields {
                lines.append("  \(field.name)")
                lines += field.prose(width: width - 6, namesTypes: true).map { "      " + $0 }
                waiting += field.schema.describedParts
            }
        }
        return lines
    }

    private static func lines(of cases: [AnySchema.Case]) -> [String] {
        guard cases.contains(where: { !$0.summary.isEmpty || !$0.aliases.isEmpty }) else {
            return cases.map(\.value).joined(separator: ", ").wrapped(toTerminalWidth: width - 6).map { "      " + $0 }
        }
        let words = cases.map { ([$0.value] + $0.aliases).joined(separator: ", ") }
        let column = words.map(\.terminalWidth).max() ?? 0
        return zip(words, cases).flatMap { word, entry in
            let prose = entry.summary.wrapped(toTerminalWidth: width - column - 8)
            return prose.enumerated().map { index, line in
                "      " + (index == 0 ? word : "").padded(toTerminalWidth: column) + "  " + line
            }
        }
    }
}
