// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import CravingsPlugin
import StoreTesting
import Testing

@testable import CravingsStore

@Suite struct RecordingTests {
    @Test func `the kind and the length are read from the file`() async throws {
        let engine = try Desk().engine()
        let result = try await engine(
            Cravings.addRecording,
            AddRecordingInput(
                file: Blob(Samples.sound(seconds: 3)), purpose: .reflection, duration: 99, title: "Today", notes: "n"))
        let recording = result.recording
        #expect(recording.kind == .audio && recording.duration == 3 && recording.mediaType == "audio/wav")
        #expect(recording.purpose == .reflection && recording.title == "Today" && recording.notes == "n")
        #expect(recording.time == Moments.now && recording.created == Moments.now && recording.modified == nil)
        #expect(recording.playCount == 0 && recording.lastPlayed == nil && recording.thumbnail == nil)
        #expect(recording.byteCount == Samples.sound(seconds: 3).count)
        #expect(result.notices == [])
    }

    @Test func `a position in the metadata isn't stored, and the answer says so`() async throws {
        let engine = try Desk().engine()
        let place = Array("+50.4501+030.5234/".utf8)
        // A list of texts (RIFF) with a comment of 18 bytes.
        let list: [UInt8] = Array("LIST".utf8) + [30, 0, 0, 0] + Array("INFOICMT".utf8) + [18, 0, 0, 0] + place
        let file = Samples.sound(seconds: 3) + list
        let result = try await engine(Cravings.addRecording, AddRecordingInput(file: Blob(file), title: "Here"))
        #expect(result.notices.map(\.code) == ["cravings.position-removed"])
        let played = try await engine(Cravings.playRecording, PlayRecordingInput(recording: "Here"))
        let stored = try played.file.bytes(limit: 10_000)
        #expect(stored.count == file.count && stored.occurrences(of: place) == 0)
        #expect(stored.starts(with: Samples.sound(seconds: 3)))
    }

    @Test func `the kind and the length are stated where the file doesn't tell them`() async throws {
        let engine = try Desk().engine()
        let file = Samples.unknownFile("one")
        for (input, path) in [
            (AddRecordingInput(file: file), "kind"), (AddRecordingInput(file: file, kind: .video), "duration"),
        ] {
            let error = await failure { try await engine(Cravings.addRecording, input) }
            #expect(error?.code == .refused && error?.issues.map(\.path) == [path])
            #expect(error?.issues.first?.expected.contains("can't be read from this file") == true)
        }
        let result = try await engine(Cravings.addRecording, AddRecordingInput(file: file, kind: .video, duration: 42))
        #expect(result.recording.kind == .video && result.recording.duration == 42)
        #expect(result.notices.map(\.code) == ["cravings.stated-length", "cravings.no-thumbnail"])
    }

    @Test func `a recording is at most 120 seconds`() async throws {
        let desk = try Desk()
        let engine = try desk.engine()
        let longest = try await engine(
            Cravings.addRecording, AddRecordingInput(file: Blob(Samples.sound(seconds: 120))))
        #expect(longest.recording.duration == 120)
        let read = await failure {
            try await engine(Cravings.addRecording, AddRecordingInput(file: Blob(Samples.sound(seconds: 180))))
        }
        #expect(read?.description == "file: expected a recording of at most 120 seconds, got one of 180 seconds")
        let stated = await failure {
            try await engine(
                Cravings.addRecording,
                AddRecordingInput(file: Samples.unknownFile("x"), kind: .audio, duration: 120.5))
        }
        #expect(stated?.issues.map(\.path) == ["duration"])
        #expect(try await engine(Cravings.myRecordings, MyRecordingsInput()).total == 1)
    }

    @Test func `a missing file, an empty file, and a wrong kind are refused`() async throws {
        let test = try TestHome()
        let engine = try Desk().engine()
        let missing = await failure {
            try await engine(Cravings.addRecording, AddRecordingInput(file: Blob(file: "\(test.path)/none.mp4")))
        }
        #expect(missing?.issues.map(\.path) == ["file"])
        let empty = await failure { try await engine(Cravings.addRecording, AddRecordingInput(file: Blob([]))) }
        #expect(empty?.issues.map(\.path) == ["file"])
        let wrong = await failure {
            try await engine(
                Cravings.addRecording, AddRecordingInput(file: Blob(Samples.sound(seconds: 1)), kind: .video))
        }
        #expect(wrong?.description == "kind: expected audio, as the file says, got video")
        #expect(try await engine(Cravings.myRecordings, MyRecordingsInput()).total == 0)
    }

    @Test func `the same file is kept once`() async throws {
        let engine = try Desk().engine()
        let input = AddRecordingInput(file: Blob(Samples.sound(seconds: 1)), title: "Why")
        _ = try await engine(Cravings.addRecording, input)
        let error = await failure { try await engine(Cravings.addRecording, input) }
        #expect(error?.code == .conflict && error?.description.contains("\"Why\"") == true)
    }

