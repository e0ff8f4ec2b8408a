# SPDX-License-Identifier: Apache-2.0
"""The public feature map of the yardstick (`world.NAMES`, 78 features), and what a profile adds."""
import numpy as np

from worlds.base import CATEGORIES, COSTS, DAYPARTS, LOCATIONS, OUTDOOR, SOCIALS, TIMES

NAMES = (
    ["bias"] + [f"cat={c}" for c in CATEGORIES] + [f"time={t}" for t in TIMES] + [f"soc={s}" for s in SOCIALS]
    + [f"cost={c}" for c in COSTS] + ["diff", "diff2"] + [f"loc={l}" for l in LOCATIONS]
    + ["seasonMatch", "seasonMiss", "outdoor*wet", "outdoor*sunny"] + [f"weekend*time={t}" for t in TIMES]
    + [f"{d}*cat={c}" for d in DAYPARTS for c in CATEGORIES] + [f"{d}*time={t}" for d in DAYPARTS for t in TIMES]
    + ["mood*diff", "mood*nonsolo"] + [f"mood*cat={c}" for c in CATEGORIES])
IX = {name: i for i, name in enumerate(NAMES)}
D = len(NAMES)
PROFILE_NAMES = ["stated=1", "stated=2", "stated=3", "overTime", "overBudget", "diff-stated", "comfort*nonsolo",
                 "place=1", "place=2"]


def features(w, t):
    """Features of the candidates of day t: (users, candidates, 78)."""
    a = w.attributes(t)
    U, K = a.ids.shape
    X = np.zeros((U, K, D))
    r, k = np.arange(U)[:, None], np.arange(K)[None]

    def one(name, index, value=1.):
        X[r, k, IX[name] + index] = value

    X[..., 0] = 1
    one("cat=physical", a.cat)
    one("time=15", a.time)
    one("soc=solo", a.soc)
    one("cost=free", a.cost)
    X[..., IX["diff"]], X[..., IX["diff2"]] = a.diff, a.diff ** 2
    one("loc=home", a.loc)
    X[..., IX["seasonMatch"]], X[..., IX["seasonMiss"]] = a.match, a.miss
    X[..., IX["outdoor*wet"]], X[..., IX["outdoor*sunny"]] = a.wet, a.sunny
    if a.weekend:
        one("weekend*time=15", a.time)
    one("morning*cat=physical", 8 * a.daypart + a.cat)
    one("morning*time=15", 3 * a.daypart + a.time)
    X[..., IX["mood*diff"]], X[..., IX["mood*nonsolo"]] = a.mood * a.diff, a.mood * a.social
    one("mood*cat=physical", a.cat, a.mood)
    return X


def profile_features(w, t):
    """How the candidates of day t fit what people say of themselves: (users, candidates, 9)."""
    a = w.attributes(t)
    own = lambda x: x[:, None]
    return np.stack([
        a.cat == w.prefcat[:, :1], a.cat == w.prefcat[:, 1:2], a.cat == w.prefcat[:, 2:3],
        a.time > own(w.maxtime), np.maximum(a.cost - own(w.budget), 0) / 2., -np.abs(a.level - own(w.diffpref)) / 2.,
        a.social * (own(w.comfort) - 3) / 2., a.loc == w.prefloc[:, :1], a.loc == w.prefloc[:, 1:2]], -1).astype(float)


# Signs only: how a statement is understood before anything is known. Used for the first day and for ties.
FIT = np.array([.5, .4, .3, -.5, -.5, .3, .2, .2, .1])
