// SPDX-License-Identifier: Apache-2.0

package import AlmanacStore
internal import CommandKit
internal import ComputationKit

extension Picture {
    /// The picture in a file that `--photo` names.
    ///
    /// - Throws: ``ComputationError`` that names the option when it is no whole picture; ``FileFailure`` when it cannot be read.
    package init(photo path: String) throws {
        let bytes = try readFile(path, limit: Picture.largest)
        do {
            try self.init(bytes)
        } catch {
            throw ComputationError.refused([ValidationIssue(path: "--photo", expected: error.expected, got: error.got)])
        }
        guard dimensions != nil else {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "--photo", expected: "a whole picture", got: "one that does not say how wide and high it is",
                    recoverySuggestion: "was it cut off on its way?")
            ])
        }
    }
}
