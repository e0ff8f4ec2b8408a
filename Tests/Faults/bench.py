# SPDX-License-Identifier: Apache-2.0
"""The homes that commands begin with, and runs of commands on copies of them."""
import hashlib
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import state
from homes import FILES, HOMES, SEALED_HOMES

CODE = re.compile(r"Recovery code(?: of (\w+))?,[^\n]*\n +((?:[0-9A-Za-z]{4}-){7}[0-9A-Za-z]{4})")


class Bench:
    def __init__(self, programs, shim, folder):
        self.programs, self.shim, self.folder = Path(programs).resolve(), shim, Path(folder)
        self.codes = {}

    def run(self, place, command, passphrase="pass.txt", remembers=True, **faults):
        environment = {
            "PATH": "/usr/bin:/bin", "HOME": str(place), "ALMANAC_HOME": str(place / "home"), "TZ": "UTC",
            "LLVM_PROFILE_FILE": "/dev/null", "ALMANAC_PASSPHRASE_FILE": str(place / passphrase),
        }
        if remembers:
            environment["XDG_RUNTIME_DIR"] = str(place / "run")
        if faults:
            environment |= {"LD_PRELOAD": str(self.shim), "FAULT_ROOT": str(place)} | faults
        done = subprocess.run(
            [str(self.programs / command[0])] + list(command[1:]), cwd=place, env=environment,
            stdin=subprocess.DEVNULL, capture_output=True, timeout=120)
        # The place differs in each run.
        done.stdout = done.stdout.replace(str(place).encode(), b"PLACE")
        return done

    def prepare(self, names):
        for name in names:
            place = self.folder / name
            (place / "run").mkdir(parents=True, mode=0o700)
            for file, content in FILES.items():
                (place / file).write_bytes(content)
                (place / file).chmod(0o600)
            for command in HOMES[name].setup if name in HOMES else ():
                done = self.run(place, command)
                if done.returncode:
                    sys.exit(f"the setup of {name} failed: {' '.join(command)}: {done.stderr.decode()}")
                for plugin, code in CODE.findall(done.stdout.decode()):
                    self.codes[name, plugin or HOMES[name].plugins[0]] = code
                    file = place / f"{plugin or HOMES[name].plugins[0]}-code.txt"
                    file.write_text(code + "\n")
                    file.chmod(0o600)
            if name in SEALED_HOMES:
                # Trying a passphrase takes a second; the commands of a person with unlocked records don't.
                for plugin in HOMES[name].plugins:
                    done = self.run(place, ["almanac", "unlock", plugin, "--minutes", "1440", "--passphrase-file", "pass.txt"])
                    if done.returncode:
                        sys.exit(f"{plugin} of {name} can't be unlocked: {done.stderr.decode()}")

    def copy(self, case):
        """A new copy of the home that a command begins with."""
        source = self.folder / ("empty" if case.is_fresh else case.home)
        place = Path(tempfile.mkdtemp(dir=self.folder))
        place.rmdir()
        shutil.copytree(source, place)
        # A remembered key has the name of the folder that it opens.
        for plugin in HOMES[case.home].plugins:
            former, new = (place / "run/almanac" / key_name(one, plugin) for one in (source, place))
            if former.exists():
                former.rename(new)
        return place

    def state(self, place, case, passphrase="pass.txt"):
        """The records of each plugin, decrypted, after whether they are sealed."""
        found = {}
        for plugin in HOMES[case.home].plugins:
            sealed = state.is_sealed(place, plugin)
            if sealed:
                command = ["almanac", "unseal", plugin, "--passphrase-file", passphrase]
                done = self.run(place, command, passphrase)
                if done.returncode:
                    found[plugin] = ["sealed", f"can't be opened: {done.stderr.decode()[:300]}"]
                    continue
            found[plugin] = ["sealed"] * sealed + state.rows(state.database(place, plugin))
        return found


def key_name(place, plugin):
    return f"{plugin}-{hashlib.sha256(str(place / 'home' / plugin).encode()).hexdigest()[:16]}.key"
