// SPDX-License-Identifier: Apache-2.0

/// The texts in a WAV file (RIFF): the lists of Microsoft, Broadcast Wave (EBU Tech 3285), iXML, and XMP.
extension PositionRemoval {
    /// The elements of iXML with a position.
    private static let elements: [(start: StaticString, end: StaticString)] = [
        ("<LOCATION_GPS>", "</LOCATION_GPS>"), ("<LOCATION_ALTITUDE>", "</LOCATION_ALTITUDE>"),
    ]

    mutating func removeFromWAV() {
        var place = 12
        while budget.take(), place <= bytes.count - 8, let stated = little(at: place + 4, count: 4) {
            let content = place + 8
            let size = min(stated, bytes.count - content)
            let range = content..<content + size
            if has("_PMX", at: place), contains("GPS", in: range) {
                write(Array("JUNK".utf8), at: place)
                overwrite(range, with: 0)
                count += 1
            } else if has("iXML", at: place) {
                for element in Self.elements { removeElement(element, in: range) }
                removeTexts(in: range)
            } else if has("LIST", at: place) || has("bext", at: place) {
                removeTexts(in: range)
            }
            // Chunks begin at even places.
            place = content + size + size % 2
        }
    }

    private mutating func removeElement(_ element: (start: StaticString, end: StaticString), in range: Range<Int>) {
        guard let start = first(element.start, in: range),
            let end = first(element.end, in: start + element.start.utf8CodeUnitCount..<range.upperBound)
        else { return }
        let text = start + element.start.utf8CodeUnitCount..<end
        guard bytes[text].contains(where: { $0 != UInt8(ascii: " ") }) else { return }
        overwrite(text, with: UInt8(ascii: " "))
        count += 1
    }
}
