// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The recalls that aren't closed, by what they concern.
///
/// A lot whose batch isn't known may be one of a recalled batch, and counts as recalled.
package struct OpenRecalls: Sendable {
    private var byTwin: [String: [Recall]] = [:]
    private var byCode: [String: [Recall]] = [:]
    private var byBatch: [Recall] = []

    /// Creates an index; closed recalls are left out.
    package init(_ recalls: [Recall]) {
        for recall in recalls where recall.closed == nil {
            if let twin = recall.twin {
                byTwin[twin, default: []].append(recall)
            } else if let gtin = recall.notice.gtin {
                byCode[(try? GTIN(gtin))?.digits ?? gtin, default: []].append(recall)
            } else {
                byBatch.append(recall)
            }
        }
    }

    /// Returns the recalls of a twin: those of the product, or of one of its lots.
    package func recalls(of twin: Twin) -> [Recall] { candidates(twin).filter { $0.concerns(twin) != false } }

    /// Returns the recalls of a twin, with whether the batch is known to match.
    package func matches(_ twin: Twin) -> [RecallMatch] { recalls(of: twin).map { RecallMatch($0, of: twin) } }

    /// Returns the recalls of a lot of food.
    package func matches(_ lot: FoodLot, of twin: Twin) -> [RecallMatch] {
        candidates(twin).compactMap { recall in
            let isConcerned = recall.concerns(lot, of: twin)
            guard isConcerned != false else { return nil }
            return RecallMatch(
                recall: recall.id, twin: NamedRecord(id: twin.id, name: twin.name), notice: recall.notice,
                isCertain: isConcerned == true)
        }
    }

    /// Returns whether a lot of food is recalled, or may be.
    package func include(_ lot: FoodLot, of twin: Twin) -> Bool {
        candidates(twin).contains { $0.concerns(lot, of: twin) != false }
    }

    private func candidates(_ twin: Twin) -> [Recall] {
        var found = byTwin[twin.id] ?? []
        if let gtin = twin.details.gtin { found += byCode[gtin] ?? [] }
        return byBatch.isEmpty ? found : found + byBatch
    }
}

extension Recall {
    /// Returns whether a lot of a twin is recalled; `nil` if it is unknown because the batch of the lot is.
    package func concerns(_ lot: FoodLot, of twin: Twin) -> Bool? {
        if self.twin == nil, notice.gtin == nil { return lot.isOfBatch(notice.batch) }
        guard namesProduct(of: twin) else { return false }
        guard let batch = notice.batch else { return true }
        return lot.batch == nil ? nil : lot.isOfBatch(batch)
    }

    /// Returns whether a twin or one of its lots is recalled; `nil` if it is unknown because a batch is.
    package func concerns(_ twin: Twin) -> Bool? {
        let lots = twin.details.lots
        guard !lots.isEmpty else {
            guard namesProduct(of: twin) else { return false }
            return notice.batch == nil ? true : nil
        }
        let answers = lots.map { concerns($0, of: twin) }
        return answers.contains(true) ? true : answers.contains(nil) ? nil : false
    }

    private func namesProduct(of twin: Twin) -> Bool {
        if let key = self.twin { return key == twin.id }
        return notice.gtin.flatMap { try? GTIN($0) }.map { $0.digits == twin.details.gtin } ?? false
    }
}

extension FoodLot {
    /// Returns whether the batch is the same but for spaces and letter case.
    fileprivate func isOfBatch(_ other: String?) -> Bool {
        guard let batch, let other else { return false }
        return batch.filter { !$0.isWhitespace }.lowercased() == other.filter { !$0.isWhitespace }.lowercased()
    }
}

extension RecallMatch {
    /// Creates the match of a recall that concerns a twin.
    package init(_ recall: Recall, of twin: Twin) {
        self.init(
            recall: recall.id, twin: NamedRecord(id: twin.id, name: twin.name), notice: recall.notice,
            isCertain: recall.concerns(twin) == true)
    }

    /// The recall in a few words, such as `recalled: https://example.org/recall/7`.
    package var mark: String {
        let source = notice.url ?? notice.title ?? notice.published.map { "notice of \($0)" }
        guard !isCertain else { return source.map { "recalled: \($0)" } ?? "recalled" }
        return "may be recalled, check for batch \(notice.batch ?? "?")" + (source.map { ": \($0)" } ?? "")
    }

    /// What is recalled and why, as a sentence.
    package var sentence: String {
        let parts = [
            notice.title, notice.gtin.map { "GTIN \($0)" }, notice.batch.map { "batch \($0)" },
            notice.published.map { "published \($0)" }, notice.url,
        ].compactMap(\.self).joined(separator: "; ")
        let start = "\(twin.name) \(isCertain ? "is" : "may be") recalled"
        let advice = isCertain ? "" : "; check the batch on the package"
        return (parts.isEmpty ? start : "\(start): \(parts)") + advice
    }
}
