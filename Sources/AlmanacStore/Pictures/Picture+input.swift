// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

extension Picture {
    /// Decodes a picture from an input.
    ///
    /// - Throws: `ComputationError` that names the field if it isn't a complete picture.
    package init(_ blob: Blob, at path: String) throws(ComputationError) {
        do throws(ValidationIssue) {
            try self.init(try blob.bytes(limit: Picture.largest))
        } catch {
            var issue = error
            issue.path = path
            throw ComputationError.refused([issue])
        }
        guard dimensions != nil else {
            throw ComputationError.refused(
                path: path, expected: "a complete image", got: "one without a width and height",
                recoverySuggestion: "was the file truncated?")
        }
    }
}
