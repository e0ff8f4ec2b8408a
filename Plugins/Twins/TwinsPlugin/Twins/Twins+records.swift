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

    /// Uses up a quantity of a food.
    public static let consume = ComputationKey<ConsumeInput, Consumption>("twins.consume")
    /// Opens food.
    public static let open = ComputationKey<OpenInput, LotChange>("twins.open")
    /// Freezes or thaws food.
    public static let freeze = ComputationKey<FreezeInput, LotChange>("twins.freeze")
    /// Records that a plant was watered.
    public static let water = ComputationKey<WaterInput, CareRecord>("twins.water")
    /// Records care or maintenance.
    public static let service = ComputationKey<ServiceInput, CareRecord>("twins.service")
    /// Records how far a book has been read.
    public static let setProgress = ComputationKey<SetProgressInput, ReadingProgress>("twins.set-progress")

    /// Adds a place.
    public static let addLocation = ComputationKey<AddLocationInput, SavedLocation>("twins.add-location")
    /// Changes or moves a place.
    public static let editLocation = ComputationKey<EditLocationInput, SavedLocation>("twins.edit-location")
    /// Removes a place, and moves what it holds to the place above.
    public static let removeLocation = ComputationKey<RemoveLocationInput, LocationRemoval>("twins.remove-location")
    /// Lists the places as a tree.
    public static let myLocations = ComputationKey<MyLocationsInput, LocationTree>("twins.my-locations")

    /// Hands out due notifications, each once.
    public static let claimNotifications = ComputationKey<ClaimNotificationsInput, ClaimedNotifications>(
        "twins.claim-notifications")
    /// Adds recalls.
    public static let addRecall = ComputationKey<AddRecallInput, RecallReport>("twins.add-recall")
    /// Lists recalls.
    public static let myRecalls = ComputationKey<MyRecallsInput, RecallList>("twins.my-recalls")
    /// Closes a recall, or opens it again.
    public static let closeRecall = ComputationKey<CloseRecallInput, ListedRecall>("twins.close-recall")
    /// Lists recognitions.
    public static let myRecognitionLog = ComputationKey<MyRecognitionLogInput, RecognitionLog>(
        "twins.my-recognition-log")
    /// Changes settings.
    public static let setSettings = ComputationKey<SetSettingsInput, TwinSettings>("twins.set-settings")
    /// Shows the settings.
    public static let mySettings = ComputationKey<MySettingsInput, TwinSettings>("twins.my-settings")

    /// Judges how fresh your food is.
    public static let myFreshness = ComputationKey<MyFreshnessInput, FreshnessReport>("twins.my-freshness")
    /// Computes what your items are worth after a loss of value.
    public static let myDepreciation = ComputationKey<MyDepreciationInput, DepreciationList>("twins.my-depreciation")
    /// Sums up what your things are worth.
    public static let myValueSummary = ComputationKey<MyValueSummaryInput, ValueSummary>("twins.my-value-summary")
    /// Lists what is due in the coming days.
    public static let myDue = ComputationKey<MyDueInput, DueList>("twins.my-due")
    /// Sums up the effect of your things on the environment.
    public static let mySustainability = ComputationKey<MySustainabilityInput, Sustainability>(
        "twins.my-sustainability")
    /// Plans which of your food to use first.
    public static let myWhatToCookFirst = ComputationKey<MyWhatToCookFirstInput, CookingPlan>(
        "twins.my-what-to-cook-first")
}
