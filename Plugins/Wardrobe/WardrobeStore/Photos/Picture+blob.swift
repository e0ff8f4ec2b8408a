// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit

extension Picture {
    /// Decodes a picture from an input.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` that names the field if the image is incomplete.
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
                    path: path, expected: "a complete image", got: "one without a width and height",
                    recoverySuggestion: "was the file truncated?")
            ])
        }
    }
}
