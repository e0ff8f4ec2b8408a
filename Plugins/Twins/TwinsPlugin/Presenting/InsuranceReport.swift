// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Currencies
internal import Presentation

/// A page that lists every item with its value and pictures, for an insurer.
///
/// The page is complete: it loads nothing, and pictures are part of it.
struct InsuranceReport {
    private let summary: ValueSummary
    private let style: PresentationStyle

    init(_ summary: ValueSummary, _ style: PresentationStyle) {
        self.summary = summary
        self.style = style
    }

    /// The page.
    var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
        <title>Inventory on \(summary.day)</title>
        <style>
        \(Self.stylesheet(style.theme))</style>
        </head>
        <body>
        <header>
        <h1>Inventory on \(summary.day)</h1>
        <p>\(summary.items.counted("item"))\(unknown).</p>
        </header>
        \(totals)\(rooms)</body>
        </html>

        """
    }

    private var unknown: String {
        summary.withoutValue == 0 ? "" : ", \(summary.withoutValue.grouped) without a known value"
    }

    private var totals: String {
        guard !summary.totals.isEmpty else { return "" }
        let rows = summary.totals.map { total in
            "<tr><th scope=\"row\">\(total.currency)</th>"
                + Self.cell(total.value, total.valued) + Self.cell(total.purchase, total.purchased)
                + Self.cell(total.replacement, total.replaceable) + "</tr>\n"
        }
        return """
            <table>
            <thead><tr><th scope="col">Currency</th><th scope="col">Value</th><th scope="col">Paid</th>\
            <th scope="col">Replacement</th></tr></thead>
            <tbody>
            \(rows.joined())</tbody>
            </table>

            """
    }

    private static func cell(_ money: Money, _ count: Int) -> String {
        count == 0 ? "<td></td>" : "<td>\(money.amount) <small>\(count.counted("item"))</small></td>"
    }

    /// The items by place, in the order of the list.
    private var rooms: String {
        var sections: [(place: String, items: [ItemValue])] = []
        for item in summary.list {
            let place = item.place ?? "No place"
            if let index = sections.firstIndex(where: { $0.place == place }) {
                sections[index].items.append(item)
            } else {
                sections.append((place, [item]))
            }
        }
        return sections.map { section in
            "<section>\n<h2>\(section.place.escapedForHTML)</h2>\n"
                + section.items.map(article).joined() + "</section>\n"
        }.joined()
    }

    private func article(_ item: ItemValue) -> String {
        let facts: [(String, String?)] = [
            ("Recall", item.recalls.isEmpty ? nil : item.recalls.map(\.sentence).joined(separator: ". ")),
            ("Value", item.value?.words ?? "unknown"), ("From", item.explanation.text),
            ("Paid", item.purchase?.price?.words), ("Bought", item.purchase?.date?.description),
            ("Store", item.purchase?.store), ("Replacement", item.replacementPrice?.words), ("Maker", item.maker),
            ("Model", item.model), ("Serial number", item.serialNumber), ("Condition", item.condition.rawValue),
        ]
        let rows = facts.compactMap { name, value in
            value.map { "<dt>\(name)</dt><dd>\($0.escapedForHTML)</dd>\n" }
        }
        let pictures = item.photos.enumerated().compactMap { index, photo -> String? in
            guard let source = Self.dataURL(of: photo) else { return nil }
            return "<img src=\"\(source)\" alt=\"Photo \(index + 1) of \(item.twin.name.escapedForHTML)\">\n"
        }
        let missing = item.photoCount - pictures.count
        let note = missing > 0 ? "<p class=\"quiet\">\(missing.counted("photo")) not included.</p>\n" : ""
        return """
            <article>
            <h3>\(item.twin.name.escapedForHTML)</h3>
            <dl>
            \(rows.joined())</dl>
            <div class="photos">
            \(pictures.joined())</div>
            \(note)</article>

            """
    }

    // MARK: Pictures

    /// Returns a picture as a `data:` URL (RFC 2397), or `nil` if it isn't of a known format or can't be read.
    private static func dataURL(of photo: Blob) -> String? {
        guard let bytes = try? photo.bytes(limit: 50_000_000), let type = mediaType(of: bytes),
            let base64 = Schema<Blob>.blob(maximumBytes: 50_000_000).json(of: photo).string
        else { return nil }
        return "data:\(type);base64,\(base64)"
    }

    /// Returns the media type of a picture by its first bytes, or `nil` if it is unknown.
    private static func mediaType(of bytes: [UInt8]) -> String? {
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
        if bytes.starts(with: Array("GIF8".utf8)) { return "image/gif" }
        if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
            return "image/webp"
        }
        let brand = bytes.dropFirst(4).prefix(8)
        if brand.starts(with: Array("ftypavif".utf8)) { return "image/avif" }
        if brand.starts(with: Array("ftypheic".utf8)) { return "image/heic" }
        return nil
    }

    // MARK: Style

    private static func stylesheet(_ theme: PresentationStyle.Theme) -> String {
        let colors = theme.rules(
            light: ":root{--ink:#1c1d1f;--paper:#fff;--line:#d5d7da;--quiet:#5d6166}",
            dark: ":root{--ink:#e8e6e3;--paper:#1b1d20;--line:#44484d;--quiet:#a5a9ae}")
        return """
            \(colors)
            body{font:16px/1.45 system-ui,sans-serif;color:var(--ink);background:var(--paper);\
            max-width:60rem;margin:0 auto;padding:1.5rem}
            h2{border-bottom:1px solid var(--line);margin-top:2.5rem}
            table{border-collapse:collapse}
            th,td{text-align:right;padding:.3rem .9rem;border-bottom:1px solid var(--line)}
            th:first-child{text-align:left;padding-left:0}
            small,.quiet,dt{color:var(--quiet)}
            article{break-inside:avoid;margin:1.5rem 0}
            dl{display:grid;grid-template-columns:9rem 1fr;gap:.15rem 1rem;margin:0}
            dd{margin:0;overflow-wrap:anywhere}
            .photos{display:flex;flex-wrap:wrap;gap:.6rem;margin-top:.6rem}
            .photos img{max-height:14rem;max-width:100%;border-radius:4px}
            @media print{:root{--ink:#000;--paper:#fff;--line:#bbb;--quiet:#444}body{padding:0}}

            """
    }
}
