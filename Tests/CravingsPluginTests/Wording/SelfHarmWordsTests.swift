// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CravingsPlugin

@Suite struct SelfHarmWordsTests {
    @Test(arguments: [
        "I want to die.", "thinking about SUICIDE again", "suicidal thoughts", "self-harm", "Self harm, a bit",
        "I don't want to live like this", "I don’t want to be alive", "I could hurt\nmyself",
        "everyone is better off without me",
        "Не хочу жити", "не хочеться жити…", "думки про самогубство", "суїцидальні думки", "уб’ю себе", "вбʼю себе",
        "Накласти на себе руки", "порізала себе", "краще б мене не було",
        "kms", "gonna kill my self", "no point in living", "There’s no point in living anymore", "I dont want to live",
        "I don't want to wake up", "wish I was dead", "I can’t live like this", "hanging myself", "tired of living",
        "повіситись", "повіситися", "піду повішусь", "не хочу жить", "жить не хочу", "вбю себе", "вб\"ю себе",
        "вб*ю себе",
        "уб`ю себе", "Наклала на себе руки", "покінчила з собою", "покінчити з життям", "вкоротила собі віку",
        "хочу заснути й не прокинутися", "не бачу сенсу жити", "ріже собі вени чи ріже вени", "втомилася жити",
        "took whole bottle of pills to die", "took all of my pills", "I wish I wouldn't wake up", "ki11 myself",
        "k1ll mys3lf", "cutting again", "want to just die", "life isn't worth it", "зарізати себе",
        "хочу себе зарізати",
        "життя не варте того", "хочy померти", "хoчу просто померти", "не xочу жити", "нема сил жити",
        "жизнь не стоит того", "хочу просто умереть",
        "хочу умереть", "покончить с собой", "убью себя", "нет смысла жить", "устала жить",
    ])
    func `a note with one of the phrases is found`(_ note: String) {
        #expect(SelfHarmWords.occur(in: note))
    }

    @Test(arguments: [
        "", "After lunch, on the way home.", "I want to dine out", "this traffic is killing me", "Died laughing",
        "harm reduction group", "cut my hair myself", "myself, tired", "Після обіду, дорогою додому.",
        "хочу жити краще",
        "порізала хліб", "вбила час", "руки мерзнуть",
        "I could kill for a cigarette", "killing time before the bus", "kill the lights", "dead tired",
        "dying for a smoke", "a movie to die for", "that joke killed me", "myself and my sister",
        "two points for living well",
        "повісити картину", "прийшла повістка", "отруїлася рибою", "вбити час", "хочу жити довго", "сенс пісні",
        "повесить картину", "убить время", "хочу жить",
    ])
    func `other notes aren't`(_ note: String) {
        #expect(!SelfHarmWords.occur(in: note))
    }

    @Test func `an open phrase is the beginning of a word, others are whole words`() {
        #expect(WordPhrase("self harm*").occurs(in: WordPhrase.words(of: "My self-harming")))
        #expect(!WordPhrase("to die").occurs(in: WordPhrase.words(of: "to diet")))
        #expect(!WordPhrase("to die").occurs(in: WordPhrase.words(of: "to")))
        #expect(!WordPhrase("").occurs(in: WordPhrase.words(of: "to die")))
        #expect(WordPhrase("take all _ pills").occurs(in: WordPhrase.words(of: "take all pills")))
        #expect(WordPhrase("take all _ pills").occurs(in: WordPhrase.words(of: "I'd take all of her pills.")))
        #expect(!WordPhrase("take all _ pills").occurs(in: WordPhrase.words(of: "take all of the vitamin pills")))
    }

    @Test func `both languages have phrases`() {
        #expect(EmbeddedWording.builtIn.selfHarmPhrases.count >= 60)
    }

    @Test func `a note of 500 characters of any kind is searched`() {
        #expect(!SelfHarmWords.occur(in: String(repeating: "’", count: 500)))
        #expect(!SelfHarmWords.occur(in: String(repeating: "a\u{301}\u{202E}", count: 160)))
        #expect(SelfHarmWords.occur(in: String(repeating: "🙂", count: 480) + " want to die"))
    }
}
