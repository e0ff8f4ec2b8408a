// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

extension Cravings {
    /// The pure computations about messages.
    package static var messageComputations: [AnyComputation] { [AnyComputation(SelectMessage())] }

    /// The presenters of the computations about messages.
    package static var messagePresenters: [Presenter] {
        [Presenter(selectMessage, .text) { _, selection, style in selection.text(style) }]
    }
}
