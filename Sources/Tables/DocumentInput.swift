// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

/// A document given as text or as a file, in the fields `text` and `file` of an input.
package struct DocumentInput {
    private let text: String?
    private let file: Blob?

    /// Creates a document of an input.
    package init(text: String?, file: Blob?) {
        self.text = text
        self.file = file
    }

    /// Returns the document's bytes.
    ///
    /// - Parameter limit: The maximum size of a file, in bytes.
    /// - Throws: ``ComputationError`` if there is no document, or both.
    package func bytes(limit: Int) throws(ComputationError) -> [UInt8] {
        switch (text, file) {
        case (let text?, nil): return Array(text.utf8)
        case (nil, let file?):
            do throws(ValidationIssue) {
                return try file.bytes(limit: limit)
            } catch {
                var issue = error
                issue.path = "file"
                throw ComputationError.refused([issue])
            }
        default:
            throw ComputationError.refused(
                path: "text", expected: "text or file", got: text == nil ? "neither" : "both")
        }
    }
}
