// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// The computations of an engine by id.
///
/// Each plugin's are read and checked once.
final class Catalog: Sendable {
    private let plugins: [any Plugin]
    /// The computations of all plugins; `nil` while they are loaded one plugin at a time.
    private let complete: [String: AnyComputation]?
    private let completePresenters: [String: [Presenter]]?
    private let loaded: Mutex<Registration>

    /// Reads and checks every plugin.
    ///
    /// - Throws: ``ComputationError`` with every problem.
    init(of plugins: [any Plugin]) throws(ComputationError) {
        self.plugins = plugins
        var registration = Registration()
        for plugin in plugins { registration.add(plugin) }
        complete = try registration.checkedComputations()
        completePresenters = registration.presenters
        loaded = Mutex(registration)
    }

    /// Reads and checks a plugin when the first of its computations is needed.
    init(loading plugins: [any Plugin]) {
        self.plugins = plugins
        complete = nil
        completePresenters = nil
        loaded = Mutex(Registration())
    }

    /// Every computation in the order of ids; empty if plugins loaded on first use have a problem.
    var computations: [AnyComputation] {
        let all = complete ?? (try? load { _ in true }) ?? [:]
        return all.values.sorted { $0.manifest.id < $1.manifest.id }
    }

    /// Returns the computation with an id.
    ///
    /// - Throws: ``ComputationError`` with code ``ComputationError/Code/unknownComputation`` that names the closest id.
    func computation(_ id: String) throws(ComputationError) -> AnyComputation {
        let known = if let complete { complete } else { try load { id.hasPrefix($0.manifest.name + ".") } }
        if let found = known[id] { return found }
        throw unknown(id)
    }

    /// Returns the presenters of a computation that was looked up.
    func presenters(of id: String) -> [Presenter] {
        completePresenters?[id] ?? loaded.withLock { $0.presenters[id] } ?? []
    }

    /// Returns the computations of all plugins loaded so far, and of those that match.
    private func load(where isNeeded: (any Plugin) -> Bool) throws(ComputationError) -> [String: AnyComputation] {
        let result: Result<[String: AnyComputation], ComputationError> = loaded.withLock { registration in
            for plugin in plugins where isNeeded(plugin) && !registration.hasAdded(plugin) {
                registration.add(plugin)
            }
            do throws(ComputationError) {
                return .success(try registration.checkedComputations())
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private func unknown(_ id: String) -> ComputationError {
        let ids = computations.map(\.manifest.id)
        let ownNames = ids.map { String($0.drop { $0 != "." }.dropFirst()) }
        let guess =
            ClosestMatch(to: id, among: ids)?.word ?? ids.first { id.count > 3 && $0.hasPrefix(id) }
            ?? ClosestMatch(to: id, among: ownNames).flatMap { match in
                zip(ids, ownNames).first { $0.1 == match.word }?.0
            }
        let rest = ids.count > 12 ? " and \(ids.count - 12) more" : ""
        let help =
            guess.map { "Did you mean \($0)?" }
            ?? "Available computations: \(ids.prefix(12).joined(separator: ", "))\(rest)."
        return ComputationError(
            .unknownComputation, "There is no computation \(id.quoted(limit: 60)). \(help)")
    }
}
