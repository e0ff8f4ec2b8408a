// SPDX-License-Identifier: Apache-2.0

/// The primary item of a HEIC or AVIF file (ISO/IEC 23008-12) with its properties.
///
/// Such a file has nested boxes (ISO/IEC 14496-12, 4.2). This type reads boxes in `meta`: `pitm` identifies the item,
/// `ipco` lists properties, and `ipma` lists the properties of an item, in the order in which they are applied.
struct PrimaryItem {
    private let properties: [Box]

    /// Reads the boxes of a file, or returns `nil` if those that identify the item are missing or damaged.
    init?(of file: [UInt8]) {
        guard let meta = Boxes(file[...]).first("meta")?.versioned.map({ Boxes($0.content) }),
            let key = meta.first("pitm")?.versioned?.key,
            let groups = meta.first("iprp").map({ Boxes($0.content) }),
            let list = groups.first("ipco").map({ Array(Boxes($0.content).prefix(VersionedBox.mostProperties)) })
        else { return nil }
        let numbers = groups.lazy.filter { $0.name == "ipma" }.compactMap { $0.versioned?.properties(of: key) }
        properties = (numbers.first { _ in true } ?? []).filter(list.indices.contains).map { list[$0] }
    }

    /// The width and height after the item's properties are applied: `ispe` is the size, `clap` crops it, and `irot`
    /// rotates it.
    var dimensions: (width: Int, height: Int)? {
        var size: (width: Int, height: Int)?
        for property in properties {
            switch property.name {
            case "ispe": size = property.versioned.flatMap { ByteCursor($0.content).pair { $0.bigEndian(4) } }
            case "clap": size = property.cleanAperture
            case "irot":
                // One or three quarter turns swap width and height.
                guard let turns = property.content.first, turns & 1 == 1, let turned = size else { continue }
                size = (turned.height, turned.width)
            default: continue
            }
        }
        return size
    }
}
