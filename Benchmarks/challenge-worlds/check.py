#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks the worlds and the runner. Needs NumPy only.

  python3 check.py                            all worlds
  python3 check.py --worlds turning,quiet     some
  python3 check.py --yardstick DIR            also compares the feature map with the yardstick's world.py

For each world: a rerun gives identical digits; the oracle earns at least as much as every other policy; two policies
meet the same outcome of the same (user, day, candidate), and where a state makes the probability differ, the one
with the higher probability is never the only one that fails; random choice completes 30 to 70 %; a program over
stdin and stdout gives the same digits twice. Also: the sealed files still have the digests of SEALED.sha256.
"""
import argparse
import hashlib
import importlib.util
import os
import sys

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import features                                                              # noqa: E402
import worlds                                                                # noqa: E402
from policies import BASELINES, Day, External, LinUCB                        # noqa: E402
from run import run                                                          # noqa: E402

LINUCB = LinUCB, dict(alpha=.1, l2=1., gamma=1., profile=1., prior=0, expired="ignore")
failures = 0


def check(ok, what):
    global failures
    failures += not ok
    print(("ok    " if ok else "FAILED"), what, flush=True)


def record(world, kind, options):
    """Every candidate's probability and outcome of every day while a policy plays."""
    world.reset()
    policy, days = kind(world, **options), []
    for t in range(world.T):
        day = Day(world, t)
        policy.day(day)
        day.close()
        days.append(day._day)
    return days


def same_luck(world):
    """Compares all candidates of all days of a random and a LinUCB run."""
    identical, coupled, compared = True, True, 0
    for a, b in zip(record(world, *BASELINES["random"]), record(world, *LINUCB)):
        identical &= np.array_equal(a.ids, b.ids)
        here = a.here & b.here
        same = (a.p == b.p) & (a.q == b.q) & here[:, None]
        compared += same.sum()
        identical &= bool((a.done == b.done)[same].all() and (a.rating == b.rating)[same].all())
        if not world.stateful:
            identical &= bool(same[here].all() and np.array_equal(a.status, b.status) and np.array_equal(a.said, b.said))
        odd = ((a.p >= b.p) & ~a.done & b.done) | ((b.p >= a.p) & ~b.done & a.done)
        coupled &= not bool(odd[here].any())
    return identical and compared > 0, coupled, compared


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--worlds", default=",".join(worlds.names("building") + worlds.names("sealed")))
    parser.add_argument("--users", type=int, default=60)
    parser.add_argument("--days", type=int, default=365)
    parser.add_argument("--seed", type=int, default=2001)
    parser.add_argument("--yardstick", metavar="DIR")
    o = parser.parse_args()
    program = External, dict(command=f'"{sys.executable}" "{HERE}/client_example.py"')
    policies = {**BASELINES, "linucb": LINUCB, "program": program}
    for name in o.worlds.split(","):
        make = lambda: worlds.load(name)(o.seed, o.users, o.days)
        first, again = make(), make()
        mean, equal = {}, True
        for policy, (kind, options) in policies.items():
            a, b = run(first, kind, options)[0], run(again, kind, options)[0]
            equal &= all(np.array_equal(a[k], b[k]) for k in a)
            mean[policy] = a["expected"].mean()
            if policy == "random":
                completed, per_open = (a["status"] == 2).mean(), (a["status"] == 2)[a["here"]].mean()
        check(equal, f"{name}: reruns of {len(policies)} policies give identical digits")
        best = max((v, k) for k, v in mean.items() if k != "oracle")
        check(mean["oracle"] >= best[0], f"{name}: oracle {mean['oracle']:.4f}, best other {best[0]:.4f} ({best[1]})")
        check(.3 <= completed <= .7, f"{name}: random choice completes {completed:.3f} of all days, {per_open:.3f} of the days with a look")
        identical, coupled, compared = same_luck(first)
        check(identical, f"{name}: same outcome for two policies, {compared} candidates with equal probability compared")
        check(coupled, f"{name}: common random numbers where the probabilities differ")
    if o.yardstick:
        spec = importlib.util.spec_from_file_location("yardstick_world", os.path.join(o.yardstick, "world.py"))
        yardstick = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(yardstick)
        w = worlds.load("turning")(o.seed, 5, 40)
        y = yardstick.World(1, 5, 40)
        for k in ("cat", "time", "soc", "cost", "diff", "loc", "season", "weekday", "seas", "daypart", "hour", "weather", "mood", "cands"):
            setattr(y, k, getattr(w, k))
        y._features = {}
        check(features.NAMES == yardstick.NAMES and all(np.array_equal(features.features(w, t)[u], y.features(u, t))
                                                        for t in range(w.T) for u in range(w.U)), "features equal the yardstick's")
    seal = os.path.join(HERE, "SEALED.sha256")
    if os.path.exists(seal):
        with open(seal) as f:
            for line in f:
                digest, path = line.split()
                with open(os.path.join(HERE, path), "rb") as g:
                    check(hashlib.sha256(g.read()).hexdigest() == digest, f"{path} is as sealed")
    print("all checks passed" if not failures else f"{failures} checks failed")
    sys.exit(bool(failures))


if __name__ == "__main__":
    main()
