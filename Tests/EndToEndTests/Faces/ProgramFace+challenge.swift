// SPDX-License-Identifier: AGPL-3.0-or-later

extension ProgramFace {
    /// `challenge`, with calls on 21 November 2026.
    static let challenge = ProgramFace(
        program: .challenge, calls: dayCalls.merging(recordCalls) { $1 }.merging(catalogCalls) { $1 }, others: [])

    private static let yesterday = ["today", "--now", "2026-11-20T08:00:00Z"]
    private static let today = ["today", "--now", "2026-11-21T08:00:00Z", "--mood", "2"]
    private static let done = ["done", "--rating", "3", "--now", "2026-11-21T08:30:00Z"]
    private static let picture = ["a.png": ChallengeKeptDayTests.picture]
    private static let checkmarks = Array("Date,Meditate,\n2026-01-02,2,\n2026-01-01,0,\n".utf8)
    private static let grandmother = ["add", "Call grandmother", "--category", "social"]
    private static let reminders = ["prefs", "set", "--remind", "08:00-20:30", "--zone", "Europe/Kyiv"]

    private static let dayCalls = [
        "today": Call(["--weather", "rainy", "--mood", "2"]),
        "done": Call(
            ["--rating", "4", "--mood", "5", "--minutes", "12", "--hour", "7", "--note", "well", "--photo", "a.png"],
            after: [today], files: picture),
        "rate": Call(["4", "--date", "today"], after: [today, done]),
        "amend": Call(["--mood", "5", "--not-shared", "--clear", "rating"], after: [today, done]),
        "skip": Call(["--date", "yesterday"], after: [yesterday]),
        "swap": Call(after: [today]),
        "day": Call(["--photo", "b.png"], after: [today, done + ["--photo", "a.png"]], files: picture),
        "remind": Call(after: [reminders, today]),
    ]

    private static let recordCalls = [
        "history": Call(["--from", "yesterday", "--limit", "1"], after: [yesterday, today, done]),
        "undo": Call(["2"], after: [today, done]), "redo": Call(after: [today, done, ["undo"]]),
        "stats": Call(after: [yesterday, today, done]),
        "evaluate": Call(["--policy", "uniform"], after: [today, done]),
        "explain": Call(["creative-street-alphabet", "--date", "tomorrow", "--mood", "4"], after: [today, done]),
        "prefs show": Call(after: [reminders]),
        "prefs set": Call([
            "--like", "creative,learning", "--not-at", "none", "--company", "none", "--remind", "08:00-20:30", "--keep",
            "365", "--then", "forget", "--lots", "0.1", "--country", "UA",
        ]),
        "more-like": Call(["creative-street-alphabet"]),
        "less-like": Call(["physical-elbow-words", "--hour", "19"]),
        "feedback": Call(
            ["--undo"], after: [["more-like", "creative-street-alphabet", "--now", "2026-11-20T08:00:00Z"]]),
        "reset-learning": Call(["--yes"], after: [today, done]),
        "clear": Call(["--keep-days", "30", "--lists-only", "--yes"], after: [today, done]),
        "import-history": Call(
            ["Checkmarks.csv", "--habit", "Meditate=mindfulness"], files: ["Checkmarks.csv": checkmarks]),
        "holidays list": Call(["--country", "GB", "--from", "tomorrow"]),
        "holidays add": Call(["School break", "--from", "2026-12-24", "--through", "2027-01-08"]),
        "holidays remove": Call(
            ["School break"], after: [["holidays", "add", "School break", "--from", "2026-12-24"]]),
    ]

    private static let catalogCalls = [
        "list": Call(["--category", "creative", "--time", "quick", "--all"]),
        "search": Call(["stairs"]),
        "show": Call(["creative-street-alphabet"]),
        "add": Call(["Swim in the lake", "--category", "physical", "--season", "summer", "--tags", "water, summer"]),
        "edit": Call(["Call grandmother", "--time", "medium", "--season", "any", "--off"], after: [grandmother]),
        "remove": Call(["Call grandmother"], after: [grandmother]),
        "pack list": Call(),
        "pack import": Call(
            ["mine.json"],
            after: [
                grandmother, ["pack", "export", "mine", "mine.json", "--own"], ["remove", "Call grandmother"],
            ]),
        "pack export": Call(["mine", "-", "--own", "--title", "Mine"], after: [grandmother]),
        "pack remove": Call(["almanac"], after: [["pack", "list"], grandmother]),
    ]
}
