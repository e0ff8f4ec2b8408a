// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Currencies
internal import Presentation

extension IdentifiedCode {
    /// The kind, the numbers, and the elements of a code.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add(symbol.map { "\(kind.name) from \($0)" } ?? kind.name, lines.style.heading)
        lines.add(facts: [
            ("GTIN", gtin), ("ISBN-13", book.map { $0.hyphenated13 ?? $0.isbn13 }),
            ("ISBN-10", book.flatMap { $0.hyphenated10 ?? $0.isbn10 }), ("Area", book?.group),
            ("Produced", produced?.description), ("Best before", bestBefore?.description),
            ("Use by", expires?.description), ("Batch", batch), ("Serial", serial),
            ("Net weight", netWeight.map { "\($0) kg" }), ("Count", count.map { "\($0)" }),
            ("Price", price.map { "\($0.amount) \($0.currency)" }), ("Domain", domain),
        ])
        if !elements.isEmpty {
            lines.addGap()
            var table = TextTable([("AI", .left), ("Title", .left), ("Data", .leftWhole), ("Says", .leftWhole)])
            for element in elements {
                table.add(["(\(element.identifier))", element.title, element.data, element.meaning])
            }
            lines.add(table)
        }
        for note in notes { lines.add(note.text, hanging: 2, lines.style.quiet) }
        if let book, book.hyphenated13 != nil {
            lines.add("Hyphens by the ISBN ranges of \(book.rangesFrom).", hanging: 2, lines.style.quiet)
        }
        return lines.text
    }
}

extension CodeElement {
    /// What the data says, if it isn't the data itself.
    fileprivate var meaning: String {
        let days = [day, through].compactMap { $0?.description }.joined(separator: " to ")
        let figure = [self.figure, unit ?? currency].compactMap { $0 }.joined(separator: " ")
        let parts = [days, time?.description ?? "", figure, countries.joined(separator: ", ")]
        let meaning = parts.filter { !$0.isEmpty }.joined(separator: " ")
        return meaning == data ? "" : meaning
    }
}
