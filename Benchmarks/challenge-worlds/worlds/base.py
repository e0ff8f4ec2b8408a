# SPDX-License-Identifier: Apache-2.0
"""What all worlds share: the public side (challenges, contexts, profiles), the luck, and the scoring.

A world is a class with people, their hidden truth and, where it has one, a state that depends on what
they were offered. Everything that chance decides is drawn once per (seed, person, day, candidate) before
a policy starts. Two policies therefore meet the same luck; where a state makes the probability differ,
the same uniform number is compared with the two probabilities (common random numbers).

These people are invented. Nothing fitted on them may be shipped.
"""
import hashlib
from types import SimpleNamespace

import numpy as np

CATEGORIES = ["physical", "creative", "social", "intellectual", "emotional", "adventure", "learning", "mindfulness"]
TIMES = [15, 45, 120]
SOCIALS = ["solo", "strangers", "friends", "family", "group"]
COSTS = ["free", "small", "medium", "large"]
LOCATIONS = ["home", "outdoor", "public", "specific", "anywhere"]
SEASONS = ["spring", "summer", "fall", "winter"]
WEATHERS = ["sunny", "cloudy", "rainy", "snowy"]
DAYPARTS = ["morning", "afternoon", "evening"]
PHYSICAL, CREATIVE, SOCIAL, INTELLECTUAL, EMOTIONAL, ADVENTURE, LEARNING, MINDFULNESS = range(8)
HOME, OUTDOOR, PUBLIC, SPECIFIC, ANYWHERE = range(5)
EXPIRED, SKIPPED, COMPLETED = range(3)
STATUS = ["expired", "skipped", "completed"]


def sigmoid(x):
    return 1. / (1. + np.exp(-x))


def heavy(rng, df, shape):
    """Student's t with unit variance (df > 2): most people near the middle, a few far out."""
    return rng.standard_t(df, shape) * np.sqrt((df - 2) / df)


