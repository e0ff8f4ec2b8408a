// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// An error of a computation in the user's language.
struct TranslatedFailure: CommandError {
    /// The sentences, each on a line.
    var description: String
    let exitCode: Int32
    /// What the user needs to read before the error.
    let notice: Message?

    /// Creates the error in the language of a catalog.
    init(_ error: ComputationError, in catalog: MessageCatalog) {
        description = catalog.sentences(of: error).joined(separator: "\n")
        exitCode = error.exitCode
        notice = error.notice
    }
}
