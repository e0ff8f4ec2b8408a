// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension [ValidationIssue] {
    /// Refuses parts that are taken back and stated anew at once.
    ///
    /// - Parameters:
    ///   - parts: the parts under `clear`.
    ///   - isStated: whether a part is stated.
    mutating func refuseStated<Part: RawRepresentable>(_ parts: [Part], _ isStated: (Part) -> Bool)
    where Part.RawValue == String {
        for (index, part) in parts.enumerated() where isStated(part) {
            append(
                ValidationIssue(
                    path: "clear[\(index)]", expected: "a part that isn't stated as well", got: part.rawValue))
        }
    }

    /// Ends with every problem, if there is any.
    func refuse() throws(ComputationError) {
        guard isEmpty else { throw ComputationError.refused(self) }
    }
}
