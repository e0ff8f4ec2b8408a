// SPDX-License-Identifier: Apache-2.0

import ComputationKit

/// A plugin with what no shipped computation takes yet: a secret and a file.
struct LockerPlugin: Plugin {
    let manifest = PluginManifest(
        name: "locker", title: "Locker", summary: "Takes secrets and files.", version: "1.2.3", license: "Apache-2.0")
    var computations: [AnyComputation] { [AnyComputation(OpenLocker())] }
}

private struct OpenLocker: Computation {
    struct Input: SchemaProviding {
        var token: Secret
        var photo: Blob?
        var shelves: [Shelf]
        var weight: Double?
        var count: Int?

        static let schema = Schema<Input>.object("locker.Opening", "What opens a locker.") {
            field("token", \.token, "What opens it.", .secret(3...40))
            field("photo", \.photo, "What it looks like.", .blob(maximumBytes: 100))
            field("shelves", \.shelves, "Its shelves.", default: [])
            field("weight", \.weight, "What it weighs.", .number(0...100))
            field("count", \.count, "How many things are in it.", .integer(0...9_007_199_254_740_993))
        }
    }

    struct Shelf: SchemaProviding {
        var width: Double
        static let schema = Schema<Shelf>.object("locker.Shelf", "A shelf.") {
            field("width", \.width, "Its width.", .number(0...100))
        }
    }

    struct Output: SchemaProviding {
        var letters: Int
        var bytes: Int
        var shelves: Int

        static let schema = Schema<Output>.object("locker.Opened", "What was taken.") {
            field("letters", \.letters, "The length of the secret.", .integer())
            field("bytes", \.bytes, "The size of the photo.", .integer())
            field("shelves", \.shelves, "The number of shelves.", .integer())
        }
    }

    let manifest = Manifest(
        id: "locker.open", summary: "Opens a locker.", examples: [Example("A key", ["token": "open sesame"])])

    func run(_ input: Input, in context: Context) async throws -> Output {
        Output(
            letters: input.token.value.unicodeScalars.count, bytes: try input.photo?.bytes(limit: 100).count ?? 0,
            shelves: input.shelves.count)
    }
}
