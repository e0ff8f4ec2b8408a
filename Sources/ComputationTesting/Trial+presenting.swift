// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Presentation

extension Trial {
    /// Presents an example's output in every form that the computation has.
    mutating func checkPresenters(of example: Example) async {
        guard let formats = try? engine.formats(of: id) else { return }
        for format in formats where format != .json {
            let name = "the \(format.word) of the example \"\(example.title)\""
            do throws(ComputationError) {
                let presented = try await engine.present(id, example.input, as: format, in: context)
                for message in faults(of: presented, as: format) { fail("\(name) \(message)") }
                guard isRepeatable else { continue }
                if presented != (try await engine.present(id, example.input, as: format, in: context)) {
                    fail("\(name) differs in a second run")
                }
            } catch  where error.code == .notFound && manifest.effects.contains(.reads) {
                // The example names a record that these records don't have.
            } catch {
                fail("\(name) fails: \(error)")
            }
        }
    }

    private func faults(of presented: PresentedOutput, as format: PresentationFormat) -> [String] {
        var faults: [String] = []
        if !presented.text.hasSuffix("\n") { faults.append("doesn't end with a line break") }
        // The engine writes a control character as \u{1B}, which no text of a presenter's own has.
        for text in [presented.text] + presented.notes where text.contains("\\u{") {
            faults.append("has a control character")
        }
        guard format == .text else { return faults }
        let width = PresentationStyle().width
        for line in presented.text.split(separator: "\n") where line.count > width / 2 {
            if String(line).terminalWidth > width { faults.append("has a line of more than \(width) columns: \(line)") }
        }
        return faults
    }
}
