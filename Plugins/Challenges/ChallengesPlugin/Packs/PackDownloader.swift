// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Downloads the files of packs.
public struct PackDownloader: Sendable {
    private let download: @Sendable (String, Context) async throws -> [UInt8]

    /// Creates a downloader.
    ///
    /// - Parameter download: returns the file at an address, at most ``ChallengePack/maximumBytes`` long; the context
    ///   permits the network, and ends the request at its deadline.
    public init(_ download: @escaping @Sendable (String, Context) async throws -> [UInt8]) {
        self.download = download
    }

    /// Returns the file at an address.
    ///
    /// - Throws: a `ComputationError`, or an error that becomes one, when the context doesn't permit the
    ///   network or the file can't be downloaded.
    public func callAsFunction(_ address: String, in context: Context) async throws -> [UInt8] {
        try await download(address, context)
    }

    /// Refuses every address.
    public static let none = PackDownloader { _, _ in
        throw ComputationError(.unavailable, "Downloading packs is not set up.")
    }
}