class World:
    """One population. A subclass sets `name` and implements `people` and `truth`, and what else it has."""

    name = ""
    stateful = False          # whether what was offered changes what comes after
    veil = 1.                 # 0 while somebody looks who knows everything but single challenges
    candidates = 40
    challenges = 300

    def __init__(self, seed, users=100, days=365):
        self.seed, self.U, self.T, self.N, self.K = seed, users, days, self.challenges, self.candidates
        self.key = int.from_bytes(hashlib.sha256(self.name.encode()).digest()[:4], "big")
        self.row = np.arange(users)[:, None]
        self.change_day = np.full(users, -1)                                 # -1: no abrupt change
        self.catalog(np.random.default_rng([self.key]))                     # the same for every seed
        self.calendar(self.stream(1))
        self.people(self.stream(2))
        self.luck(self.stream(3))
        self.reset()

    def stream(self, n):
        return np.random.default_rng([self.key, self.seed, n])

    # -- for subclasses -------------------------------------------------------------------------------
    def people(self, rng):
        """Draws the hidden truth of everybody and calls `state_profiles`."""
        raise NotImplementedError

    def truth(self, t, a):
        """P(completed) and the success probability of the rating, (users, candidates) each."""
        raise NotImplementedError

    def reset(self):
        """Forgets what was offered."""

    def present(self, t):
        """Who looks at the challenge of day t at all."""
        return np.ones(self.U, bool)

    def silence(self, t, a):
        """P(a challenge that is not done lapses without a word), P(a deed goes unreported)."""
        return 0., 0.

    def report(self, t, a, rating, noise):
        """What people say about an experience of 1 to 5; `noise` is uniform (users, candidates, 2)."""
        return rating

    def experience(self, t, j, done, rating, present):
        """Changes the state after day t: the challenge, whether it was done, how it was."""

    # -- the public side ------------------------------------------------------------------------------
    def catalog(self, rng):
        def draw(n, p=None):
            return rng.choice(n, self.N, p=p)

        self.cat = draw(8)
        self.time = draw(3, [.42, .36, .22])
        self.soc = draw(5, [.42, .1, .2, .13, .15])
        self.cost = draw(4, [.52, .25, .15, .08])
        self.diff = 1 + draw(5, [.18, .26, .26, .2, .1])
        self.loc = draw(5, [.27, .24, .19, .1, .2])
        self.season = draw(5, [.72, .07, .07, .07, .07])                     # 0 = any season

    def calendar(self, rng):
        U, T, N, K = self.U, self.T, self.N, self.K
        self.weekday = (np.arange(T) + 2) % 7                                # 0 = Monday
        self.weekend = self.weekday >= 5
        self.seas = ((np.arange(T) + 30) // 91.25).astype(int) % 4
        usual = rng.choice(3, U, p=[.25, .2, .55])
        self.daypart = np.where(rng.random((U, T)) < .65, usual[:, None], rng.integers(0, 3, (U, T)))
        self.hour = np.choose(self.daypart, [8, 14, 19]) + rng.integers(-1, 3, (U, T))
        odds = {0: [.42, .3, .27, .01], 1: [.62, .22, .16, 0], 2: [.33, .35, .3, .02], 3: [.28, .32, .17, .23]}
        self.weather = np.stack([rng.choice(4, U, p=odds[s]) for s in self.seas], 1)
        level = 3.2 + rng.normal(0, .5, (U, 1))
        self.feeling = np.empty((U, T))                                      # moods last: an autoregression
        x = rng.normal(0, .9, U)
        for t in range(T):
            x = .4 * x + rng.normal(0, .9 * np.sqrt(1 - .4 ** 2), U)
            self.feeling[:, t] = x
        self.mood = np.clip(np.round(level + self.feeling), 1, 5).astype(int)
        self.cands = np.argsort(rng.random((U, T, N), dtype=np.float32), axis=2)[:, :, :K].astype(np.int16)

    def luck(self, rng):
        shape = (self.U, self.T, self.K)
        self.u_done = rng.random(shape)
        self.u_rating = rng.random((*shape, 4), dtype=np.float32)
        self.u_noise = rng.random((*shape, 2), dtype=np.float32)
        self.u_silence = rng.random(shape, dtype=np.float32)

    def state_profiles(self, rng, cat, time, soc, cost, diff, loc, noise=1.):
        """What people say of themselves: a noisy view of the given tastes (users, levels)."""
        U = self.U

        def e(sd, *shape):
            return rng.normal(0, sd * noise, (U, *shape))

        def centered(x):
            return x - x.mean(0)

        time, cost, soc = centered(time), centered(cost), centered(soc)
        self.prefcat = np.argsort(-(cat + e(.45, 8)), 1)[:, :3]
        self.maxtime = np.where(time[:, 2] + e(.4) > .05, 2, np.where(time[:, 0] - time[:, 1] + e(.4) > .3, 0, 1))
        self.budget = np.clip(np.round(1.4 + 1.6 * (cost[:, 2] + cost[:, 3]) + e(.6)), 0, 3).astype(int)
        self.comfort = np.clip(np.round(3 + 1.6 * (soc[:, 1:].mean(1) - soc[:, 0]) + e(.6)), 1, 5).astype(int)
        self.diffpref = np.clip(np.round(diff + e(.5)), 1, 5).astype(int)
        self.prefloc = np.argsort(-(loc + e(.4, 5)), 1)[:, :2]

    def misstate_categories(self, rng, chance, odds=None):
        """Replaces each stated category with the given chance by one drawn from `odds`."""
        for u in range(self.U):
            for place in range(3):
                if rng.random() < chance:
                    p = np.ones(8) if odds is None else np.array(odds, float)
                    p[self.prefcat[u]] = 0
                    self.prefcat[u, place] = rng.choice(8, p=p / p.sum())

    def misstate_limits(self, rng, chance):
        """Replaces each limit with the given chance by any."""
        U = self.U
        for name, low, high in (("maxtime", 0, 2), ("budget", 0, 3), ("comfort", 1, 5), ("diffpref", 1, 5)):
            wrong = rng.random(U) < chance
            setattr(self, name, np.where(wrong, rng.integers(low, high + 1, U), getattr(self, name)))

    def draw_change_days(self, rng, share, first=.24, last=.7):
        """An abrupt change for some, on a day of their own."""
        changes = rng.random(self.U) < share
        days = rng.integers(int(first * self.T), max(int(last * self.T), int(first * self.T) + 1), self.U)
        self.change_day = np.where(changes, days, -1)

    def changed(self, t):
        return (self.change_day >= 0) & (t >= self.change_day)

    def attributes(self, t):
        """The candidates of day t, (users, candidates) each, and the day's context, (users, 1) each."""
        ids = self.cands[:, t].astype(int)
        season = self.season[ids]
        return SimpleNamespace(
            ids=ids, cat=self.cat[ids], time=self.time[ids], soc=self.soc[ids], cost=self.cost[ids],
            loc=self.loc[ids], diff=(self.diff[ids] - 3) / 2, level=self.diff[ids], social=self.soc[ids] > 0,
            match=(season > 0) & (season - 1 == self.seas[t]), miss=(season > 0) & (season - 1 != self.seas[t]),
            wet=(self.loc[ids] == OUTDOOR) & (self.weather[:, t] >= 2)[:, None],
            sunny=(self.loc[ids] == OUTDOOR) & (self.weather[:, t] == 0)[:, None],
            weekend=bool(self.weekend[t]), daypart=self.daypart[:, t][:, None],
            mood=((self.mood[:, t] - 3) / 2)[:, None])

    def circumstances(self, rng, scale=1.):
        """Draws what most people share: rain, season, part of day, mood."""
        U = self.U
        n = rng.normal
        self.c_wet, self.c_sunny = -.9 + .4 * n(size=(U, 1)), .35 + .3 * n(size=(U, 1))
        self.c_match, self.c_miss = .25 + .2 * n(size=(U, 1)), -.7 + .3 * n(size=(U, 1))
        self.c_part = scale * .3 * n(size=(U, 3, 8))
        self.c_mooddiff, self.c_moodsocial = .3 + .25 * n(size=(U, 1)), .35 + .25 * n(size=(U, 1))

    def circumstance(self, a):
        return (self.c_wet * a.wet + self.c_sunny * a.sunny + self.c_match * a.match + self.c_miss * a.miss
                + self.c_part[self.row, a.daypart, a.cat]
                + a.mood * (self.c_mooddiff * a.diff + self.c_moodsocial * a.social))

    # -- one day --------------------------------------------------------------------------------------
    def begin(self, t):
        """Computes the truth and the outcome of every candidate of day t, given the state."""
        a = self.attributes(t)
        p, q = self.truth(t, a)
        here = self.present(t)
        done = self.u_done[:, t] < p
        rating = 1 + (self.u_rating[:, t] < q[..., None]).sum(-1)
        said = self.report(t, a, rating, self.u_noise[:, t])
        lapse, untold = self.silence(t, a)
        silent = self.u_silence[:, t] < np.where(done, untold, lapse)
        status = np.where(silent, EXPIRED, np.where(done, COMPLETED, SKIPPED))
        status[~here] = EXPIRED
        expected = p * (.5 + .5 * q)
        expected[~here] = 0
        return SimpleNamespace(t=t, ids=a.ids, p=p, q=q, here=here, done=done & here[:, None], rating=rating,
                               said=said, status=status, expected=expected)

    def insight(self, t):
        """Expected reward without what no attribute shows of single challenges (quality, hidden traits)."""
        self.veil = 0.
        p, q = self.truth(t, self.attributes(t))
        self.veil = 1.
        return p * (.5 + .5 * q)

    def commit(self, day, choice):
        pick = np.arange(self.U), choice
        self.experience(day.t, day.ids[pick], day.done[pick], day.rating[pick], day.here)

    # -- what programs see ----------------------------------------------------------------------------
    def public_challenge(self, j):
        return dict(id=int(j), category=CATEGORIES[self.cat[j]], timeInvestment=TIMES[self.time[j]],
                    socialRequirement=SOCIALS[self.soc[j]], costLevel=COSTS[self.cost[j]],
                    difficultyLevel=int(self.diff[j]), locationType=LOCATIONS[self.loc[j]],
                    seasonality=None if self.season[j] == 0 else SEASONS[self.season[j] - 1])

    def public_context(self, u, t):
        return dict(timeOfDay=int(self.hour[u, t]), dayOfWeek=int(self.weekday[t]) + 1,
                    weatherContext=WEATHERS[self.weather[u, t]], moodBefore=int(self.mood[u, t]),
                    season=SEASONS[self.seas[t]])

    def public_profile(self, u):
        return dict(user=int(u), preferredCategories=[CATEGORIES[i] for i in self.prefcat[u]],
                    maxTimeInvestment=TIMES[self.maxtime[u]], budgetLevel=COSTS[self.budget[u]],
                    socialComfortLevel=int(self.comfort[u]), difficultyPreference=int(self.diffpref[u]),
                    locationPreferences=[LOCATIONS[i] for i in self.prefloc[u]])
