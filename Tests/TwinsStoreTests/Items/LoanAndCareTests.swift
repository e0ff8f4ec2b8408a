// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import StoreTesting
import Testing
import TwinsPlugin

@testable import TwinsStore

@Suite struct LoanAndCareTests {
    @Test func `a loan of something already lent is a conflict`() async throws {
        let desk = try Desk()
        try await desk.add(.named(tool: "Drill"))
        _ = try await desk.engine(Twins.lend, LendInput(twin: "Drill", borrower: "Ana"))
        let error = await failure { try await desk.engine(Twins.lend, LendInput(twin: "Drill", borrower: "Ben")) }
        #expect(error?.code == .conflict && error?.message == "Drill has been lent to Ana since 2026-11-21.")
        desk.advance(days: 3)
        let back = try await desk.engine(Twins.return, ReturnInput(twin: "Drill"))
        #expect(try back.loan.returned == day("2026-11-24"))
        #expect(await failure { try await desk.engine(Twins.return, ReturnInput(twin: "Drill")) }?.code == .conflict)
        _ = try await desk.engine(Twins.lend, LendInput(twin: "Drill", borrower: "Ben"))
        #expect(try await desk.twin("Drill").items[0].loans.map(\.borrower) == ["Ana", "Ben"])
    }

    @Test func `of several copies, the one that isn't lent is lent`() async throws {
        let desk = try Desk()
        try await desk.add(.named(book: "Dune"))
        _ = try await desk.engine(Twins.add, with(AddTwinInput()) { $0.copyOf = "Dune" })
        let ask = await failure { try await desk.engine(Twins.lend, LendInput(twin: "Dune", borrower: "Ana")) }
        #expect(ask?.issues.map(\.path) == ["item"])
        let second = try await desk.twin("Dune").items[1].id
        _ = try await desk.engine(Twins.lend, with(LendInput(twin: "Dune", borrower: "Ana")) { $0.item = second })
        let other = try await desk.engine(Twins.lend, LendInput(twin: "Dune", borrower: "Ben"))
        #expect(other.loan.item != second)
        #expect(
            await failure { try await desk.engine(Twins.lend, LendInput(twin: "Dune", borrower: "Cy")) }?.code
                == .conflict)
    }

    @Test func `a loan isn't due or returned before it began`() async throws {
        let desk = try Desk()
        try await desk.add(.named(tool: "Drill"))
        let due = await failure {
            try await desk.engine(Twins.lend, LendInput(twin: "Drill", borrower: "Ana", due: .yesterday))
        }
        #expect(due?.issues.map(\.path) == ["due"])
        _ = try await desk.engine(Twins.lend, LendInput(twin: "Drill", borrower: "Ana"))
        let back = await failure {
            try await desk.engine(Twins.return, with(ReturnInput(twin: "Drill")) { $0.day = .yesterday })
        }
        #expect(back?.issues.map(\.path) == ["day"])
    }

    @Test func `watering returns the next day, and earlier days don't replace later ones`() async throws {
        let desk = try Desk()
        var plant = PlantDetails(name: "Monstera")
        plant.wateringDays = 7
        try await desk.add(.plants(plant))
        let watered = try await desk.engine(Twins.water, WaterInput(twin: "Monstera"))
        #expect(try watered.next == day("2026-11-28"))
        let before = try await desk.engine(Twins.water, with(WaterInput(twin: "Monstera")) { $0.day = .yesterday })
        #expect(try before.next == day("2026-11-28"))
        try await desk.add(.named(tool: "Drill"))
        #expect(await failure { try await desk.engine(Twins.water, WaterInput(twin: "Drill")) }?.code == .refused)
    }

    @Test func `care that doesn't apply is refused`() async throws {
        let desk = try Desk()
        try await desk.add(.named(tool: "Drill"))
        let error = await failure {
            try await desk.engine(Twins.service, ServiceInput(twin: "Drill", care: .repotting))
        }
        #expect(error?.issues.map(\.path) == ["care"])
        let done = try await desk.engine(Twins.service, ServiceInput(twin: "Drill"))
        #expect(try done.day == day("2026-11-21") && done.next == nil)
    }

    @Test func `reading progress starts and finishes a book`() async throws {
        let desk = try Desk()
        var book = BookDetails(title: "Dune")
        book.pages = 412
        try await desk.add(.book(book))
        let first = try await desk.engine(Twins.setProgress, SetProgressInput(twin: "Dune", page: 103))
        #expect(first.book.readingStatus == .reading && first.share == 0.25)
        #expect(try first.book.startedReading == day("2026-11-21"))
        let beyond = await failure {
            try await desk.engine(Twins.setProgress, SetProgressInput(twin: "Dune", page: 413))
        }
        #expect(beyond?.issues.map(\.path) == ["page"])
        desk.advance(days: 9)
        let last = try await desk.engine(Twins.setProgress, SetProgressInput(twin: "Dune", page: 412))
        #expect(last.book.readingStatus == .finished && last.share == 1)
        #expect(try last.book.finishedReading == day("2026-11-30") && last.book.startedReading == day("2026-11-21"))
    }

    @Test func `photos lose the place where they were taken`() async throws {
        let desk = try Desk()
        try await desk.add(.named(tool: "Drill"))
        // A JPEG with an Exif segment (CIPA DC-008), a frame header of 16 by 16 pixels, and an empty scan.
        let exif: [UInt8] = Array("Exif\0\0GPS 50.45 30.52".utf8)
        let jpeg: [UInt8] =
            [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
            + [0xFF, 0xC0, 0, 11, 8, 0, 16, 0, 16, 1, 1, 0x11, 0, 0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0xFF, 0xD9]
        let added = try await desk.engine(Twins.addPhoto, AddPhotoInput(twin: "Drill", photo: Blob(jpeg)))
        #expect(added.count == 1 && added.photo.mediaType == "image/jpeg")
        let shown = try await desk.engine(Twins.myTwin, MyTwinInput(twin: "Drill", withPictures: true))
        let bytes = try #require(try shown.attachments[added.photo.hash]?.bytes(limit: 10_000))
        #expect(bytes.occurrences(of: Array("GPS".utf8)) == 0 && bytes.count < jpeg.count)
        let again = await failure {
            try await desk.engine(Twins.addPhoto, AddPhotoInput(twin: "Drill", photo: Blob(jpeg)))
        }
        #expect(again?.code == .conflict)
        let removed = try await desk.engine(Twins.removePhoto, RemovePhotoInput(twin: "Drill", photo: "1"))
        #expect(removed.count == 0)
        #expect(try desk.count("storeAttachment") == 0)
        let none = await failure {
            try await desk.engine(Twins.removePhoto, RemovePhotoInput(twin: "Drill", photo: "1"))
        }
        #expect(none?.code == .notFound)
    }

    @Test func `photos and documents come out as they were stored`() async throws {
        let desk = try Desk()
        var input = AddTwinInput(details: Patch(.named(tool: "Drill")))
        input.manual = Blob(Array("%PDF-1.7 manual".utf8))
        input.warrantyDocument = Blob(Array("Two years".utf8))
        _ = try await desk.engine(Twins.add, input)
        var photo = AddPhotoInput(twin: "Drill", photo: Blob(Self.jpeg(scan: 5)))
        photo.caption = "Front"
        let added = try await desk.engine(Twins.addPhoto, photo)
        let list = try await desk.engine(Twins.myFiles, MyFilesInput(twin: "Drill"))
        #expect(list.files.map(\.name) == ["warranty-document", "manual", "1"])
        #expect(list.files.map(\.mediaType) == ["text/plain", "application/pdf", "image/jpeg"])
        #expect(list.files.map(\.caption) == [nil, nil, "Front"])
        #expect(list.files.allSatisfy { $0.content == nil })
        let manual = try await desk.engine(Twins.myFiles, MyFilesInput(twin: "Drill", file: "manual"))
        #expect(try manual.files[0].content?.bytes(limit: 100) == Array("%PDF-1.7 manual".utf8))
        for name in ["1", added.photo.id] {
            let saved = try await desk.engine(Twins.myFiles, MyFilesInput(twin: "Drill", file: name))
            #expect(try saved.files.map { try $0.content?.bytes(limit: 1_000).count } == [added.photo.byteCount])
        }
        let missing = await failure {
            try await desk.engine(Twins.myFiles, MyFilesInput(twin: "Drill", file: "picture"))
        }
        #expect(missing?.code == .notFound && missing?.issues.map(\.path) == ["file"])
    }

    /// A JPEG file of a frame header and a scan of a number of bytes.
    private static func jpeg(scan: Int) -> [UInt8] {
        [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 16, 0, 16, 1, 1, 0x11, 0, 0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
            + [UInt8](repeating: 0x11, count: scan) + [0xFF, 0xD9]
    }

    @Test func `photos and main pictures are scaled, unless the original is wanted`() async throws {
        let scaled = Self.jpeg(scan: 10)
        let desk = try Desk(
            TwinRecords.inMemory(),
            pictures: PictureScaler { _ in PictureScaler.Copies(photo: scaled, thumbnail: nil) })
        try await desk.add(.named(tool: "Drill"))
        var input = AddPhotoInput(twin: "Drill", photo: Blob(Self.jpeg(scan: 100)))
        let small = try await desk.engine(Twins.addPhoto, input)
        #expect(small.photo.byteCount == scaled.count && small.storedPhoto?.isScaled == true)
        input.keepsOriginal = true
        let whole = try await desk.engine(Twins.addPhoto, input)
        #expect(whole.photo.byteCount == scaled.count + 90 && whole.storedPhoto?.isScaled == false)

        var edit = EditTwinInput(twin: "Drill")
        for keepsOriginal in [false, true] {
            edit.primaryImage = Blob(Self.jpeg(scan: 200))
            edit.keepsOriginal = keepsOriginal
            let hash = try #require(try await desk.engine(Twins.edit, edit).twin.primaryImage)
            let stored = try #require(try desk.records.store.attachment(hash))
            #expect(stored.bytes.count == scaled.count + (keepsOriginal ? 190 : 0))
        }
    }

    @Test(arguments: ["not a picture", "", "%PDF-1.7"])
    func `a file that isn't a picture is refused`(_ text: String) async throws {
        let desk = try Desk()
        try await desk.add(.named(tool: "Drill"))
        let error = await failure {
            try await desk.engine(Twins.addPhoto, AddPhotoInput(twin: "Drill", photo: Blob(Array(text.utf8))))
        }
        #expect(error?.code == .refused && error?.issues.map(\.path) == ["photo"])
        #expect(try desk.count("storeAttachment") == 0)
    }
}
