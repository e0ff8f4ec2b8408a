// SPDX-License-Identifier: Apache-2.0

internal import CTwinsData

/// Reads the text of files that are built into the program.
enum EmbeddedText {
    static func read(_ file: TwinsFile) -> String {
        String(decoding: UnsafeRawBufferPointer(start: file.start, count: file.count), as: UTF8.self)
    }
}
