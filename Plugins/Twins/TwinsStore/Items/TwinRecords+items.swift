// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import TwinsPlugin

extension TwinRecords {
    /// Adds a photo, whose content is attached in the same transaction.
    func insert(_ photo: ItemPhoto, of item: String, at position: Int, _ db: Database) throws {
        try checkNew(photo.id, in: "photo", noun: "photo", db)
        try db.cachedStatement(
            sql: """
                INSERT INTO photo (id, item, position, hash, mediaType, byteCount, caption, added)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            photo.id, item, position, photo.hash, photo.mediaType, photo.byteCount, photo.caption,
            photo.added.description,
        ])
    }

    /// Adds a loan.
    func insert(_ loan: Loan, _ db: Database) throws {
        try checkNew(loan.id, in: "loan", noun: "loan", db)
        try db.cachedStatement(
            sql: "INSERT INTO loan (id, item, borrower, lent, due, returned, notes) VALUES (?, ?, ?, ?, ?, ?, ?)"
        ).execute(arguments: [
            loan.id, loan.item, loan.borrower, loan.lent.description, loan.due?.description, loan.returned?.description,
            loan.notes,
        ])
    }

    /// Lends an item.
    ///
    /// - Throws: `ComputationError` with code `conflict` if it is already lent.
    func lend(_ input: LendInput, on day: CalendarDay, due: CalendarDay?) throws -> LoanChange {
        try store.write { db in
            let twin = try twin(key: twinKey(input.twin, db), db)
            let item = try chosen(input.item, of: twin) { $0.openLoan == nil }
            if let loan = item.openLoan {
                throw ComputationError.conflict("\(twin.name) has been lent to \(loan.borrower) since \(loan.lent).")
            }
            var loan = Loan(id: newKey(), item: item.id, borrower: input.borrower, lent: day, due: due)
            loan.notes = input.notes
            try checkLoan(loan, lentAt: "day")
            if let last = item.loans.compactMap(\.returned).max(), day < last {
                throw ComputationError.refused([
                    ValidationIssue(
                        path: "day", expected: "a day not before the last return, \(last)", got: "\(day)", kind: .rule)
                ])
            }
            try insert(loan, db)
            try refresh(keys: [twin.id], db)
            return LoanChange(twin: NamedRecord(id: twin.id, name: twin.name), loan: loan)
        }
    }

    /// Ends the loan of an item.
    ///
    /// - Throws: `ComputationError` with code `conflict` if it isn't lent.
    func endLoan(_ input: ReturnInput, on day: CalendarDay) throws -> LoanChange {
        try store.write { db in
            let twin = try twin(key: twinKey(input.twin, db), db)
            let item = try chosen(input.item, of: twin) { $0.openLoan != nil }
            guard var loan = item.openLoan else { throw ComputationError.conflict("\(twin.name) isn't lent.") }
            loan.returned = day
            try checkLoan(loan, lentAt: "day")
            try db.execute(
                sql: "UPDATE loan SET returned = ? WHERE id = ?", arguments: [day.description, loan.id])
            try refresh(keys: [twin.id], db)
            return LoanChange(twin: NamedRecord(id: twin.id, name: twin.name), loan: loan)
        }
    }

    /// Returns the item with a key, or the only one for which a condition is true, or the only one.
    private func chosen(
        _ text: String?, of twin: Twin, where isFit: (InventoryItem) -> Bool
    ) throws -> InventoryItem {
        let fit = twin.items.filter(isFit)
        if text == nil, fit.count == 1 { return fit[0] }
        if text == nil, fit.isEmpty, let first = twin.items.first { return first }
        return try item(text, of: twin)
    }

    private func checkLoan(_ loan: Loan, lentAt path: String) throws(ComputationError) {
        do throws(ComputationError) {
            try check(loan)
        } catch {
            throw error.renamingPaths { ["lent", "returned"].contains($0) ? path : $0 }
        }
    }

    /// Adds a photo to an item.
    func add(_ prepared: PictureScaler.Prepared, to input: AddPhotoInput) throws -> PhotoChange {
        let picture = prepared.photo
        return try store.write { db in
            let twin = try twin(key: twinKey(input.twin, db), db)
            let item = try item(input.item, of: twin)
            guard let hash = try attach(picture, db) else { throw ComputationError.invalidData("The photo is empty.") }
            guard !item.photos.contains(where: { $0.hash == hash }) else {
                throw ComputationError.conflict("\(twin.name) already has this photo.")
            }
            guard item.photos.count < 500 else {
                throw ComputationError.conflict("\(twin.name) already has 500 photos, the maximum.")
            }
            let photo = ItemPhoto(
                id: newKey(), hash: hash, mediaType: picture.mediaType, byteCount: picture.bytes.count,
                caption: input.caption, added: instant)
            let last = try Int.fetchOne(db, sql: "SELECT max(position) FROM photo WHERE item = ?", arguments: [item.id])
            try insert(photo, of: item.id, at: (last ?? -1) + 1, db)
            let changed = try changed(twin.id, db)
            var change = PhotoChange(
                twin: NamedRecord(id: twin.id, name: twin.name), item: item.id, photo: photo,
                count: changed.items.first { $0.id == item.id }?.photos.count ?? 0)
            change.storedPhoto = prepared.sizes
            return change
        }
    }

    /// Removes a photo from an item.
    func remove(_ input: RemovePhotoInput) throws -> PhotoChange {
        try store.write { db in
            let twin = try twin(key: twinKey(input.twin, whole: true, db), db)
            let item = try item(input.item, of: twin, whole: true)
            let number = Int(input.photo).flatMap { item.photos.indices.contains($0 - 1) ? item.photos[$0 - 1] : nil }
            let matches = number.map { [$0] } ?? item.photos.filter { $0.id.hasPrefix(input.photo.lowercased()) }
            guard matches.count == 1, let photo = matches.first else {
                throw ComputationError.notFound(
                    ValidationIssue(
                        path: "photo",
                        expected: item.photos.isEmpty
                            ? "a photo of \(twin.name), which has none"
                            : "a number from 1 to \(item.photos.count), or the key of one photo",
                        got: "\"\(input.photo)\""))
            }
            try db.execute(sql: "DELETE FROM photo WHERE id = ?", arguments: [photo.id])
            _ = try changed(twin.id, db)
            return PhotoChange(
                twin: NamedRecord(id: twin.id, name: twin.name), item: item.id, photo: photo,
                count: item.photos.count - 1)
        }
    }

    private func changed(_ key: String, _ db: Database) throws -> Twin {
        try db.execute(sql: "UPDATE twin SET updated = ? WHERE id = ?", arguments: [instant.description, key])
        try refresh(keys: [key], db)
        return try twin(key: key, db)
    }
}

extension InventoryItem {
    /// The loan that hasn't ended.
    var openLoan: Loan? { loans.first { $0.returned == nil } }
}
