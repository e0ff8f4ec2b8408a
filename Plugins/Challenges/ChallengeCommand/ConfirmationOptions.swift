// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit

/// The question before something is removed, and the option that answers it.
struct ConfirmationOptions: ParsableArguments {
    @Flag(help: "Don't ask for confirmation.")
    var yes = false

    /// Whether the user wants to continue.
    func confirm(_ question: String, after preview: () async throws -> Void = {}) async throws -> Bool {
        guard !yes else { return true }
        guard OutputStream.standardInputIsTerminal else {
            throw ComputationError(.invalidInput, "expected --yes, because the input isn't a terminal")
        }
        try await preview()
        try OutputStream.standardError.write("\(question) yes or no: ".utf8)
        if readLine()?.lowercased() == "yes" { return true }
        try OutputStream.standardError.print("Nothing was changed.")
        return false
    }
}
