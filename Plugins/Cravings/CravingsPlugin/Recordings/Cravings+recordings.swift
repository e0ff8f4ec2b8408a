// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Cravings {
    /// Adds a recording.
    public static let addRecording = ComputationKey<AddRecordingInput, RecordingResult>("cravings.add-recording")
    /// Returns the file of a recording, and counts it as played.
    public static let playRecording = ComputationKey<PlayRecordingInput, PlayedRecording>("cravings.play-recording")
    /// Changes a recording.
    public static let editRecording = ComputationKey<EditRecordingInput, RecordingResult>("cravings.edit-recording")
    /// Removes a recording and its file.
    public static let removeRecording = ComputationKey<RemoveRecordingInput, RemovedRecording>(
        "cravings.remove-recording")
    /// Lists recordings.
    public static let myRecordings = ComputationKey<MyRecordingsInput, RecordingPage>("cravings.my-recordings")
}
