# SPDX-License-Identifier: Apache-2.0
"""What must hold after a command that met a fault."""
import re
import shutil
import tempfile
from pathlib import Path

import state
from bench import CODE
from commands import COMMANDS
from homes import HOMES

UNCHANGED = re.compile(r"nothing (?:was|has been) (?:changed|saved|sealed|erased|deleted|removed|replaced)", re.IGNORECASE)


def passphrase_problems(bench, case, place, ended):
    """Every broken promise about passphrases, and the passphrase file that opens the records."""
    problems = []
    command = list(HOMES[case.home].opening[0])
    opening = [name for name in ("pass.txt", "new.txt")
               if bench.run(place, command, name, remembers=False).returncode == 0]
    if len(opening) != 1:
        return [f"the passphrases that open the records are {opening}"], "pass.txt"
    if ended.returncode == 0 and case.changes_passphrase and opening != ["new.txt"]:
        problems.append("the passphrase was changed, but the former one opens the records")
    return problems, opening[0]


def code_problems(bench, case, place, ended, passphrase):
    """Every broken promise about recovery codes. Changes the passphrase."""
    plugin = HOMES[case.home].plugins[0]
    shown = CODE.findall(ended.stdout.decode())
    former = bench.codes[case.home, plugin]
    if ended.returncode == 0 and not shown:
        return ["no recovery code was shown"]
    if not shown and (passphrase == "new.txt" or not case.changes_passphrase):
        # The records have a code that nobody saw. The passphrase opens them.
        return []
    (place / "code.txt").write_text((shown[-1][1] if shown else former) + "\n")
    (place / "code.txt").chmod(0o600)
    command = ["almanac", "passphrase", "recover", "--plugin", plugin, "--code-file", "code.txt", "--new-file", "a.png"]
    (place / "a.png").write_text("five black cranes\n")
    done = bench.run(place, command, passphrase, remembers=False)
    return [f"the recovery code doesn't open the records: {done.stderr.decode()[:300]}"] if done.returncode else []


def examine(bench, name, place, measured, ended):
    """Every broken promise of a command that met a fault."""
    problems = []
    case = COMMANDS[name]
    home = HOMES[case.home]
    said = ended.stderr.decode()
    if ended.returncode == 0 and state.traces(place, case.erases):
        problems.append(f"erased, but the text is in {state.traces(place, case.erases)}")
    if ended.returncode not in (0, 65, 66, 69, 74, 75, 77, -9):
        problems.append(f"the exit code is {ended.returncode}: {said[:300]}")
    if ended.returncode > 0 and not said.startswith("error: "):
        problems.append(f"exit code {ended.returncode} without a sentence: {said[:300]}")
    if ended.returncode == 0 and case.shows and ended.stdout != measured.ended.stdout:
        problems.append(f"it shows something else: {ended.stdout.decode()[:600]}")
    passphrase = "pass.txt"
    if case.changes_passphrase:
        found, passphrase = passphrase_problems(bench, case, place, ended)
        problems += found
    for line in home.opening:
        done = bench.run(place, line, passphrase)
        if done.returncode:
            problems.append(f"{' '.join(line)} then fails: {done.stderr.decode()[:300]}")
    problems += state.damage(place)
    for plugin in home.plugins:
        if state.is_sealed(place, plugin):
            problems += [f"sealed, but the text is in {file}" for file in state.traces(place, [plugin])]
    if case.forgets and ended.returncode == 0 and state.traces(place, home.plugins):
        problems.append(f"removed, but the text is in {state.traces(place, home.plugins)}")
    problems += comparison(bench, case, place, measured, ended, passphrase)
    for plugin in home.plugins:
        problems += state.index_problems(state.database(place, plugin))
    if case.writes and (place / case.writes).exists():
        problems += state.file_problems(place / case.writes)
    # Nothing opens the folder of an archive or list again.
    if not case.writes or ended.returncode != -9:
        problems += [f"{path.name} is left" for path in place.iterdir() if ".part" in path.name]
    return problems


def comparison(bench, case, place, measured, ended, passphrase):
    """Every difference between the records and those from before and after the command."""
    problems = []
    before, after = measured.before, measured.after
    copy = Path(tempfile.mkdtemp(dir=bench.folder))
    if case.shows_code:
        copy.rmdir()
        shutil.copytree(place, copy)
        problems += code_problems(bench, case, copy, ended, passphrase)
    shutil.rmtree(copy)
    found = bench.state(place, case, passphrase)
    allowed = [after] if ended.returncode == 0 else [before, after]
    if ended.returncode > 0 and UNCHANGED.search(ended.stderr.decode()):
        allowed = [before]
        if case.changes_passphrase and passphrase != "pass.txt":
            problems.append(f"the passphrase has changed: {ended.stderr.decode()[:300]}")
    for plugin in found:
        choices = [one[plugin] for one in allowed]
        if found[plugin] not in choices and not (found[plugin] == [] and before[plugin] == []):
            wanted = set(choices[-1]) ^ set(found[plugin])
            problems.append(
                f"{plugin} is neither as before nor as after: {sorted(wanted)[:6]}" if len(allowed) > 1 else
                f"{plugin} isn't as the command said (exit code {ended.returncode}): {sorted(wanted)[:6]}")
    if "import" in case.command and ended.returncode != 0:
        kinds = {[before[plugin], after[plugin]].index(found[plugin])
                 for plugin in found if before[plugin] != after[plugin] and found[plugin] in (before[plugin], after[plugin])}
        if len(kinds) > 1:
            problems.append("one plugin is as before and another one as after")
    return problems
