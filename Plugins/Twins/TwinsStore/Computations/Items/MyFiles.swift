// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import TwinsPlugin

/// Lists the photos and documents of a thing, or reads one.
struct MyFiles: Computation {
    let manifest = Manifest(
        id: Twins.myFiles.id, summary: "Lists the photos and documents of a thing, or returns one of them.",
        discussion:
            "Photos were scaled and their metadata removed when they were added, unless the original was kept.",
        examples: [
            Example("All files of a drill", ["twin": "Cordless drill"]),
            Example("Its first photo", ["twin": "Cordless drill", "file": "1"]),
        ], effects: .reads)

    let access: LazyTwinRecords

    func run(_ input: MyFilesInput, in context: Context) async throws -> FileList {
        try await access.reading(in: context) { records in
            let twin = try records.store.read { try records.twin(key: records.twinKey(input.twin, $0), $0) }
            let item = try input.item.map { try records.item($0, of: twin) }
            var list = FileList(twin: NamedRecord(id: twin.id, name: twin.name), files: [])
            for (name, hash) in [
                ("picture", twin.primaryImage), ("warranty-document", twin.warrantyDocument), ("manual", twin.manual),
            ] {
                guard let hash, let file = try records.store.attachment(hash) else { continue }
                list.files.append(
                    FileList.StoredFile(name: name, mediaType: file.mediaType, byteCount: file.bytes.count))
            }
            for owner in item.map({ [$0] }) ?? twin.items {
                for (index, photo) in owner.photos.enumerated() {
                    var file = FileList.StoredFile(
                        name: "\(index + 1)", mediaType: photo.mediaType, byteCount: photo.byteCount)
                    (file.item, file.photo, file.caption) = (owner.id, photo.id, photo.caption)
                    list.files.append(file)
                }
            }
            guard let wanted = input.file?.lowercased() else { return list }
            let matches = list.files.filter { $0.name == wanted || $0.photo?.hasPrefix(wanted) == true }
            let named = matches.filter { $0.name == wanted }
            guard let file = named.count == 1 ? named.first : matches.count == 1 ? matches.first : nil else {
                throw Self.notFound(input.file ?? "", matches, list)
            }
            let hash =
                switch file.name {
                case "picture": twin.primaryImage
                case "warranty-document": twin.warrantyDocument
                case "manual": twin.manual
                default: twin.items.flatMap(\.photos).first { $0.id == file.photo }?.hash
                }
            list.files = [file]
            guard let hash, let stored = try records.store.attachment(hash) else {
                throw ComputationError.invalidData("The content of \(file.name) of \(twin.name) is missing.")
            }
            list.files[0].content = Blob(stored.bytes)
            return list
        }
    }

    private static func notFound(
        _ wanted: String, _ matches: [FileList.StoredFile], _ list: FileList
    ) -> ComputationError {
        let names = list.files.map(\.name)
        return ComputationError.notFound(
            ValidationIssue(
                path: "file",
                expected: names.isEmpty
                    ? "a file of \(list.twin.name), which has none"
                    : matches.count > 1
                        ? "a photo of one item, or the key of the photo"
                        : "\(names.joined(separator: ", ")), or the key of a photo", got: wanted.quoted(limit: 60)))
    }
}
