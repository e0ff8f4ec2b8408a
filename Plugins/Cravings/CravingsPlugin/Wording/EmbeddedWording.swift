// SPDX-License-Identifier: Apache-2.0

internal import CCravingsData
internal import ComputationKit

/// The texts that are built into the program, as `CCravingsData` embeds them.
struct EmbeddedWording: Sendable {
    /// The messages, in the order of their files.
    private(set) var messages: [CravingMessage] = []
    /// The ids of the messages for moments in which where to find help comes first.
    private(set) var quiet: Set<String> = []
    /// The ids of the messages that speak of a craving that is there now.
    private(set) var speakingOfCraving: Set<String> = []
    /// The ids of the messages that speak of a use.
    private(set) var speakingOfUse: Set<String> = []
    /// The ids of the messages that fit after a use.
    private(set) var fittingAfterUse: Set<String> = []
    /// The category of each trigger.
    private(set) var categories: [Trigger: MessageCategory] = [:]
    /// Where to find help.
    private(set) var helpLines: [BuiltInHelpLine] = []
    /// The words of self-harm, without their language.
    private(set) var selfHarmPhrases: [WordPhrase] = []

    /// The texts, read once.
    static let builtIn = EmbeddedWording()

    /// Reads the embedded file; what isn't as the script writes it is left out.
    private init() {
        let file = cravings_wording()
        let bytes = Array(UnsafeRawBufferPointer(start: file.start, count: file.count))
        guard let json = try? JSONValue(parsing: bytes) else { return }
        for member in json["messages"]?.array ?? [] { add(message: member) }
        for trigger in Trigger.allCases {
            categories[trigger] = json["triggerCategories"]?[trigger.rawValue]?.string.flatMap(MessageCategory.init)
        }
        helpLines = (json["helpLines"]?.array ?? []).compactMap(BuiltInHelpLine.init)
        for language in ["en", "uk", "ru"] {
            selfHarmPhrases += (json["selfHarmWords"]?[language]?.array ?? []).compactMap(\.string).map(WordPhrase.init)
        }
    }

    private mutating func add(message json: JSONValue) {
        guard let id = json["id"]?.string, let english = json["en"]?.string, let ukrainian = json["uk"]?.string,
            let category = json["category"]?.string.flatMap(MessageCategory.init)
        else { return }
        messages.append(
            CravingMessage(
                id: id, content: english, ukrainian: ukrainian, category: category,
                triggers: (json["triggers"]?.array ?? []).compactMap { $0.string.flatMap(Trigger.init) },
                priority: json["priority"]?.int ?? 0))
        let tones = (json["tones"]?.array ?? []).compactMap(\.string)
        if tones.contains("quiet") { quiet.insert(id) }
        if tones.contains("craving") { speakingOfCraving.insert(id) }
        if tones.contains("use") { speakingOfUse.insert(id) }
        if tones.contains("use") || tones.contains("afterward") { fittingAfterUse.insert(id) }
    }
}
