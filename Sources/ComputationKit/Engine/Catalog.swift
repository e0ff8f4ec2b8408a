// SPDX-License-Identifier: Apache-2.0

/// The computations that an engine runs, by their ids; frozen once built.
final class Catalog: Sendable {
    /// Every computation in the order of its id.
    let computations: [AnyComputation]
    private let byID: [String: AnyComputation]

    init(_ byID: [String: AnyComputation]) {
        self.byID = byID
        computations = byID.values.sorted { $0.manifest.id < $1.manifest.id }
    }

    /// The computation with this id.
    ///
    /// - Throws: ``ComputationError`` of code ``ComputationError/Code/unknownComputation`` that names the closest id.
    func computation(_ id: String) throws(ComputationError) -> AnyComputation {
        if let found = byID[id] { return found }
        let ids = computations.map(\.manifest.id)
        let ownNames = ids.map { String($0.drop { $0 != "." }.dropFirst()) }
        let guess =
            ClosestMatch(to: id, among: ids)?.word ?? ids.first { id.count > 3 && $0.hasPrefix(id) }
            ?? ClosestMatch(to: id, among: ownNames).flatMap { match in
                zip(ids, ownNames).first { $0.1 == match.word }?.0
            }
        let rest = ids.count > 12 ? " and \(ids.count - 12) more" : ""
        let help =
            guess.map { "Did you mean \($0)?" } ?? "Available computations: \(ids.prefix(12).joined(separator: ", "))\(rest)."
        throw ComputationError(
            .unknownComputation, "There is no computation \(JSONWriter.quoted(id, limit: 60)). \(help)")
    }
}
