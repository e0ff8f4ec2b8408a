// SPDX-License-Identifier: Apache-2.0

/// The metadata items of a HEIC or AVIF file (ISO/IEC 23008-12): Exif and XMP.
///
/// Other items have fixed offsets in the file, so metadata is overwritten with zeros instead of removed. The orientation
/// is a property of the picture (`irot`, `imir`) and isn't affected.
enum MetadataItems {
    /// Returns the file with zeros in place of its metadata; `nil` if it has none, or its boxes are damaged.
    static func stripped(_ file: [UInt8]) -> [UInt8]? {
        guard let meta = Boxes(file[...]).first("meta")?.versioned.map({ Boxes($0.content) }),
            let items = meta.first("iinf")?.versioned?.metadataItems, !items.isEmpty,
            let locations = meta.first("iloc")?.versioned?.locations(of: items)
        else { return nil }
        let data = meta.first("idat")?.content
        var ranges: [Range<Int>] = []
        for location in locations {
            let start: Int
            switch location.method {
            case 0: start = location.offset
            case 1:
                guard let data else { continue }
                let (sum, overflows) = data.startIndex.addingReportingOverflow(location.offset)
                guard !overflows else { continue }
                start = sum
            default: continue
            }
            // A length of zero means the rest of the file, which can include the picture.
            guard start >= 0, location.length > 0, start < file.count else { continue }
            ranges.append(start..<(start + min(location.length, file.count - start)))
        }
        var result = file
        var end = 0
        // In order, so that extents that overlap are overwritten once, however many there are.
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.upperBound > end {
            for index in max(end, range.lowerBound)..<range.upperBound { result[index] = 0 }
            end = range.upperBound
        }
        return result
    }
}

/// Where the bytes of an item are.
private struct ItemLocation {
    let item: Int
    /// How the offset is counted: 0 from the beginning of the file, 1 from that of `idat`.
    let method: Int
    let offset: Int
    let length: Int
}

extension VersionedBox {
    /// The items of an `iinf` box that are metadata (ISO/IEC 14496-12, 8.11.6).
    fileprivate var metadataItems: Set<Int>? {
        var cursor = ByteCursor(content)
        guard cursor.bigEndian(version == 0 ? 2 : 4) != nil else { return nil }
        var items: Set<Int> = []
        for box in Boxes(cursor.rest) where box.name == "infe" {
            guard let info = box.versioned, info.version >= 2 else { continue }
            var cursor = ByteCursor(info.content)
            guard let item = cursor.bigEndian(info.version == 2 ? 2 : 4), cursor.take(2) != nil,
                let type = cursor.text(4)
            else { continue }
            if type == "Exif" || type == "mime" { items.insert(item) }
        }
        return items
    }

    /// Returns the extents of items in an `iloc` box (ISO/IEC 14496-12, 8.11.3).
    fileprivate func locations(of items: Set<Int>) -> [ItemLocation]? {
        var cursor = ByteCursor(content)
        guard version <= 2, let sizes = cursor.bigEndian(2), let count = cursor.bigEndian(version < 2 ? 2 : 4) else {
            return nil
        }
        let (offsetSize, lengthSize, baseSize) = (sizes >> 12, sizes >> 8 & 15, sizes >> 4 & 15)
        let indexSize = version == 0 ? 0 : sizes & 15
        guard [offsetSize, lengthSize, baseSize, indexSize].allSatisfy([0, 4, 8].contains) else { return nil }
        var locations: [ItemLocation] = []
        for _ in 0..<count {
            guard let item = cursor.bigEndian(version < 2 ? 2 : 4),
                let method = version == 0 ? 0 : cursor.bigEndian(2).map({ $0 & 15 }), cursor.take(2) != nil,
                let base = cursor.bigEndian(baseSize), let extents = cursor.bigEndian(2)
            else { return nil }
            // Extents without a size would not shorten the rest, so that a small file could have any number of them.
            guard extents <= 1 || indexSize + offsetSize + lengthSize > 0 else { return nil }
            for _ in 0..<extents {
                guard cursor.take(indexSize) != nil, let offset = cursor.bigEndian(offsetSize),
                    let length = cursor.bigEndian(lengthSize)
                else { return nil }
                let (start, overflows) = base.addingReportingOverflow(offset)
                guard !overflows else { return nil }
                guard items.contains(item) else { continue }
                locations.append(ItemLocation(item: item, method: method, offset: start, length: length))
            }
        }
        return locations
    }
}
