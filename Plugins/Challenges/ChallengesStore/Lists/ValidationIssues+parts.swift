// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension [ValidationIssue] {
    /// Reports parts that are both cleared and set.
    ///
    /// - Parameters:
    ///   - parts: The parts under `clear`.
    ///   - isStated: Returns whether a part is set.
    mutating func refuseStated<Part: RawRepresentable>(_ parts: [Part], _ isStated: (Part) -> Bool)
    where Part.RawValue == String {
        for (index, part) in parts.enumerated() where isStated(part) {
            append(
                ValidationIssue(
                    path: "clear[\(index)]", expected: "a part that isn't also set", got: part.rawValue))
        }
    }

    /// Throws an error with every problem, if there are any.
    func refuse() throws(ComputationError) {
        guard isEmpty else { throw ComputationError.refused(self) }
    }
}
