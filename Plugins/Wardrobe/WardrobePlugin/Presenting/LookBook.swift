// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

/// Suggestions as a standalone page, with swatches or photos and parts as bars, for light mode, dark mode, and print.
///
/// The page has no external references, so that it can be saved, sent, and printed.
struct LookBook {
    private let answer: WardrobeSuggestions
    private let title: String
    private let items: [String: WardrobeItem]
    private let photos: [String: String]

    /// Creates a page.
    init(_ answer: WardrobeSuggestions, _ style: PresentationStyle) {
        self.answer = answer
        title = answer.request.title(in: answer.basis.unit(for: style)).escapedForHTML
        items = answer.details.byKey
        photos = Dictionary(answer.photos.map { ($0.item, $0.dataURL) }) { first, _ in first }
    }

    /// The complete document.
    var html: String {
        let day = answer.request.date.map { "<p class=\"day\">\($0)</p>\n" } ?? ""
        let sample =
            answer.basis.sample != nil
            ? "<p class=\"note\">These items are from a sample wardrobe, not your own.</p>\n" : ""
        let danger =
            answer.danger.map { "<p class=\"danger\" role=\"alert\">\($0.sentence.escapedForHTML)</p>\n" }
            ?? ""
        let nearest =
            answer.nearest.map {
                let why = (answer.shortages.first ?? "nothing meets the dress code").sentenceCase
                    .escapedForHTML
                return "<p class=\"danger\">\(why). The closest is:</p>\n" + look($0, number: 1)
            } ?? ""
        let looks = answer.outfits.enumerated().map { look($1, number: $0 + 1) }.joined()
        let shortages =
            (answer.nearest == nil && answer.outfits.count < answer.wanted ? answer.shortages : []).map {
                "<p>\($0.sentenceCase.escapedForHTML).</p>\n"
            }.joined()
        let remarks = answer.remarks.map { "<li>\($0.escapedForHTML)</li>\n" }.joined()
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(title)</title>
            <style>
            \(Self.stylesheet)
            </style>
            </head>
            <body>
            <header>
            \(danger)\(day)<h1>\(title)</h1>
            \(sample)</header>
            <main>
            \(nearest)\(looks)</main>
            <footer>
            \(shortages)<p>\(answer.search.sentence(isVaried: answer.variety).escapedForHTML)</p>
            \(remarks.isEmpty ? "" : "<ul>\n\(remarks)</ul>\n")</footer>
            </body>
            </html>

            """
    }

    private func look(_ outfit: ScoredOutfit, number: Int) -> String {
        let known = outfit.confidence.percent
        let layers =
            outfit.layers.map {
                "<p class=\"layers\">\($0.explanation.sentenceCase.escapedForHTML)</p>\n"
            } ?? ""
        return """
            <article aria-label="Outfit \(number)">
            <h2><span>Outfit \(number)</span> <b>\(outfit.total.fixed(decimals: 1))</b><small>of 100</small></h2>
            <ul class="items">
            \(outfit.items.map(tile).joined())</ul>
            \(layers)<dl class="parts">
            \(outfit.parts.map(bar).joined())</dl>
            <p class="known">\(known) % of the score's inputs are known.</p>
            </article>

            """
    }

    private func tile(_ worn: WornItem) -> String {
        let item = items[worn.id]
        let picture: String
        if let photo = photos[worn.id] {
            picture = "<img src=\"\(photo.escapedForHTML)\" alt=\"\">"
        } else {
            let first = item?.primaryColor.hex ?? "#808080"
            let second = item?.secondaryColor.map { "--b:\($0.hex);" } ?? ""
            let pattern = item?.pattern ?? .solid
            picture =
                "<span class=\"swatch \(pattern.rawValue)\" style=\"--a:\(first);\(second)\" role=\"img\""
                + " aria-label=\"\((item?.colorWords ?? "").escapedForHTML)\"></span>"
        }
        return """
            <li class="\(worn.slot.rawValue)">\(picture)<span class="name">\(worn.name.escapedForHTML)</span>\
            <span class="slot">\(worn.slot.rawValue.spacedWord)\
            \(item.map { " · \($0.colorWords.escapedForHTML)" } ?? "")</span></li>

            """
    }

    private func bar(_ part: ScoredPart) -> String {
        let share = (part.value * 100).fixed(decimals: 1)
        // A part without weight couldn't be scored, so it has a reason but no bar.
        let meter =
            part.weight == 0
            ? ""
            : "<span class=\"bar\">"
                + "<i style=\"width:\(share)%\"></i></span>"
                + "<span class=\"points\">\(part.points.fixed(decimals: 1)) of "
                + "\((part.weight * 100).fixed(decimals: 1))</span>"
        return """
            <div><dt>\(part.name.rawValue)</dt><dd>\(meter)<span class="reason">\(part.reason.escapedForHTML)</span>\
            </dd></div>

            """
    }
}

extension ItemPhoto {
    /// The picture as a `data:` URL (RFC 2397).
    fileprivate var dataURL: String {
        let base64 = Schema<Blob>.blob(maximumBytes: Self.maximumBytes).json(of: picture).string ?? ""
        return "data:\(mediaType);base64,\(base64)"
    }
}
