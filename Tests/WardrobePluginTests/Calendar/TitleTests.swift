// SPDX-License-Identifier: Apache-2.0

import ExpectedTables
import Testing

@testable import WardrobePlugin

/// Occasions and mourning in titles that somebody labeled who didn't know the lists: 300 that the lists were written with,
/// and 150 that were read once, afterwards: 70 of 78 readings were right, of 90 labels.
@Suite struct TitleTests {
    @Test(arguments: [("titles-open.tsv", 300, 0.95, 0.95), ("titles-closed.tsv", 150, 0.88, 0.75)])
    func `occasions are detected in titles`(file: String, count: Int, precision: Double, recall: Double) throws {
        let rows = try ExpectedTable(file).rows
        #expect(rows.count == count)
        var (read, labeled, right, mourning) = (0, 0, 0, 0)
        for row in rows {
            let reading = ReadDressCode.reading(
                of: EventTexts(title: row.text("title"), location: row.text("location"), notes: row.text("notes")))
            let (found, label) = (reading.occasion?.rawValue ?? "-", row.text("occasion"))
            read += found == "-" ? 0 : 1
            labeled += label == "-" ? 0 : 1
            right += found != "-" && found == label ? 1 : 0
            mourning += reading.mourning == (row.text("mood") == "mourning") ? 1 : 0
        }
        #expect(Double(right) / Double(read) >= precision, "\(right) of \(read)")
        #expect(Double(right) / Double(labeled) >= recall, "\(right) of \(labeled)")
        #expect(mourning == count)
    }
}
