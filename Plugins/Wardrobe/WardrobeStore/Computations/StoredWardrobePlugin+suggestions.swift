// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

extension StoredWardrobePlugin {
    /// The computations that suggest what to wear.
    @ComputationBuilder
    func suggestionComputations(_ access: LazyWardrobeRecords, _ forecasts: ForecastServices) -> [AnyComputation] {
        MySuggestions(access: access)
        MyPlan(access: access)
        MyPackingList(access: access)
        FetchForecast(access: access, services: forecasts)
    }

    /// The computations for the wearer's profile.
    @ComputationBuilder
    func wearerComputations(_ access: LazyWardrobeRecords) -> [AnyComputation] {
        SetProfile(access: access)
        MyProfile(access: access)
        SetMeasurements(access: access)
        MyMeasurements(access: access)
    }

    /// The computations for the wishlist.
    @ComputationBuilder
    func wishComputations(_ access: LazyWardrobeRecords, _ pictures: PictureScaler) -> [AnyComputation] {
        AddWish(access: access)
        EditWish(access: access)
        RemoveWish(access: access)
        BuyWish(access: access)
        NotePrice(access: access)
        NoteTryOn(access: access, pictures: pictures)
        MyWishes(access: access)
        MyMatches(access: access)
        KeepMatches(access: access)
        MyWishSize(access: access)
    }

    /// The computations for size charts.
    @ComputationBuilder
    func sizeChartComputations(_ access: LazyWardrobeRecords) -> [AnyComputation] {
        SetSizeChart(access: access)
        ImportSizeChart(access: access)
        RemoveSizeChart(access: access)
        MySizeCharts(access: access)
    }
}
