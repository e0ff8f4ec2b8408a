// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import TwinsPlugin

extension StoredTwinsPlugin {
    /// The computations on single items, their photos, and their loans.
    @ComputationBuilder
    static func itemComputations(_ records: LazyTwinRecords, _ pictures: PictureScaler) -> [AnyComputation] {
        records.writing(
            Twins.move, "Moves an item to a place.",
            discussion: """
                An item that is a place moves with everything in it; it can't move into itself. An edit that clears \
                the place leaves the item without one.
                """,
            examples: [
                Example("To the cellar", ["twin": "Cordless drill", "location": "Cellar", "spot": "Top shelf"])
            ], effects: .clock
        ) { records, input, _ in
            try records.write { transaction in
                var issues: [ValidationIssue] = []
                issues.refuseLineBreak(in: input.spot, at: "spot")
                guard issues.isEmpty else { throw ComputationError.refused(issues) }
                let twin = try transaction.twins.twin(named: input.twin)
                let item = try twin.item(input.item)
                let places = transaction.places
                let before = try places.tree()
                let location = try before.key(input.location, at: "location")
                try places.move(item, to: location, spot: input.spot)
                return MovedItem(
                    twin: NamedRecord(twin), item: item.id, from: item.location.map { before.path(to: $0) },
                    to: try places.tree().path(to: location))
            }
        }

        AddPhoto(access: records, pictures: pictures)

        records.writing(
            Twins.removePhoto, "Removes a photo from an item.",
            examples: [Example("The first one", ["twin": "Cordless drill", "photo": "1"])],
            effects: [.clock, .destructive]
        ) { records, input, _ in
            try records.write { try $0.photos.remove(input) }
        }

        records.reading(
            Twins.myFiles, "Lists the photos and documents of a thing, or returns one of them.",
            discussion:
                "Photos were scaled and their metadata removed when they were added, unless the original was kept.",
            examples: [
                Example("All files of a drill", ["twin": "Cordless drill"]),
                Example("Its first photo", ["twin": "Cordless drill", "file": "1"]),
            ]
        ) { records, input, _ in
            let twin = try records.read { try $0.twins.twin(named: input.twin) }
            return try FileList(of: twin, input, in: records.store)
        }

        records.writing(
            Twins.lend, "Lends an item to a person.",
            discussion: "A loan with a due day has a notification. An item that is already lent can't be lent again.",
            examples: [
                Example("To Ana", ["twin": "The Left Hand of Darkness", "borrower": "Ana"]),
                Example("Until a day", ["twin": "Cordless drill", "borrower": "Ana", "due": "2027-01-31"]),
            ], effects: .clock,
            checking: { (day: try PastDay($0.day, in: $1).day, due: try $0.due?.day(in: $1)) }
        ) { records, input, checked in
            try records.write { try $0.loans.lend(input, on: checked.day, due: checked.due) }
        }

        records.writing(
            Twins.return, "Records the return of a lent item.",
            examples: [Example("Today", ["twin": "Laptop"])], effects: .clock,
            checking: { try PastDay($0.day, in: $1).day }
        ) { records, input, day in
            try records.write { try $0.loans.end(input, on: day) }
        }
    }
}

/// Adds a photo to an item.
struct AddPhoto: Computation {
    let manifest = Manifest(
        id: Twins.addPhoto.id, summary: "Adds a photo to an item.",
        discussion: """
            Metadata such as the place where it was taken is removed. A large photo is stored as a copy scaled to \
            2,048 pixels, unless you keep the original.
            """,
        examples: [
            Example(
                "A pixel",
                [
                    "twin": "Cordless drill", "caption": "Front",
                    "photo":
                        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
                ])
        ], effects: [.writes, .clock])

    let access: LazyTwinRecords
    let pictures: PictureScaler

    func run(_ input: AddPhotoInput, in context: Context) async throws -> PhotoChange {
        var issues: [ValidationIssue] = []
        issues.refuseLineBreak(in: input.caption, at: "caption")
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
        let picture = pictures.prepare(try Picture(input.photo, at: "photo"), keepsOriginal: input.keepsOriginal)
        return try await access.writing(in: context) { records in
            try records.write { try $0.photos.add(picture, to: input) }
        }
    }
}

extension FileList {
    /// Lists the files of a thing, or returns one of them with its content.
    fileprivate init(of twin: Twin, _ input: MyFilesInput, in store: PluginStore) throws {
        let item = try input.item.map { try twin.item($0) }
        self.init(twin: NamedRecord(twin), files: [])
        for (name, hash) in [
            ("picture", twin.primaryImage), ("warranty-document", twin.warrantyDocument), ("manual", twin.manual),
        ] {
            guard let hash, let file = try store.attachment(hash) else { continue }
            files.append(StoredFile(name: name, mediaType: file.mediaType, byteCount: file.bytes.count))
        }
        for owner in item.map({ [$0] }) ?? twin.items {
            for (index, photo) in owner.photos.enumerated() {
                var file = StoredFile(name: "\(index + 1)", mediaType: photo.mediaType, byteCount: photo.byteCount)
                (file.item, file.photo, file.caption) = (owner.id, photo.id, photo.caption)
                files.append(file)
            }
        }
        guard let wanted = input.file?.lowercased() else { return }
        let matches = files.filter { $0.name == wanted || $0.photo?.hasPrefix(wanted) == true }
        let named = matches.filter { $0.name == wanted }
        guard var file = named.count == 1 ? named.first : matches.count == 1 ? matches.first : nil else {
            throw notFound(input.file ?? "", matches)
        }
        let hash =
            switch file.name {
            case "picture": twin.primaryImage
            case "warranty-document": twin.warrantyDocument
            case "manual": twin.manual
            default: twin.items.flatMap(\.photos).first { $0.id == file.photo }?.hash
            }
        guard let hash, let stored = try store.attachment(hash) else {
            throw ComputationError.invalidData("The content of \(file.name) of \(twin.name) is missing.")
        }
        file.content = Blob(stored.bytes)
        files = [file]
    }

    private func notFound(_ wanted: String, _ matches: [StoredFile]) -> ComputationError {
        let names = files.map(\.name)
        return ComputationError.notFound(
            ValidationIssue(
                path: "file",
                expected: names.isEmpty
                    ? "a file of \(twin.name), which has none"
                    : matches.count > 1
                        ? "a photo of one item, or the key of the photo"
                        : "\(names.joined(separator: ", ")), or the key of a photo", got: wanted.quoted(limit: 60)))
    }
}
