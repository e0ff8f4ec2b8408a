// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import TwinsPlugin

/// Records that a plant was watered.
struct WaterPlant: Computation {
    let manifest = Manifest(
        id: Twins.water.id, summary: "Records that a plant was watered, and returns its next watering date.",
        examples: [Example("Today", ["twin": "Monstera"])], effects: [.writes, .clock, .idempotent])

    let access: LazyTwinRecords

    func run(_ input: WaterInput, in context: Context) async throws -> CareRecord {
        let day = try PastDay(input.day, in: context).day
        return try await access.writing(in: context) { try $0.record(.watering, of: input.twin, .plants, on: day) }
    }
}

/// Records care or maintenance.
struct ServiceTwin: Computation {
    let manifest = Manifest(
        id: Twins.service.id, summary: "Records care or maintenance, and returns its next due date.",
        discussion: "Stores only the latest date; an earlier date doesn't replace it.",
        examples: [
            Example("A service", ["twin": "Cordless drill"]),
            Example("A repotted plant", ["twin": "Monstera", "care": "repotting", "day": "2026-11-01"]),
        ], effects: [.writes, .clock, .idempotent])

    let access: LazyTwinRecords

    func run(_ input: ServiceInput, in context: Context) async throws -> CareRecord {
        let day = try PastDay(input.day, in: context).day
        return try await access.writing(in: context) { try $0.record(input.care, of: input.twin, nil, on: day) }
    }
}

extension TwinRecords {
    fileprivate func record(
        _ care: CareKind, of name: String, _ kind: TwinKind?, on day: CalendarDay
    ) throws -> CareRecord {
        try store.write { db in
            let key = try twinKey(name, kind: kind, db)
            let twin = try update(key, db) { twin in
                guard twin.details.record(care, on: day) else {
                    throw ComputationError.refused([
                        ValidationIssue(
                            path: "care", expected: "care that applies to \(twin.name)", got: "\"\(care.rawValue)\"",
                            kind: .rule)
                    ])
                }
            }
            let repeated = twin.details.repeatedCare.first { plan in
                plan.care == care || (plan.care == .maintenance && care == .cleaning)
            }
            return CareRecord(
                twin: NamedRecord(id: twin.id, name: twin.name), care: care, day: day,
                next: repeated.flatMap { twin.nextDay(of: $0, today: today) })
        }
    }
}

/// Records reading progress in a book.
struct SetProgress: Computation {
    let manifest = Manifest(
        id: Twins.setProgress.id, summary: "Records reading progress in a book.",
        discussion: """
            A page starts the book, and the last page finishes it. The start and finish dates are set with \
            the status.
            """,
        examples: [
            Example("A page", ["twin": "The Left Hand of Darkness", "page": 120]),
            Example("Finished", ["twin": "The Left Hand of Darkness", "status": "finished", "rating": 5]),
        ], effects: [.writes, .clock, .idempotent])

    let access: LazyTwinRecords

    func run(_ input: SetProgressInput, in context: Context) async throws -> ReadingProgress {
        guard input.page != nil || input.status != nil || input.rating != nil else {
            throw ComputationError.refused([
                ValidationIssue(path: "page", expected: "a page, a status, or a rating", got: "none", kind: .rule)
            ])
        }
        let day = try PastDay(input.day, in: context).day
        do throws(ComputationError) {
            return try await access.writing(in: context) { records in
                try records.store.write { db in
                    let key = try records.twinKey(input.twin, kind: .book, db)
                    let twin = try records.update(key, db) { twin in
                        guard case .book(var book) = twin.details else { return }
                        book.apply(input, on: day)
                        twin.details = .book(book)
                    }
                    guard case .book(let book) = twin.details else {
                        throw ComputationError.invalidData("\(twin.name) isn't a book.")
                    }
                    return ReadingProgress(
                        twin: NamedRecord(id: twin.id, name: twin.name), book: book, share: book.share)
                }
            }
        } catch {
            let paths = [
                "details.currentPage": "page", "details.startedReading": "day", "details.finishedReading": "day",
            ]
            throw error.renamingPaths { paths[$0] ?? $0 }
        }
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
