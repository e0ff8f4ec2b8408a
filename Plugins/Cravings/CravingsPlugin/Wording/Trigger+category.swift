// SPDX-License-Identifier: Apache-2.0

extension Trigger {
    /// The category of messages for the trigger, from a table of data.
    package var messageCategory: MessageCategory { EmbeddedWording.builtIn.categories[self] ?? .urge }
}
