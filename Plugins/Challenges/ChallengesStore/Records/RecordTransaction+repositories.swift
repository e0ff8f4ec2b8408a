// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore

extension RecordTransaction {
    var catalog: CatalogRepository { CatalogRepository(transaction: self) }
    var configuration: ConfigurationRepository { ConfigurationRepository(transaction: self) }
    var days: DayRepository { DayRepository(transaction: self) }
    var learning: LearningRepository { LearningRepository(transaction: self) }
    var packs: PackRepository { PackRepository(transaction: self) }
    var person: PersonRepository { PersonRepository(transaction: self) }
    var photos: PhotoRepository { PhotoRepository(transaction: self) }
}
