// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit

extension StoredWardrobePlugin {
    /// The computations for items.
    @ComputationBuilder
    func itemComputations(_ access: LazyWardrobeRecords, _ pictures: PictureScaler) -> [AnyComputation] {
        AddItem(access: access, pictures: pictures)
        EditItem(access: access, pictures: pictures)
        RemoveItem(access: access)
        ImportItems(access: access)
        MyItems(access: access)
        MyItem(access: access)
        MyStatistics(access: access)
    }

    /// The computations for the wear log.
    @ComputationBuilder
    func wearComputations(_ access: LazyWardrobeRecords, _ pictures: PictureScaler) -> [AnyComputation] {
        Wear(access: access, pictures: pictures)
        UndoWear(access: access)
        RateWear(access: access)
        MyHistory(access: access)
    }

    /// The computations for saved outfits.
    @ComputationBuilder
    func outfitComputations(_ access: LazyWardrobeRecords) -> [AnyComputation] {
        SaveOutfit(access: access)
        EditOutfit(access: access)
        RemoveOutfit(access: access)
        MyOutfits(access: access)
    }

    /// The computations for calendar events.
    @ComputationBuilder
    func eventComputations(_ access: LazyWardrobeRecords) -> [AnyComputation] {
        ImportCalendar(access: access)
        ChooseOutfit(access: access)
        ChoosePlannedOutfits(access: access)
        ClaimEventReminder(access: access)
        MyEvents(access: access)
        RemoveEvent(access: access)
    }
}
