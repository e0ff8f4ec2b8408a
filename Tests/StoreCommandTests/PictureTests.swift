// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import StoreCommand
import StoreTesting
import Testing

@Suite struct PictureTests {
    @Test func `the limit of photos applies`() throws {
        let home = try TestHome()
        let path = "\(home.path)/large.jpg"
        try writeFile([UInt8](repeating: 0, count: Picture.largest + 1), path)
        let error = #expect(throws: ComputationError.self) { try Picture(photo: path) }
        #expect(error?.description == "\(path) is larger than the limit of 50,000,000 bytes.")
    }
}
