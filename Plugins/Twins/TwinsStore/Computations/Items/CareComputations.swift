// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import TwinsPlugin

extension StoredTwinsPlugin {
    /// The computations that record care, maintenance, and reading.
    @ComputationBuilder
    static func careComputations(_ records: LazyTwinRecords) -> [AnyComputation] {
        records.writing(
            Twins.water, "Records that a plant was watered, and returns its next watering date.",
            examples: [Example("Today", ["twin": "Monstera"])], effects: [.clock, .idempotent],
            checking: { try PastDay($0.day, in: $1).day }
        ) { records, input, day in
            try records.write { try $0.twins.record(.watering, of: input.twin, .plants, on: day) }
        }

        records.writing(
            Twins.service, "Records care or maintenance, and returns its next due date.",
            discussion: "Stores only the latest date; an earlier date doesn't replace it.",
            examples: [
                Example("A service", ["twin": "Cordless drill"]),
                Example("A repotted plant", ["twin": "Monstera", "care": "repotting", "day": "2026-11-01"]),
            ], effects: [.clock, .idempotent],
            checking: { try PastDay($0.day, in: $1).day }
        ) { records, input, day in
            try records.write { try $0.twins.record(input.care, of: input.twin, nil, on: day) }
        }

        records.writing(
            Twins.setProgress, "Records reading progress in a book.",
            discussion: """
                A page starts the book, and the last page finishes it. The start and finish dates are set with the \
                status.
                """,
            examples: [
                Example("A page", ["twin": "The Left Hand of Darkness", "page": 120]),
                Example("Finished", ["twin": "The Left Hand of Darkness", "status": "finished", "rating": 5]),
            ], effects: [.clock, .idempotent],
            checking: { input, context in
                guard input.page != nil || input.status != nil || input.rating != nil else {
                    throw ComputationError.refused(path: "page", expected: "a page, a status, or a rating", got: "none")
                }
                return try PastDay(input.day, in: context).day
            }
        ) { records, input, day in
            do {
                return try records.write { try $0.twins.setProgress(input, on: day) }
            } catch let error as ComputationError {
                let paths = [
                    "details.currentPage": "page", "details.startedReading": "day", "details.finishedReading": "day",
                ]
                throw error.renamingPaths { paths[$0] ?? $0 }
            }
        }
    }
}

extension TwinRepository {
    fileprivate func record(
        _ care: CareKind, of name: String, _ kind: TwinKind?, on day: CalendarDay
    ) throws -> CareRecord {
        let twin = try update(key(name, kind: kind)) { twin in
            guard twin.details.record(care, on: day) else {
                throw ComputationError.refused(
                    path: "care", expected: "care that applies to \(twin.name)", got: "\"\(care.rawValue)\"")
            }
        }
        let repeated = twin.details.repeatedCare.first { plan in
            plan.care == care || (plan.care == .maintenance && care == .cleaning)
        }
        return CareRecord(
            twin: NamedRecord(twin), care: care, day: day,
            next: repeated.flatMap { twin.nextDay(of: $0, today: transaction.today) })
    }

    fileprivate func setProgress(_ input: SetProgressInput, on day: CalendarDay) throws -> ReadingProgress {
        let twin = try update(key(input.twin, kind: .book)) { twin in
            guard case .book(var book) = twin.details else { return }
            book.apply(input, on: day)
            twin.details = .book(book)
        }
        guard case .book(let book) = twin.details else {
            throw ComputationError.invalidData("\(twin.name) isn't a book.")
        }
        return ReadingProgress(twin: NamedRecord(twin), book: book, share: book.share)
    }
}

extension BookDetails {
    fileprivate mutating func apply(_ input: SetProgressInput, on day: CalendarDay) {
        personalRating = input.rating ?? personalRating
        let isAtEnd = input.page != nil && input.page == pages
        if let page = input.page { currentPage = page }
        let status =
            input.status
            ?? (isAtEnd ? .finished : input.page.map { $0 > 0 ? .reading : readingStatus } ?? readingStatus)
        guard input.page != nil || input.status != nil else { return }
        switch status {
        case .unread: (startedReading, finishedReading, currentPage) = (nil, nil, input.page)
        case .reading:
            // A finished book that is read again begins anew.
            if startedReading == nil || readingStatus == .finished { startedReading = day }
            finishedReading = nil
        case .finished:
            startedReading = startedReading ?? (input.page == nil ? nil : day)
            if readingStatus != .finished || finishedReading == nil { finishedReading = day }
            currentPage = pages ?? currentPage
        case .dnf: finishedReading = finishedReading ?? day
        }
        readingStatus = status
    }

    fileprivate var share: Double? {
        if readingStatus == .finished { return 1 }
        guard let pages else { return readingStatus == .unread ? 0 : nil }
        return Double(currentPage ?? 0) / Double(pages)
    }
}
