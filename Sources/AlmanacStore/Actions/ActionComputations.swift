// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The computations that undo, redo, list, and forget the actions in a plugin's records.
///
/// An action is what one run of a computation changed through ``LazyRecords/writing(in:asAction:_:)``. The last 100
/// actions of 30 days can be undone, with the attachments that they removed.
///
/// ```swift
/// public var computations: [AnyComputation] {
///     AddWalk(access: access)
///     ActionComputations(of: "hikes", access).all
/// }
/// ```
public struct ActionComputations<Records: UserRecords>: Sendable {
    private let keys: ActionKeys
    private let access: LazyRecords<Records>

    /// Creates the computations of a plugin.
    public init(of plugin: String, _ access: LazyRecords<Records>) {
        keys = ActionKeys(plugin: plugin)
        self.access = access
    }

    /// The computations with the keys of `ActionKeys`.
    @ComputationBuilder public var all: [AnyComputation] {
        Undo(
            manifest: Manifest(
                id: keys.undo.id, summary: "Undoes your last actions.",
                discussion: """
                    Everything that an action changed gets the content that it had, with its photos and files. The last 100 \
                    actions of 30 days can be undone. What was undone can be redone until something else is changed.
                    """,
                examples: [Example("The last action", [:]), Example("The last three actions", ["count": 3])],
                effects: [.writes, .destructive, .clock]),
            access: access, isRedo: false)
        Undo(
            manifest: Manifest(
                id: keys.redo.id, summary: "Redoes the actions that you undid last.",
                examples: [Example("The action that was undone last", [:])], effects: [.writes, .destructive, .clock]),
            access: access, isRedo: true)
        MyActions(
            manifest: Manifest(
                id: keys.myActions.id, summary: "Lists your actions that can be undone or redone, latest first.",
                examples: [Example("The latest 20", [:])], effects: [.reads, .clock]),
            access: access)
        ForgetActions(
            manifest: Manifest(
                id: keys.forgetActions.id, summary: "Forgets your actions, and erases what they removed.",
                discussion: """
                    Until then, or for 30 days, what an action removed or replaced can be brought back. Nothing else is changed.
                    """,
                examples: [Example("All actions", [:])], effects: [.writes, .idempotent, .destructive]),
            access: access)
    }

    private struct Undo: Computation {
        let manifest: Manifest
        let access: LazyRecords<Records>
        let isRedo: Bool

        func run(_ input: UndoInput, in context: Context) async throws -> ActionList {
            try await access.writing(in: context) { records in
                let undone = try records.store.undo(input.count, redoing: isRedo, at: records.clock.now())
                guard !undone.actions.isEmpty else {
                    throw ComputationError(.notFound, "There is no action to \(isRedo ? "redo" : "undo").")
                }
                var list = ActionList(undone.actions, amongAll: try records.store.actions(at: records.clock.now()))
                list.missingFiles = undone.missingFiles
                return list
            }
        }
    }

    private struct MyActions: Computation {
        let manifest: Manifest
        let access: LazyRecords<Records>

        func run(_ input: MyActionsInput, in context: Context) async throws -> ActionList {
            try await access.reading(in: context) { records in
                let all = try records.store.actions(at: records.clock.now())
                return ActionList(Array(all.prefix(input.limit)), amongAll: all)
            }
        }
    }

    private struct ForgetActions: Computation {
        let manifest: Manifest
        let access: LazyRecords<Records>

        func run(_ input: ForgetActionsInput, in context: Context) async throws -> ActionList {
            try await access.writing(in: context) { records in
                ActionList(try records.store.forgetActions(), amongAll: [])
            }
        }
    }
}

extension ActionList {
    fileprivate init(_ actions: [RecordedAction], amongAll all: [RecordedAction]) {
        self.init(
            actions, undoable: all.filter { !$0.isUndone }.prefix(while: \.canBeUndone).count,
            redoable: all.count(where: \.isUndone))
    }
}
