// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The keys of the computations that use the user's records.
extension Twins {
    /// Adds a thing.
    public static let add = ComputationKey<AddTwinInput, SavedTwin>("twins.add")
    /// Changes a thing.
    public static let edit = ComputationKey<EditTwinInput, SavedTwin>("twins.edit")
    /// Removes a thing, or one of its copies.
    public static let remove = ComputationKey<RemoveTwinInput, TwinRemoval>("twins.remove")
    /// Lists and finds things.
    public static let myTwins = ComputationKey<MyTwinsInput, TwinList>("twins.my-twins")
    /// Shows a thing.
    public static let myTwin = ComputationKey<MyTwinInput, TwinProfile>("twins.my-twin")

    /// Moves an item to a place.
    public static let move = ComputationKey<MoveInput, MovedItem>("twins.move")
    /// Adds a photo to an item.
    public static let addPhoto = ComputationKey<AddPhotoInput, PhotoChange>("twins.add-photo")
    /// Removes a photo from an item.
    public static let removePhoto = ComputationKey<RemovePhotoInput, PhotoChange>("twins.remove-photo")
    /// Lists the photos and documents of a thing, or returns one of them.
    public static let myFiles = ComputationKey<MyFilesInput, FileList>("twins.my-files")
    /// Lends an item.
    public static let lend = ComputationKey<LendInput, LoanChange>("twins.lend")
    /// Ends a loan.
    public static let `return` = ComputationKey<ReturnInput, LoanChange>("twins.return")

    /// Uses food, soonest due first.
    public static let consume = ComputationKey<ConsumeInput, Consumption>("twins.consume")
    /// Opens food.
    public static let open = ComputationKey<OpenInput, LotChange>("twins.open")
    /// Freezes or thaws food.
    public static let freeze = ComputationKey<FreezeInput, LotChange>("twins.freeze")
    /// Records that a plant was watered.
    public static let water = ComputationKey<WaterInput, CareRecord>("twins.water")
    /// Records care or maintenance.
    public static let service = ComputationKey<ServiceInput, CareRecord>("twins.service")
    /// Records reading progress in a book.
    public static let setProgress = ComputationKey<SetProgressInput, ReadingProgress>("twins.set-progress")

    /// Adds a place.
    public static let addLocation = ComputationKey<AddLocationInput, SavedLocation>("twins.add-location")
    /// Changes or moves a place.
    public static let editLocation = ComputationKey<EditLocationInput, SavedLocation>("twins.edit-location")
    /// Removes a place, and moves its contents to the parent place.
    public static let removeLocation = ComputationKey<RemoveLocationInput, LocationRemoval>("twins.remove-location")
    /// Lists the places as a tree.
    public static let myLocations = ComputationKey<MyLocationsInput, LocationTree>("twins.my-locations")

    /// Returns due notifications, each once.
    public static let claimNotifications = ComputationKey<ClaimNotificationsInput, ClaimedNotifications>(
        "twins.claim-notifications")
    /// Adds recalls.
    public static let addRecall = ComputationKey<AddRecallInput, RecallReport>("twins.add-recall")
    /// Lists recalls.
    public static let myRecalls = ComputationKey<MyRecallsInput, RecallList>("twins.my-recalls")
    /// Closes or reopens a recall.
    public static let closeRecall = ComputationKey<CloseRecallInput, ListedRecall>("twins.close-recall")
    /// Lists recognitions.
    public static let myRecognitionLog = ComputationKey<MyRecognitionLogInput, RecognitionLog>(
        "twins.my-recognition-log")
    /// Changes settings.
    public static let setSettings = ComputationKey<SetSettingsInput, TwinSettings>("twins.set-settings")
    /// Shows the settings.
    public static let mySettings = ComputationKey<MySettingsInput, TwinSettings>("twins.my-settings")

    /// Lists your food by freshness.
    public static let myFreshness = ComputationKey<MyFreshnessInput, FreshnessReport>("twins.my-freshness")
    /// Computes the depreciated value of your items.
    public static let myDepreciation = ComputationKey<MyDepreciationInput, DepreciationList>("twins.my-depreciation")
    /// Totals the value of your things.
    public static let myValueSummary = ComputationKey<MyValueSummaryInput, ValueSummary>("twins.my-value-summary")
    /// Lists what is due in the coming days.
    public static let myDue = ComputationKey<MyDueInput, DueList>("twins.my-due")
    /// Sums up the environmental impact of your things.
    public static let mySustainability = ComputationKey<MySustainabilityInput, Sustainability>(
        "twins.my-sustainability")
    /// Plans which of your food to use first, to minimize waste.
    public static let myWhatToCookFirst = ComputationKey<MyWhatToCookFirstInput, CookingPlan>(
        "twins.my-what-to-cook-first")
}
