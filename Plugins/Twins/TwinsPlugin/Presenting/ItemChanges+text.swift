// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension MovedItem {
    /// Where the item was and is.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        let start = from.map { " from \($0)" } ?? ""
        lines.add(from == to ? "\(twin.name) is in \(to)." : "Moved \(twin.name)\(start) to \(to).", hanging: 2)
        return lines.text
    }
}

extension PhotoChange {
    /// A confirmation that the photo was added.
    func addedText(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add("Added photo \(count.grouped) to \(twin.name), \(photo.byteCount.grouped) bytes.", hanging: 2)
        if let storedPhoto, storedPhoto.isScaled { lines.add("Photo: \(storedPhoto.inWords).", hanging: 2) }
        return lines.text
    }

    /// A confirmation that the photo was removed.
    func removedText(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add("Removed a photo from \(twin.name), which has \(count.counted("photo")) now.", hanging: 2)
        return lines.text
    }
}

extension LoanChange {
    /// Who has the thing, and until when.
    func lentText(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        let due = loan.due.map { ", due back on \($0)" } ?? ""
        lines.add("Lent \(twin.name) to \(loan.borrower) on \(loan.lent)\(due).", hanging: 2)
        return lines.text
    }

    /// Who brought it back.
    func returnedText(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        let day = loan.returned.map { " on \($0)" } ?? ""
        lines.add("\(loan.borrower) returned \(twin.name)\(day).", hanging: 2)
        return lines.text
    }
}

extension CareRecord {
    /// What was done, and when it is due again.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        let next = next.map { " Next: \($0)." } ?? ""
        lines.add("\(twin.name): \(care.rawValue.spacedWord) on \(day).\(next)", hanging: 2)
        return lines.text
    }
}

extension ReadingProgress {
    /// The page and the status.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        let page = book.currentPage.map { page in
            "page \(page)" + (book.pages.map { " of \($0)" } ?? "")
                + (share.map { " (\(($0 * 100).rounded().plainFigure) percent)" } ?? "")
        }
        let rating = book.personalRating.map { "rated \($0) of 5" }
        let status = book.readingStatus == .dnf ? "not finished" : book.readingStatus.rawValue
        let parts = [status, page, rating].compactMap(\.self).joined(separator: ", ")
        lines.add("\(twin.name): \(parts).", hanging: 2)
        return lines.text
    }
}
