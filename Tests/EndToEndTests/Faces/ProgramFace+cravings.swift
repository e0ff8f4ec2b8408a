// SPDX-License-Identifier: AGPL-3.0-or-later

extension ProgramFace {
    /// `cravings`, with calls on 21 November 2026.
    static let cravings = ProgramFace(
        program: .cravings,
        calls: entryCalls.merging(statisticsCalls) { $1 }.merging(messageCalls) { $1 }.merging(recordingCalls) { $1 },
        // Erasing belongs to the store.
        others: ["erase"])

    private static let evening = ["--now", "2026-11-20T20:00:00Z"]
    private static let craving = ["log", "--intensity", "6", "--trigger", "Sad", "--place", "Home"] + evening
    private static let vaped = ["use", "--method", "Vape", "--amount", "2"] + evening
    private static let own = ["message", "add", "I can call Olena.", "--trigger", "Anxious"] + evening
    private static let recorded = ["record", "why.wav", "--title", "Why I started"] + evening
    private static let files = ["why.wav": CravingsHome.silence(seconds: 2)]

    private static let entryCalls = [
        "log": Call([
            "--intensity", "10", "--trigger", "Anxious,Tired", "--lat", "50.4501", "--lon", "-30.5", "--at", "08:15",
            "--note", "After breakfast.", "--explore",
        ]),
        "use": Call(["--method", "joints", "--amount", "0.5", "--at", "yesterday 21:30", "--no-message"]),
        "day": Call(["nothing", "--date", "yesterday"]),
        "history": Call(
            ["--kind", "craving", "--least", "5", "--limit", "1", "--coordinates"], after: [craving, vaped]),
        "undo": Call(after: [craving, vaped]), "redo": Call(after: [craving, vaped, ["undo"] + evening]),
        "edit": Call(["last", "--later", "3", "--clear", "place"], after: [craving]),
        "remove": Call(["last"], after: [craving, vaped]),
        "import": Call(
            ["Checkmarks.csv", "--uses", "Smoked=Joints:1", "--cravings", "Urge=4", "--days-without", "None"],
            files: ["Checkmarks.csv": Array("Date,Smoked,Urge,None,\n2026-01-02,2,2,0,\n2026-01-01,0,0,2,\n".utf8)]),
    ]

    private static let statisticsCalls = [
        "summary": Call(["--days", "7", "--hours", "2"], after: [craving, vaped]),
        "trend": Call(["--measure", "uses", "--resamples", "99"], after: [craving, vaped]),
        "lag": Call(["--outcome", "strong-craving", "--hours", "1", "--from", "2026-11-01"], after: [craving, vaped]),
        "patterns": Call(["--part", "series,heat-map", "--entries", "all", "--day-boundary", "0"], after: [craving]),
        "habit": Call(["--at-most", "2", "--per-days", "7", "--method", "vape"], after: [craving, vaped]),
    ]

    private static let messageCalls = [
        "message take": Call(["--trigger", "Lonely", "--milestone", "--explore"], after: [own]),
        "message list": Call(["--own", "--on", "--order", "priority"], after: [own]),
        "message add": Call(["A glass of water.", "--category", "boredom", "--trigger", "Tired", "--priority", "1"]),
        "message edit": Call(["urge-wave", "--hide-for", "Sad,Lonely", "--priority", "5"]),
        "message remove": Call(["urge-wave"]),
        "message on": Call(["urge-wave"], after: [["message", "off", "urge-wave"] + evening]),
        "message off": Call(["urge-wave"]),
        "help-lines show": Call(after: [["help-lines", "set", "--line", "Olena=112"]]),
        "help-lines set": Call(["--line", "Olena=+380 44 000 00 00", "--line", "Emergency=112"]),
        "help-lines reset": Call(after: [["help-lines", "set", "--line", "Olena=112"]]),
    ]

    private static let recordingCalls = [
        "record": Call(
            ["why.wav", "--purpose", "reflection", "--title", "Today", "--at", "2026-11-20T21:30"], files: files),
        "recordings list": Call(["--kind", "audio", "--order", "most-played"], after: [recorded], files: files),
        "recordings edit": Call(
            ["Why I started", "--purpose", "milestone", "--clear", "title"], after: [recorded], files: files),
        "recordings remove": Call(["Why I started"], after: [recorded], files: files),
        "play": Call(["Why I started"], after: [recorded], files: files),
    ]
}
