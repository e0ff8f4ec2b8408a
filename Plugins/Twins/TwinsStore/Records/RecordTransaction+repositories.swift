// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore

extension RecordTransaction {
    var food: FoodRepository { FoodRepository(transaction: self) }
    var inventory: InventoryRepository { InventoryRepository(transaction: self) }
    var loans: LoanRepository { LoanRepository(transaction: self) }
    var notifications: NotificationRepository { NotificationRepository(transaction: self) }
    var photos: PhotoRepository { PhotoRepository(transaction: self) }
    var places: PlaceRepository { PlaceRepository(transaction: self) }
    var recalls: RecallRepository { RecallRepository(transaction: self) }
    var recognitions: RecognitionRepository { RecognitionRepository(transaction: self) }
    var search: SearchRepository { SearchRepository(transaction: self) }
    var settings: SettingsRepository { SettingsRepository(transaction: self) }
    var twins: TwinRepository { TwinRepository(transaction: self) }
}
