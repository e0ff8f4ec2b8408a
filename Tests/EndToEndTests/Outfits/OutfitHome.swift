// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

/// A separate wardrobe for one test, in the folder in which the program runs.
struct OutfitHome: RecordsHome {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A home with files, after calls of `outfit`.
    init(files: [String: [UInt8]], after calls: [[String]]) async throws {
        folder = try await PreparedHomes.shared.folder(of: .outfit, files: files, after: calls)
    }

    /// Runs `outfit` with this wardrobe.
    func callAsFunction(_ arguments: String..., input: String = "") async throws -> Finished {
        try await BuiltProgram.outfit(arguments, input: input, environment: environment, in: folder.path)
    }

    /// Adds a small wardrobe for work.
    func fill() async throws {
        try folder.write(Self.table, to: "filling.csv")
        _ = try await self("import", "filling.csv").succeeded()
    }

    static let table = """
        id,name,category,primaryColor,fabric,price,laundry
        blazer-1,Navy blazer,blazer,#1F2A4D,wool,189.00 EUR,
        shirt-1,White shirt,shirt,#FAFAF8,cotton,49.90 EUR,
        shirt-2,Blue shirt,shirt,#9DB8D9,cotton,,
        trousers-1,Gray trousers,pants,#6B6B6B,wool,,
        chinos-1,Stone chinos,pants,#BAAC92,cotton,,wornOnce
        shoes-1,Brown loafers,shoes,#5C3A21,leather,,
        shoes-2,White sneakers,sneakers,#F4F4F0,leather,,
        hoodie-1,Gray hoodie,hoodie,#8C8E92,cotton,,
        coat-1,Rain coat,coat,#4E523A,nylon,,

        """
}
