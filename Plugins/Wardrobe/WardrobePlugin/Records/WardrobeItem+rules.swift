// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension WardrobeItem: ValidatedRecord {
    /// Nothing was bought or worn in the future, nor worn last before it was worn first; tags are single lines.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        issues.refuseFuture(purchaseDate, at: "purchaseDate", today: today)
        issues.refuseFuture(firstWorn, at: "firstWorn", today: today)
        issues.refuseFuture(lastWorn, at: "lastWorn", today: today)
        issues.refuseDisorder(firstWorn, lastWorn, at: "lastWorn", name: "firstWorn")
        issues.refuseRepeats(in: season.map(\.rawValue), at: "season")
        issues.refuseRepeats(in: occasion.map(\.rawValue), at: "occasion")
        issues.refuseRepeats(in: tags, at: "tags")
        for (index, tag) in tags.enumerated() where tag.contains(where: \.isNewline) {
            issues.append(
                ValidationIssue(
                    path: "tags[\(index)]", expected: "a word or a few on one line", got: "a text with a line break"))
        }
        return issues
    }
}
