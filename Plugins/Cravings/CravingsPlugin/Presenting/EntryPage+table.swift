// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
internal import ComputationKit
internal import Tables

extension EntryPage {
    /// Returns the entries as a table; coordinates are empty unless the page includes them.
    var csv: String {
        DelimitedText.csv(
            heading: [
                "id", "kind", "time", "zone", "isTimeKnown", "day", "intensity", "band", "laterIntensity", "method",
                "amount", "unit", "triggers", "place", "latitude", "longitude", "notes", "recording", "message",
                "created", "modified",
            ],
            rows: entries.map { entry in
                switch entry {
                case .craving(let craving): craving.row(of: entry)
                case .use(let use): use.row(of: entry)
                }
            })
    }
}

extension CravingEntry {
    fileprivate func row(of entry: Entry) -> [String] {
        entry.firstCells(zone: zone, offset: offset)
            + ["\(intensity)", band.rawValue, laterIntensity.map { "\($0)" } ?? "", "", "", ""] + entry.middleCells
            + [recording ?? "", shown?.message ?? "", "\(created)", modified.map { "\($0)" } ?? ""]
    }
}

extension UsageEntry {
    fileprivate func row(of entry: Entry) -> [String] {
        entry.firstCells(zone: zone, offset: offset)
            + ["", "", "", method.rawValue, UseMethod.text(of: amount), method.unit.rawValue] + entry.middleCells
            + ["", "", "\(created)", modified.map { "\($0)" } ?? ""]
    }
}

extension Entry {
    fileprivate func firstCells(zone: String, offset: UTCOffset) -> [String] {
        [id, kind.rawValue, "\(local)\(offset)", zone, isTimeKnown ? "yes" : "no", "\(dayOfDiary)"]
    }

    fileprivate var middleCells: [String] {
        [
            triggers.map(\.rawValue).joined(separator: " "), place?.kind.rawValue ?? "",
            place?.latitude.map(UseMethod.text) ?? "", place?.longitude.map(UseMethod.text) ?? "", notes ?? "",
        ]
    }
}
