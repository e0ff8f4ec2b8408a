// SPDX-License-Identifier: Apache-2.0

extension Context {
    /// A run that changes records.
    package struct WritingRun: Sendable {
        /// The id of the computation.
        package let computation: String
        /// A random number that tells the run from others.
        package let number: Int
    }
}
