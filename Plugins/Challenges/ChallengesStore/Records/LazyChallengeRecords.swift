// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore

/// Challenges that open on first use and then stay open.
typealias LazyChallengeRecords = LazyRecords<ChallengeRecords>

extension LazyRecords where Records == ChallengeRecords {
    /// Returns the challenges in a home, which is located on first use, with the program's pack.
    static func inHome(_ home: @autoclosure @escaping @Sendable () throws -> Home) -> LazyChallengeRecords {
        LazyChallengeRecords(forReading: { sources in
            switch try Reading.opened(in: home(), sources) {
            case .records(let book):
                guard try book.lacksShippedPack() else { return .records(book) }
                let copy = try ChallengeRecords(book.store.copyForReading(), clock: book.clock, keys: book.keys)
                try copy.showShippedPack()
                return .copy(copy)
            case .copy(let copy):
                try copy.showShippedPack()
                return .copy(copy)
            }
        }) { sources in
            let book = try ChallengeRecords.open(in: home(), sources)
            try book.installShippedPack()
            return book
        }
    }
}