    @Test func `a video has a thumbnail, a sound recording has none`() async throws {
        let desk = try Desk()
        let engine = try desk.engine()
        let video = try await engine(
            Cravings.addRecording,
            AddRecordingInput(
                file: Samples.unknownFile("v"), kind: .video, duration: 5, thumbnail: Blob(Samples.picture)))
        let hash = try #require(video.recording.thumbnail)
        #expect(try desk.book.store.attachment(hash)?.mediaType == "image/png")
        let audio = await failure {
            try await engine(
                Cravings.addRecording,
                AddRecordingInput(file: Blob(Samples.sound(seconds: 1)), thumbnail: Blob(Samples.picture)))
        }
        #expect(audio?.issues.map(\.path) == ["thumbnail"])
        let text = await failure {
            try await engine(
                Cravings.addRecording,
                AddRecordingInput(
                    file: Samples.unknownFile("w"), kind: .video, duration: 5, thumbnail: Blob(Array("text".utf8))))
        }
        #expect(text?.issues.map(\.path) == ["thumbnail"])
        var edit = EditRecordingInput(recording: video.recording.id)
        edit.removesThumbnail = true
        #expect(try await engine(Cravings.editRecording, edit).recording.thumbnail == nil)
        #expect(try desk.book.store.attachment(hash) == nil, "its file is removed")
    }

    @Test(arguments: [true, false]) func `a video gets a thumbnail if a program makes one`(isReadable: Bool)
        async throws
    {
        let book = try CravingsRecords.inMemory(clock: Moments.clock)
        let picture = isReadable ? Samples.picture : Array("no picture".utf8)
        let plugin = StoredCravingsPlugin(LazyCravingsRecords(book), thumbnailer: FixedThumbnailer(picture: picture))
        let engine = try Engine([plugin], context: Samples.context())
        let video = try await engine(
            Cravings.addRecording, AddRecordingInput(file: Samples.unknownFile("v"), kind: .video, duration: 5))
        #expect((video.recording.thumbnail != nil) == isReadable)
        #expect(video.notices.map(\.code).contains("cravings.no-thumbnail") == !isReadable)
        let sound = try await engine(
            Cravings.addRecording, AddRecordingInput(file: Blob(Samples.sound(seconds: 1))))
        #expect(sound.recording.thumbnail == nil)
    }

