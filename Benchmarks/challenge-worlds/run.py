#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs policies and programs in a challenge world and prints what they earn.

  python3 run.py --list                                               building worlds, sealed worlds, policies
  python3 run.py --world turning                                      baselines, seed 1, 100 people, 365 days
  python3 run.py --world turning --policies linucb,bb-glm-greedy,vw-private
  python3 run.py --world turning --external "path/to/program args"    any program over stdin and stdout
  python3 run.py --world turning --pair external,linucb               paired difference of two kept results
  python3 run.py --tune linucb                                        the stated grid on the building worlds, seed 1001

Results are kept in --out DIR; a policy found there with the same settings and the same world is not run again,
an external program always is.
"""
import argparse
import hashlib
import json
import os
import sys
import time

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import worlds                                                                # noqa: E402
from policies import BASELINES, GRID, PEERS, Day, External                   # noqa: E402

TUNED = os.path.join(HERE, "peers.json")
TUNING_SEED = 1001


# ---- running ---------------------------------------------------------------------------------------
def run(world, kind, options):
    """Expected reward and status of every user and day, and the seconds it took."""
    world.reset()
    policy, began = kind(world, **options), time.time()
    expected = np.zeros((world.U, world.T))
    reward, status, here = np.zeros_like(expected), np.zeros(expected.shape, np.int8), np.zeros(expected.shape, bool)
    pick = np.arange(world.U)
    for t in range(world.T):
        day = Day(world, t)
        policy.day(day)
        day.close()
        d = day._day
        expected[:, t], status[:, t], here[:, t] = d.expected[pick, day.choice], d.status[pick, day.choice], d.here
        reward[:, t] = np.where(status[:, t] == 2, .5 + .125 * (d.said[pick, day.choice] - 1), 0)
    policy.finish()
    return dict(expected=expected, reward=reward, status=status, here=here, change=world.change_day), time.time() - began


def fingerprint(world_name, seed, users, days, name, options):
    h = hashlib.sha256(json.dumps([seed, users, days, name, options], sort_keys=True).encode())
    for path in (worlds.path(world_name), *(os.path.join(HERE, f) for f in ("worlds/base.py", "policies.py", "features.py"))):
        with open(path, "rb") as f:
            h.update(f.read())
    return h.hexdigest()[:16]


class Results:
    """Kept results of one world, seed and size: a NumPy file for each policy."""

    def __init__(self, folder, world_name, seed, users, days):
        self.args = world_name, seed, users, days
        self.folder = os.path.join(folder, f"{world_name}-{seed}-{users}x{days}")
        self.world = None

    def path(self, name):
        return os.path.join(self.folder, f"{name}.npz")

    def get(self, name, kind, options, fresh=False):
        mark = fingerprint(*self.args, name, options)
        if not fresh and os.path.exists(self.path(name)):
            kept = dict(np.load(self.path(name)))
            if str(kept["mark"]) == mark:
                return kept
        if self.world is None:
            self.world = worlds.load(self.args[0])(*self.args[1:])
        result, seconds = run(self.world, kind, options)
        result.update(mark=mark, seconds=seconds)
        os.makedirs(self.folder, exist_ok=True)
        np.savez_compressed(self.path(name), **result)
        return result

    def kept(self):
        if not os.path.isdir(self.folder):
            return {}
        names = sorted(f[:-4] for f in os.listdir(self.folder) if f.endswith(".npz"))
        return {n: dict(np.load(self.path(n))) for n in names}


# ---- reporting -------------------------------------------------------------------------------------
def interval(rows, n=2000):
    """95 % bootstrap interval of the mean over users."""
    rng = np.random.default_rng(0)
    means = rows[rng.integers(len(rows), size=(n, len(rows)))].mean(1)
    return np.quantile(means, .025), np.quantile(means, .975)


WINDOW, SHARE = 14, .9


def aligned(expected, change, span):
    """Mean reward on day 0, 1, ... after the change (or before it, counted back) over the people who change."""
    who = np.flatnonzero(change >= 0)
    return np.array([expected[who, change[who] + k].mean() for k in span])


def recovery(result, oracle):
    """How a policy comes back after an abrupt change, or None where nobody changes.

    People who change are aligned on their day of change, day 0. The horizon H is the largest number of days that
    everybody who changes still has. P(k) and O(k) are the means over these people of the policy's and the oracle's
    expected reward on day k; a moving average is over days k-13 ... k, all of them after the change, so k starts
    at 13. `days` is the smallest k + 1 with average P >= 0.9 x average O, or None when there is none up to H.
    `own` is the same with 0.9 replaced by 0.98 times the policy's share of the oracle in the 28 days before.
    """
    change, T = oracle["change"], oracle["expected"].shape[1]
    who = change >= 0
    if who.sum() < 5:
        return None
    horizon, before = T - change[who].max(), min(28, change[who].min())
    if horizon < WINDOW or before < 1:
        return None
    p, o = (aligned(x["expected"], change, range(horizon)) for x in (result, oracle))
    back = range(-before, 0)
    share_before = aligned(result["expected"], change, back).mean() / aligned(oracle["expected"], change, back).mean()
    average = lambda x: np.convolve(x, np.ones(WINDOW) / WINDOW, "valid")
    ratio = average(p) / average(o)

    def first(level):
        hit = np.flatnonzero(ratio >= level)
        return int(hit[0]) + WINDOW if len(hit) else None

    return dict(people=int(who.sum()), horizon=int(horizon), before=share_before, first=ratio[0],
                day60=ratio[min(60, horizon) - WINDOW], days=first(SHARE), own=first(.98 * share_before))


def figures(result, oracle):
    e, here = result["expected"], result["here"]
    low, high = interval(e.mean(1))
    return dict(mean=e.mean(), low=low, high=high, first30=e[:, :30].mean(), last90=e[:, -90:].mean(),
                share=e.mean() / oracle["expected"].mean(), open=e[here].mean(), realised=result["reward"].mean(),
                completed=(result["status"] == 2).mean(), expired=(result["status"] == 0).mean(),
                recovery=recovery(result, oracle), seconds=float(result["seconds"]))


def table(results):
    oracle = results["oracle"]
    rows = {n: figures(r, oracle) for n, r in results.items()}
    lines = [f"{'policy':16s}   mean  95 % interval   days 1-30 last 90 share of oracle  open days completed expired"]
    for n, f in sorted(rows.items(), key=lambda x: -x[1]["mean"]):
        lines.append(f"{n:16s} {f['mean']:.4f} [{f['low']:.4f}, {f['high']:.4f}]  {f['first30']:.4f}  {f['last90']:.4f}"
                     f"          {f['share']:.3f}     {f['open']:.4f}     {f['completed']:.3f}   {f['expired']:.3f}")
    if rows["oracle"]["recovery"]:
        r = rows["oracle"]["recovery"]
        lines += ["", f"after the change, {r['people']} people, share of the oracle (14-day averages), horizon {r['horizon']} days",
                  f"{'policy':16s} before days 1-14 days 47-60 days to 90 % days to 98 % of own share before"]
        show = lambda x: "never" if x is None else str(x)
        for n, f in sorted(rows.items(), key=lambda x: -x[1]["mean"]):
            r = f["recovery"]
            lines.append(f"{n:16s}  {r['before']:.3f}     {r['first']:.3f}      {r['day60']:.3f} {show(r['days']):>12s} {show(r['own']):>12s}")
    return "\n".join(lines)


def pair(results, a, b):
    lines = []
    for what, part in (("all days", slice(None)), ("days 1-30", slice(0, 30)), ("last 90 days", slice(-90, None))):
        d = results[a]["expected"][:, part].mean(1) - results[b]["expected"][:, part].mean(1)
        low, high = interval(d)
        lines.append(f"{a} - {b}, {what}: {d.mean():+.4f} [{low:+.4f}, {high:+.4f}]; "
                     f"better for {100 * (d > 0).mean():.0f} % of {len(d)} users")
    return "\n".join(lines)


# ---- tuning ----------------------------------------------------------------------------------------
def settings(name):
    if name in BASELINES:
        return BASELINES[name]
    with open(TUNED) as f:
        return PEERS[name], json.load(f)["peers"][name]["chosen"]


def tune(name, users, days):
    """Searches one peer's grid on the building worlds, one setting at a time, and keeps the best mean share of the oracle.

    The search starts from the first value of each setting, tries every other value of one setting with the rest
    held, keeps the best, and goes on to the next; it passes over the settings until a pass changes nothing.
    """
    grid = GRID[name]
    made = {w: worlds.load(w)(TUNING_SEED, users, days) for w in worlds.names("building")}
    oracle = {w: run(made[w], *BASELINES["oracle"])[0] for w in made}
    silent = {w: bool((oracle[w]["status"] == 0).any()) for w in made}
    runs, tried = {}, {}

    def share(w, options):
        key = w, *(v for k, v in options.items() if k != "expired" or silent[w])
        if key not in runs:
            runs[key] = round(float(run(made[w], PEERS[name], options)[0]["expected"].mean() / oracle[w]["expected"].mean()), 5)
        return runs[key]

    def value(options):
        key = json.dumps(options)
        if key not in tried:
            shares = {w: share(w, options) for w in made}
            tried[key] = dict(settings=options, share=shares, mean=round(float(np.mean(list(shares.values()))), 5))
            print(json.dumps(tried[key]), file=sys.stderr, flush=True)
        return tried[key]["mean"]

    def keep(best, finished):
        record = {}
        if os.path.exists(TUNED):
            with open(TUNED) as f:
                record = json.load(f)
        chosen = tried[json.dumps(best)]
        record.setdefault("peers", {})[name] = dict(
            chosen=best, share=chosen["share"], mean=chosen["mean"], finished=finished, grid=grid, users=users, days=days,
            seed=TUNING_SEED, tried=sorted(tried.values(), key=lambda x: -x["mean"]))
        with open(TUNED, "w") as f:
            json.dump(record, f, indent=1)

    best, before = {k: v[0] for k, v in grid.items()}, None
    while best != before:
        before = dict(best)
        for setting, values in grid.items():
            best = max(({**best, setting: v} for v in dict.fromkeys([best[setting], *values])), key=value)
            keep(best, False)
    keep(best, True)
    print(json.dumps(tried[json.dumps(best)]))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--list", action="store_true", help="list worlds and policies")
    add("--world", help="the name of a world")
    add("--seed", type=int, default=1, help="seed that chooses the people (default 1; 1001 is for tuning)")
    add("--users", type=int, default=100, help="people (default 100)")
    add("--days", type=int, default=365, help="days (default 365)")
    add("--policies", default="", metavar="A,B,...", help="besides random, insider and oracle; 'peers' means all peers")
    add("--external", metavar="COMMAND", help="run this program as a policy")
    add("--name", default="external", help="the name of --external in the results (default: external)")
    add("--pair", metavar="A,B", help="paired difference of two policies: of this run or kept")
    add("--fresh", action="store_true", help="ignore kept results")
    add("--out", default="results", metavar="DIR", help="where results are kept (default: results)")
    add("--json", metavar="FILE", help="also write the figures as JSON")
    add("--tune", metavar="PEER", choices=list(GRID), help="tune a peer on the building worlds")
    o = parser.parse_args()
    if o.list:
        print("building:", *worlds.names("building"), "\nsealed:  ", *worlds.names("sealed"), "\npolicies:", *BASELINES, *PEERS)
        return
    if o.tune:
        tune(o.tune, o.users, o.days)
        return
    if not o.world or worlds.path(o.world) is None:
        parser.error(f"--world: expected one of {', '.join(worlds.names('building') + worlds.names('sealed'))}")
    if o.users < 1 or o.days < 1:
        parser.error("--users and --days: expected 1 or more")
    names = [n for n in o.policies.replace("peers", ",".join(PEERS)).split(",") if n]
    unknown = [n for n in names if n not in BASELINES and n not in PEERS]
    if unknown:
        parser.error(f"no such policy: {', '.join(unknown)}")

    store = Results(o.out, o.world, o.seed, o.users, o.days)
    if o.pair and not (names or o.external):
        kept, two = store.kept(), o.pair.split(",")
        missing = [n for n in two if n not in kept]
        if len(two) != 2 or missing:
            parser.error(f"--pair: expected two names, both in {store.folder}" + (f"; not there: {', '.join(missing)}" if missing else ""))
        print(pair(kept, *two))
        return
    results = {}
    for name in dict.fromkeys(["random", "insider", "oracle", *names]):
        try:
            results[name] = store.get(name, *settings(name), fresh=o.fresh)
        except ImportError as e:
            print(f"{name}: skipped, {e.name} is not installed", file=sys.stderr)
            continue
        mean, seconds = results[name]["expected"].mean(), float(results[name]["seconds"])
        print(f"{name}: {mean:.4f} ({seconds:.1f} s)", file=sys.stderr, flush=True)
    if o.external:
        results[o.name] = store.get(o.name, External, dict(command=o.external), fresh=True)
    print(f"{o.world}, seed {o.seed}, {o.users} people, {o.days} days")
    print(table(results))
    if o.pair:
        print(pair({**store.kept(), **results}, *o.pair.split(",")))
    if o.json:
        with open(o.json, "w") as f:
            json.dump({n: figures(r, results["oracle"]) for n, r in results.items()}, f, indent=1, default=float)


if __name__ == "__main__":
    main()
