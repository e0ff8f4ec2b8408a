// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit

extension Picture {
    /// The picture of an input.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` that names the field when it is no whole picture.
    init(_ blob: Blob, at path: String) throws(ComputationError) {
        do throws(ValidationIssue) {
            try self.init(try blob.bytes(limit: Picture.largest))
        } catch {
            var issue = error
            issue.path = path
            throw ComputationError.refused([issue])
        }
        guard dimensions != nil else {
            throw ComputationError.refused([
                ValidationIssue(
                    path: path, expected: "a whole picture", got: "one that does not say how wide and high it is",
                    recoverySuggestion: "was it cut off on its way?")
            ])
        }
    }
}