    @Test func `playing returns the file and counts`() async throws {
        let desk = try Desk()
        let bytes = Samples.sound(seconds: 2)
        _ = try await desk.engine()(Cravings.addRecording, AddRecordingInput(file: Blob(bytes), title: "Why I started"))
        let played = try await desk.engine(hours: 1)(
            Cravings.playRecording, PlayRecordingInput(recording: "why i started"))
        #expect(try played.file.bytes(limit: 1_000) == bytes && played.recording.playCount == 1)
        let again = try await desk.engine(hours: 1)(
            Cravings.playRecording, PlayRecordingInput(recording: played.recording.id))
        #expect(
            again.recording.playCount == 2 && again.recording.lastPlayed == Moments.now.advanced(by: .seconds(3_600)))
        #expect(again.recording.modified == nil, "playing changes nothing else")
        let unknown = await failure {
            try await desk.engine()(Cravings.playRecording, PlayRecordingInput(recording: "Why I stoped"))
        }
        #expect(unknown?.code == .notFound)
    }

    @Test func `an edit changes the title, the note, and the purpose`() async throws {
        let desk = try Desk()
        let engine = try desk.engine()
        let added = try await engine(
            Cravings.addRecording, AddRecordingInput(file: Blob(Samples.sound(seconds: 2)), notes: "old"))
        var edit = EditRecordingInput(recording: added.recording.id)
        (edit.title, edit.purpose, edit.notes) = ("New", .milestone, .some(nil))
        let edited = try await engine(Cravings.editRecording, edit).recording
        #expect(edited.title == "New" && edited.purpose == .milestone && edited.notes == nil)
        #expect(edited.modified == Moments.now && edited.created == added.recording.created)
        let nothing = await failure {
            try await engine(Cravings.editRecording, EditRecordingInput(recording: added.recording.id))
        }
        #expect(nothing?.description == "There is nothing to change.")
    }

    @Test func `removing a recording removes its files and unlinks its cravings`() async throws {
        let desk = try Desk()
        let engine = try desk.engine()
        let added = try await engine(
            Cravings.addRecording,
            AddRecordingInput(
                file: Samples.unknownFile("v"), kind: .video, duration: 5, title: "Why",
                thumbnail: Blob(Samples.picture)))
        let recording = added.recording
        let craving = try await engine(Cravings.logCraving, LogCravingInput(intensity: 5, recording: "Why"))
        #expect(craving.craving?.recording == recording.id)
        let removed = try await engine(Cravings.removeRecording, RemoveRecordingInput(recording: "Why"))
        #expect(removed.unlinkedCravings == 1 && removed.recording == recording)
        #expect(try desk.book.store.attachment(recording.contentHash) == nil)
        #expect(try desk.book.store.attachment(#require(recording.thumbnail)) == nil)
        let entry = try await engine(Cravings.myEntries, MyEntriesInput()).entries.first?.asCraving
        #expect(entry?.id == craving.entry.id && entry?.recording == nil && entry?.modified == Moments.now)
    }

    @Test func `removing a craving leaves its recording`() async throws {
        let desk = try Desk()
        let engine = try desk.engine()
        let added = try await engine(
            Cravings.addRecording, AddRecordingInput(file: Blob(Samples.sound(seconds: 1)), title: "Why"))
        _ = try await engine(Cravings.logCraving, LogCravingInput(intensity: 5, recording: "Why"))
        _ = try await engine(Cravings.removeEntry, RemoveEntryInput(entry: "last"))
        let played = try await engine(Cravings.playRecording, PlayRecordingInput(recording: added.recording.id))
        #expect(try played.file.bytes(limit: 1_000) == Samples.sound(seconds: 1))
        let error = await failure {
            try await engine(Cravings.logCraving, LogCravingInput(intensity: 5, recording: "Other"))
        }
        #expect(error?.code == .notFound && error?.issues.map(\.path) == ["recording"])
    }

    @Test func `recordings are listed by kind and purpose, the newest or the most played first`() async throws {
        let engine = try Desk().engine()
        var keys: [String] = []
        for index in 0..<25 {
            let input = AddRecordingInput(
                file: Blob(Samples.sound(seconds: 1, filler: UInt8(index))),
                purpose: index.isMultiple(of: 2) ? .milestone : .craving,
                time: EntryMoment(instant: Moments.now.advanced(by: .seconds(-index * 60))))
            keys.append(try await engine(Cravings.addRecording, input).recording.id)
        }
        _ = try await engine(
            Cravings.addRecording, AddRecordingInput(file: Samples.unknownFile("v"), kind: .video, duration: 9))
        for _ in 0..<2 { _ = try await engine(Cravings.playRecording, PlayRecordingInput(recording: keys[7])) }
        _ = try await engine(Cravings.playRecording, PlayRecordingInput(recording: keys[20]))
        func page(_ kind: RecordingKind?, _ purpose: RecordingPurpose?, _ order: RecordingOrder) async throws
            -> RecordingPage
        {
            try await engine(
                Cravings.myRecordings,
                MyRecordingsInput(filter: RecordingFilter(kind: kind, purpose: purpose), order: order))
        }
        let audio = try await page(.audio, nil, .newest)
        #expect(audio.total == 25 && audio.recordings.map(\.id) == Array(keys.prefix(20)))
        let next = try await engine(
            Cravings.myRecordings,
            MyRecordingsInput(filter: RecordingFilter(kind: .audio), cursor: audio.cursor))
        #expect(next.recordings.map(\.id) == Array(keys.dropFirst(20)) && next.cursor == nil)
        #expect(try await page(nil, nil, .mostPlayed).recordings.prefix(2).map(\.id) == [keys[7], keys[20]])
        #expect(try await page(nil, .milestone, .newest).total == 13)
        #expect(try await page(.video, nil, .newest).total == 1)
    }

    @Test func `a WAV file whose header states more than it has is refused`() async throws {
        let engine = try Desk().engine()
        let whole = Samples.sound(seconds: 2)
        var forged = whole
        // The size of the data chunk is at offset 40 after a PCM format chunk (RIFF, Microsoft 1991).
        forged.replaceSubrange(40..<44, with: [0xF0, 0xFF, 0xFF, 0x7F])
        for bytes in [Array(whole.dropLast()), forged] {
            let error = await failure { try await engine(Cravings.addRecording, AddRecordingInput(file: Blob(bytes))) }
            #expect(error?.code == .refused && error?.issues.map(\.path) == ["file"])
            #expect(error?.description.contains("a complete recording") == true)
        }
        // Without its format chunk, the length can't be read.
        var format = whole
        format.replaceSubrange(16..<20, with: [0xFF, 0xFF, 0xFF, 0x7F])
        let unread = await failure { try await engine(Cravings.addRecording, AddRecordingInput(file: Blob(format))) }
        #expect(unread?.code == .refused)
        // An encoder that writes to a pipe states no size.
        var stream = whole
        stream.replaceSubrange(40..<44, with: [0xFF, 0xFF, 0xFF, 0xFF])
        let result = try await engine(Cravings.addRecording, AddRecordingInput(file: Blob(stream)))
        #expect(result.recording.duration == 2)
    }
}

/// Makes the same picture of every video.
private struct FixedThumbnailer: VideoThumbnailer {
    let picture: [UInt8]

    func thumbnail(of video: [UInt8], mediaType: String) -> [UInt8]? { picture }
}
