// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The opaque text that continues a list: a seal of the list, and the position of the record that was listed last.
struct ListCursor {
    /// What tells a list from every other one: its computation, and the filters and order of its input.
    let list: String

    /// The list that an input describes.
    init<Input: SchemaProviding, Output: SchemaProviding>(
        of computation: ComputationKey<Input, Output>, for input: Input
    ) {
        guard case .object(var fields) = Input.schema.json(of: input) else {
            list = computation.id
            return
        }
        fields["limit"] = nil
        fields["cursor"] = nil
        list = "\(computation.id) \(JSONValue.object(fields).storedText(sortedKeys: true))"
    }

    /// The cursor after a position.
    func text(after position: ListPosition) -> String {
        let text = position.text
        return seal(text) + hexadecimal(text.utf8)
    }

    /// The position in a cursor.
    /// - Throws: `ComputationError` of code `refused` when the cursor belongs to another list.
    func position(in cursor: String) throws(ComputationError) -> ListPosition {
        let digits = cursor.utf8.dropFirst(sealLength).compactMap { Character(UnicodeScalar($0)).hexDigitValue }
        let bytes = stride(from: 1, to: digits.count, by: 2).map { UInt8(digits[$0 - 1] << 4 | digits[$0]) }
        let text = String(decoding: bytes, as: UTF8.self)
        guard cursor == seal(text) + hexadecimal(text.utf8), let position = ListPosition(text) else {
            throw ComputationError.refused(
                path: "cursor", expected: "the cursor of an earlier answer with the same filters and order",
                got: "a cursor of another list")
        }
        return position
    }

    private let sealLength = 32

    private func seal(_ position: String) -> String {
        String(ContentHash.of(Array("\(list)\n\(position)".utf8)).prefix(sealLength))
    }
}
