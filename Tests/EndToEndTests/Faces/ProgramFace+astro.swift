// SPDX-License-Identifier: AGPL-3.0-or-later

extension ProgramFace {
    /// `astro`.
    static let astro = ProgramFace(
        program: .astro, calls: chartCalls.merging(savedChartCalls) { $1 }.merging(reportCalls) { $1 }, others: [])

    private static let olena = [
        "save", "Olena", "--date", "1990-05-15T14:30", "--place", "Kyiv", "--now", "2026-11-20T20:00:00Z",
    ]
    private static let albert = [
        "save", "Albert", "--date", "1879-03-14T11:30", "--place", "Ulm", "--tag", "physics", "--now",
        "2026-11-20T20:01:00Z",
    ]

    private static let report = [
        "report", "Olena", "--area", "career", "--now", "2026-11-20T20:02:00Z",
    ]
    private static let purchase = [
        "purchases", "add", "Olena", "career", "2000000812345678", "--now", "2026-11-20T20:03:00Z",
    ]

    private static let reportCalls = [
        "report": Call(["Olena", "--area", "health", "--language", "uk"], after: [olena]),
        "reports list": Call(["--area", "career"], after: [olena, report]),
        "reports show": Call(["Olena career en"], after: [olena, report]),
        "reports add": Call(
            ["Olena", "--area", "career", "--text", "You like to work alone.", "--source", "Iryna"], after: [olena]),
        "reports remove": Call(["Olena career en"], after: [olena, report]),
        "purchases list": Call(after: [olena, report, purchase]),
        "purchases add": Call(
            ["Olena", "career", "2000000812345678", "--price", "4.99 EUR"], after: [olena, report]),
        "purchases remove": Call(["2000000812345678"], after: [olena, report, purchase]),
        "purchases status": Call(["Olena", "career"], after: [olena, report, purchase]),
    ]

    private static let savedChartCalls = [
        "save": Call([
            "Sofia", "--date", "1983-09-25T02:30", "--place", "Paris, FR", "--fold", "later", "--houses", "koch",
            "--tag", "school", "--tag", "Paris", "--rating", "A", "--source", "a friend", "--notes", "a twin",
        ]),
        "charts": Call(["--sort", "birth", "--search", "u", "--with-births"], after: [olena, albert]),
        "import": Call(
            ["births.csv", "--tag", "clients", "--skip-bad"],
            files: [
                "births.csv": Array("name,date,time,place\nSofia,15.05.1990,2:30 PM,Lviv\nX,1990-02-30,,Lviv\n".utf8)
            ]),
        "export": Call(["--tag", "physics"], after: [olena, albert]),
        "show": Call(["Ole"], after: [olena]),
        "edit": Call(["Olena", "--date", "1990-05-15T14:35", "--notes", "from her mother"], after: [olena]),
        "rename": Call(["Olena", "Olena Kovalenko"], after: [olena]),
        "remove": Call(["Olena"], after: [olena]),
        "refresh": Call(["Olena"], after: [olena, albert]),
        "undo": Call(after: [olena, albert]), "redo": Call(after: [olena, ["undo", "--now", "2026-11-20T21:00:00Z"]]),
        "history": Call(["--actions"], after: [olena]),
    ]

    private static let chartCalls = [
        "chart": Call([
            "--date", "1990-05-15T14:30", "--lat", "50.45", "--lon", "30.52", "--houses", "koch", "--zodiac",
            "lahiri", "--bodies", "+ceres,+star Regulus", "--aspects", "all", "--orb", "trine=5", "--name", "Ada",
        ]),
        "time": Call(["--date", "1983-09-25T02:30", "--tz", "Europe/Paris"]),
        "places": Call(["Springfield", "--limit", "3"]),
        "bodies": Call(["--date", "1650-01-01", "--stars"]),
        "houses": Call(),
    ]

    /// `almanac`, whose commands run any computation or manage the store.
    static let almanac = ProgramFace(
        program: .almanac, calls: [:],
        others: [
            "list", "describe", "run", "batch", "export", "import", "erase", "backups", "restore", "doctor", "seal",
            "unseal", "unlock", "lock", "passphrase change", "passphrase recover", "passphrase renew-code",
        ])
}
