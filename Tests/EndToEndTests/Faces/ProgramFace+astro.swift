// SPDX-License-Identifier: AGPL-3.0-or-later

extension ProgramFace {
    /// `astro`.
    static let astro = ProgramFace(
        program: .astro,
        calls: [
            "chart": Call([
                "--date", "1990-05-15T14:30", "--lat", "50.45", "--lon", "30.52", "--houses", "koch", "--zodiac",
                "lahiri", "--bodies", "+ceres,+star Regulus", "--aspects", "all", "--orb", "trine=5", "--name", "Ada",
            ]),
            "time": Call(["--date", "1983-09-25T02:30", "--tz", "Europe/Paris"]),
            "places": Call(["Springfield", "--limit", "3"]),
            "bodies": Call(["--date", "1650-01-01", "--stars"]),
            "houses": Call(),
        ], others: [])

    /// `almanac`, whose commands run any computation or manage the store.
    static let almanac = ProgramFace(
        program: .almanac, calls: [:],
        others: [
            "list", "describe", "run", "batch", "export", "import", "erase", "backups", "restore", "doctor", "seal",
            "unseal", "unlock", "lock", "passphrase change", "passphrase recover", "passphrase renew-code",
        ])
}
