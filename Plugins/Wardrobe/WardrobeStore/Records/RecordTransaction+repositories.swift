// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore

extension RecordTransaction {
    var events: EventRepository { EventRepository(transaction: self) }
    var forecasts: ForecastRepository { ForecastRepository(transaction: self) }
    var items: ItemRepository { ItemRepository(transaction: self) }
    var measurements: MeasurementRepository { MeasurementRepository(transaction: self) }
    var outfits: OutfitRepository { OutfitRepository(transaction: self) }
    var photos: PhotoRepository { PhotoRepository(transaction: self) }
    var profiles: ProfileRepository { ProfileRepository(transaction: self) }
    var sizeCharts: SizeChartRepository { SizeChartRepository(transaction: self) }
    var wearCounts: WearCountRepository { WearCountRepository(transaction: self) }
    var wears: WearRepository { WearRepository(transaction: self) }
    var wishes: WishRepository { WishRepository(transaction: self) }
}
