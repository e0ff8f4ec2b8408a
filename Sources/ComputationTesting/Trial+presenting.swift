// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Presentation

extension Trial {
    /// Presents the output of an example in every format of the computation.
    mutating func checkPresenters(of example: Example, giving output: JSONValue) async {
        guard let formats = try? engine.formats(of: id) else { return }
        for format in formats where format != .json {
            let name = "the \(format.word) of the example \"\(example.title)\""
            do throws(ComputationError) {
                let presented = try engine.presented(output, of: id, for: example.input, as: format)
                for message in faults(of: presented, as: format) { fail("\(name) \(message)") }
                guard isRepeatable else { continue }
                if presented != (try await engine.present(id, example.input, as: format, in: context)) {
                    fail("\(name) differs in a second run")
                }
            } catch {
                fail("\(name) fails: \(error)")
            }
        }
    }

    private func faults(of presented: PresentedOutput, as format: PresentationFormat) -> [String] {
        var faults: [String] = []
        // A reminder that isn't due has no text. A carriage return and line feed are one character.
        if !presented.text.isEmpty, !presented.text.utf8.suffix(1).elementsEqual("\n".utf8) {
            faults.append("doesn't end with a line break")
        }
        // The engine writes a control character as \u{1B}, which no presenter's text contains.
        for text in [presented.text] + presented.notes where text.contains("\\u{") {
            faults.append("contains a control character")
        }
        guard format == .text else { return faults }
        let width = PresentationStyle().width
        for line in presented.text.split(separator: "\n") where line.count > width / 2 {
            if String(line).terminalWidth > width { faults.append("has a line of more than \(width) columns: \(line)") }
        }
        return faults
    }
}
