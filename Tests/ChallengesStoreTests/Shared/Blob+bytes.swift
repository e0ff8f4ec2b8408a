// SPDX-License-Identifier: Apache-2.0

import ComputationKit

extension Blob {
    /// The bytes, without a limit.
    var inMemory: [UInt8] { get throws { try bytes(limit: .max) } }
}
