// SPDX-License-Identifier: Apache-2.0

/// The address of an item or a place in QR codes, such as `almanac:twins/item/0198c3a0-0000-7000-8000-000000000001`.
///
/// It holds only a random key, so a label says nothing about its owner. The scheme isn't registered with IANA; a phone
/// shows the text.
package enum RecordURI {
    /// Returns the address of an item.
    package static func item(_ key: String) -> String { "almanac:twins/item/\(key)" }

    /// Returns the address of a place.
    package static func place(_ key: String) -> String { "almanac:twins/place/\(key)" }

    /// Returns the key in an address of an item or a place, or the text itself if it isn't one.
    package static func key(in text: String) -> String {
        for start in [item(""), place("")] where text.lowercased().hasPrefix(start) {
            return String(text.dropFirst(start.count))
        }
        return text
    }
}
