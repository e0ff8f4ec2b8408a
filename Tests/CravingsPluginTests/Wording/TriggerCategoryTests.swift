// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CravingsPlugin

@Suite struct TriggerCategoryTests {
    /// The specification of the plugin states the table.
    @Test(arguments: [
        (Trigger.anxious, MessageCategory.anxiety), (.angry, .anxiety), (.bored, .boredom), (.tired, .boredom),
        (.social, .social), (.lonely, .social), (.hungry, .urge), (.sad, .urge), (.habit, .urge),
        (.paraphernalia, .urge),
    ])
    func `a trigger has its category`(_ trigger: Trigger, _ category: MessageCategory) {
        #expect(trigger.messageCategory == category)
    }

    @Test func `every trigger is in the table`() {
        #expect(EmbeddedWording.builtIn.categories.count == Trigger.allCases.count)
    }
}
