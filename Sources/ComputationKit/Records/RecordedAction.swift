// SPDX-License-Identifier: Apache-2.0

/// What one run of a computation changed in the user's records, and can be undone.
///
/// ```swift
/// let list = try await engine(ActionKeys(plugin: "pantry").myActions, MyActionsInput(limit: 5))
/// for action in list.actions where !action.isUndone {
///     print(action.computation, action.names.joined(separator: ", "))     // pantry.add-food Rice
/// }
/// ```
///
/// ## Topics
///
/// ### The run
/// - ``computation``
/// - ``time``
/// - ``offset``
///
/// ### The changes
/// - ``names``
/// - ``rows``
///
/// ### Undoing
/// - ``canBeUndone``
/// - ``isUndone``
public struct RecordedAction: SchemaProviding, Hashable {
    /// The computation.
    public var computation: String
    /// The time at which it ran.
    public var time: Timestamp
    /// The offset of the user's time zone at that time.
    public var offset: UTCOffset
    /// The names of the first records that it changed; at most three.
    public var names: [String]
    /// The number of rows that it changed.
    public var rows: Int
    /// Whether it was undone, so that it can be redone.
    public var isUndone: Bool
    /// Whether it can be undone; `false` if it changed too much to keep.
    public var canBeUndone: Bool

    /// Creates an action.
    package init(
        computation: String, time: Timestamp, offset: UTCOffset, names: [String], rows: Int, isUndone: Bool = false,
        canBeUndone: Bool = true
    ) {
        self.computation = computation
        self.time = time
        self.offset = offset
        self.names = names
        self.rows = rows
        self.isUndone = isUndone
        self.canBeUndone = canBeUndone
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "RecordedAction", "What one run of a computation changed in the user's records, and can be undone."
    ) {
        field("computation", \.computation, "The computation.", .text())
        field("time", \.time, "The time at which it ran.")
        field("offset", \.offset, "The offset of the user's time zone at that time.")
        field(
            "names", \.names, "The names of the first records that it changed; at most three.", .list(of: .text()),
            default: [])
        field("rows", \.rows, "The number of rows that it changed.", .integer(0...Int.max))
        field("isUndone", \.isUndone, "Whether it was undone, so that it can be redone.", .boolean, default: false)
        field(
            "canBeUndone", \.canBeUndone, "Whether it can be undone; `false` if it changed too much to keep.", .boolean,
            default: true)
    }
}

/// The number of actions to undo or to redo.
///
/// It is the input of ``ActionKeys/undo`` and ``ActionKeys/redo``.
public struct UndoInput: SchemaProviding, Hashable {
    /// The number of actions, latest first.
    public var count: Int

    /// Creates an input; one action by default.
    public init(count: Int = 1) { self.count = count }

    /// The schema.
    public static let schema = Schema<Self>.object("UndoInput", "The number of actions to undo or to redo.") {
        field("count", \.count, "The number of actions, latest first.", .integer(1...100), default: 1)
    }
}

/// Which actions to list.
///
/// It is the input of ``ActionKeys/myActions``.
public struct MyActionsInput: SchemaProviding, Hashable {
    /// The maximum number of results.
    public var limit: Int

    /// Creates an input; the latest 20 actions by default.
    public init(limit: Int = 20) { self.limit = limit }

    /// The schema.
    public static let schema = Schema<Self>.object("MyActionsInput", "Which actions to list.") {
        field("limit", \.limit, "The maximum number of results.", .integer(1...100), default: 20)
    }
}

/// An empty input; all actions are forgotten.
///
/// It is the input of ``ActionKeys/forgetActions``.
public struct ForgetActionsInput: SchemaProviding, Hashable {
    /// Creates an input.
    public init() {}

    /// The schema.
    public static let schema = Schema<Self>.object("ForgetActionsInput", "An empty input; all actions are forgotten.") {
    }
}

/// Actions in the user's records.
///
/// It is the output of every computation of ``ActionKeys``.
public struct ActionList: SchemaProviding, Hashable {
    /// The actions: latest first, or in the order in which they were undone or redone.
    public var actions: [RecordedAction]
    /// The number of actions that can still be undone.
    public var undoable: Int
    /// The number of actions that can be redone.
    public var redoable: Int
    /// The number of photos and files that came back without their content, which is missing or altered on the disk.
    public package(set) var missingFiles = 0

    /// Creates a list.
    package init(_ actions: [RecordedAction], undoable: Int, redoable: Int) {
        self.actions = actions
        self.undoable = undoable
        self.redoable = redoable
    }

    /// The schema.
    public static let schema = Schema<Self>.object("ActionList", "Actions in the user's records.") {
        field(
            "actions", \.actions,
            "The actions: latest first, or in the order in which they were undone or redone.")
        field("undoable", \.undoable, "The number of actions that can still be undone.", .integer(0...Int.max))
        field("redoable", \.redoable, "The number of actions that can be redone.", .integer(0...Int.max))
        field(
            "missingFiles", \.missingFiles,
            "The number of photos and files that came back without their content, which is missing or altered on the disk.",
            .integer(0...Int.max), default: 0)
    }
}

/// The keys of the computations over the actions in a plugin's records.
///
/// ```swift
/// let actions = ActionKeys(plugin: "pantry")
/// let undone = try await engine(actions.undo, UndoInput(count: 2))
/// print("\(undone.actions.count) undone, \(undone.undoable) left to undo")
/// ```
public struct ActionKeys: Sendable {
    /// The plugin.
    public let plugin: String

    /// Creates the keys of a plugin that keeps records.
    public init(plugin: String) { self.plugin = plugin }

    /// Undoes the last actions.
    public var undo: ComputationKey<UndoInput, ActionList> { .init("\(plugin).undo") }
    /// Redoes the actions that were undone last.
    public var redo: ComputationKey<UndoInput, ActionList> { .init("\(plugin).redo") }
    /// Lists the actions that can be undone or redone.
    public var myActions: ComputationKey<MyActionsInput, ActionList> { .init("\(plugin).my-actions") }
    /// Forgets the actions, and erases what they removed.
    public var forgetActions: ComputationKey<ForgetActionsInput, ActionList> { .init("\(plugin).forget-actions") }
}
