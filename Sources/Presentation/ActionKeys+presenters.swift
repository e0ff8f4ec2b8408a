// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension ActionKeys {
    /// The presenters of the computations over actions, as text.
    public var presenters: [Presenter] {
        [
            Presenter(undo, .text) { input, list, style in list.text("Undid", of: input.count, style) },
            Presenter(redo, .text) { input, list, style in list.text("Redid", of: input.count, style) },
            Presenter(myActions, .text) { _, list, style in list.table(style) },
            Presenter(forgetActions, .text) { _, list, style in
                var text = TextLines(style)
                text.add("Forgot \(list.actions.count.counted("action")). What they removed can't be brought back.")
                return text.text
            },
        ]
    }
}

extension ActionList {
    fileprivate func text(_ verb: String, of count: Int, _ style: PresentationStyle) -> String {
        var text = TextLines(style)
        for action in actions {
            text.add("\(verb) \(action.word) of \(action.localTime): \(action.subject).")
        }
        if actions.count < count {
            text.add(
                "There \(actions.count == 1 ? "was" : "were") only \(actions.count.counted("action")), not \(count).")
        }
        if missingFiles > 0 {
            text.add(
                "\(missingFiles.counted("photo or file", "photos or files")) came back without content: it is missing or "
                    + "altered on the disk. Import an archive to restore it.", text.style.warning)
        }
        text.add("Left to undo: \(undoable). To redo: \(redoable).")
        return text.text
    }

    fileprivate func table(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        guard !actions.isEmpty else {
            text.add("There are no actions to undo.")
            return text.text
        }
        var table = TextTable([("#", .right), ("Time", .leftWhole), ("Action", .leftWhole), ("What", .left)])
        var number = 0
        var isBlocked = false
        for action in actions {
            if !action.isUndone { number += 1 }
            // Earlier actions can't be undone before one that can't.
            if !action.isUndone, !action.canBeUndone { isBlocked = true }
            let state = action.isUndone ? "undone" : isBlocked ? "-" : "\(number)"
            table.add([state, action.localTime, action.word, action.subject])
        }
        text.add(table)
        text.addGap()
        text.add("# is the number of actions to undo to get back to before an action.")
        if actions.contains(where: { !$0.canBeUndone }) {
            text.add("-: changed too much to be undone, or before such an action.")
        }
        return text.text
    }
}

extension RecordedAction {
    /// The computation without the name of the plugin.
    fileprivate var word: String { String(computation.drop { $0 != "." }.dropFirst()) }

    fileprivate var localTime: String {
        let local = time.local(at: offset)
        return "\(local.day) \("\(local.time)".prefix(5))"
    }

    fileprivate var subject: String {
        guard !names.isEmpty else { return rows.counted("change") }
        return names.joined(separator: ", ") + (names.count == 3 && rows > 3 ? " … (\(rows.counted("change")))" : "")
    }
}
