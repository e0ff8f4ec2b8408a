// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore

extension RecordTransaction {
    var days: DayRepository { DayRepository(transaction: self) }
    var diary: DiaryRepository { DiaryRepository(transaction: self) }
    var entries: EntryRepository { EntryRepository(transaction: self) }
    var helpLines: HelpLineRepository { HelpLineRepository(transaction: self) }
    var messages: MessageRepository { MessageRepository(transaction: self) }
    var recordings: RecordingRepository { RecordingRepository(transaction: self) }
}
