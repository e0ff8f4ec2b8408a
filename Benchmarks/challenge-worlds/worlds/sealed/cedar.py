# SPDX-License-Identifier: Apache-2.0
"""cedar: two selves, and days nobody sees from outside. SEALED: if you work on the learner, stop reading.

Everybody has working days and free days with separate tastes, and the week does not say which is which: office hours,
part-time weeks, weekend work, and shifts in a cycle of their own that drifts against the week (shift work, Costa 2010).
A hidden state of energy (drained, even, lively) lasts for days and follows work; it moves tastes, and the stated mood
is a noisy view of it (Markov-switching affect, Hamaker, Grasman & Kamphuis 2010; fatigue favors low effort,
Hockey 2013). Hours count by chronotype (Horne & Östberg 1976): active things near the person's peak, calm
ones away from it. For a third the rota changes on a day of their own, and with it part of the tastes. Tastes have
heavy tails. Ratings lean with the mood (Schwarz & Clore 1983) and are jittered. People who seldom answer do so
mostly on free days, and all have holidays without a look. Statements describe free days, which are remembered (peak-end,
Redelmeier & Kahneman 1996), so they are wrong for the rest. Single challenges differ in quality, for drained people
otherwise than for lively ones.
"""
import numpy as np

from ..base import ADVENTURE, CREATIVE, EMOTIONAL, MINDFULNESS, PHYSICAL, SOCIAL, World, heavy, sigmoid

ACTIVE, CALM = [PHYSICAL, ADVENTURE, SOCIAL], [MINDFULNESS, EMOTIONAL, CREATIVE]
OFFICE, PART_TIME, WEEKENDS, SHIFTS = range(4)


class Cedar(World):
    name = "cedar"

    def rota(self, rng, kind):
        """Free days of one person under a kind of rota."""
        day = np.arange(self.T)
        if kind == OFFICE:
            return self.weekday >= 5
        if kind == PART_TIME:
            days = rng.choice(5, 2, replace=False)
            return np.isin(self.weekday, days) | (self.weekday == 6)
        if kind == WEEKENDS:
            return np.isin(self.weekday, rng.choice(4, 2, replace=False))
        cycle, free = rng.choice([6, 8, 9]), rng.choice([2, 3])
        return (day + rng.integers(cycle)) % cycle < free

    def people(self, rng):
        U, T, N = self.U, self.T, self.N
        fixed = np.random.default_rng([self.key, 7])
        self.quality, self.tilt = fixed.normal(.1, .5, N), fixed.normal(0, .35, N)
        popular = fixed.normal(0, .3, (2, 8))

        kinds = rng.choice(4, (2, U), p=[.4, .2, .15, .25])
        kinds[1] = np.where(kinds[1] == kinds[0], (kinds[0] + rng.integers(1, 4, U)) % 4, kinds[1])
        self.draw_change_days(rng, .35)
        before = np.array([self.rota(rng, k) for k in kinds[0]])
        after = np.array([self.rota(rng, k) for k in kinds[1]])
        late = (self.change_day[:, None] >= 0) & (np.arange(T)[None] >= self.change_day[:, None])
        self.free = np.where(late, after, before).astype(int)                # (users, days)

        common = .65 * heavy(rng, 4, (2, 1, U, 8))
        tastes = popular[None, :, None] + common + .85 * heavy(rng, 4, (2, 2, U, 8))   # (before/after, work/free, users, 8)
        keep = rng.uniform(0, .5, (1, U, 1))
        tastes[1] = keep * tastes[0] + np.sqrt(1 - keep ** 2) * tastes[1]
        self.tastes = tastes
        self.company = np.array([[.4, -.5, 0, .1, -.3], [.0, -.3, .5, .3, .2]])[:, None] + .5 * rng.normal(size=(2, U, 5))
        self.length = np.array([[.8, -.1, -1.2], [.0, .3, .4]])[:, None] + .35 * rng.normal(size=(2, U, 3))
        self.money = np.array([.4, .15, -.3, -.8]) + .3 * rng.normal(size=(U, 4))
        self.place = np.array([[.4, -.1, -.1, -.5, .3], [0, .3, .2, .1, .1]])[:, None] + .35 * rng.normal(size=(2, U, 5))
        self.bias = np.stack([rng.normal(.1, .5, (U, 1)), rng.normal(.45, .5, (U, 1))])
        self.hard, self.bend = rng.normal(-.2, .4, (U, 1)), -np.abs(rng.normal(.35, .2, (U, 1)))
        self.circumstances(rng, .4)
        self.c_mooddiff, self.c_moodsocial = 0 * self.c_mooddiff, 0 * self.c_moodsocial

        self.energy = np.empty((U, T), int)
        stay = rng.uniform(.75, .93, U)
        state = rng.integers(0, 3, U)
        for t in range(T):
            move = rng.random(U) >= stay
            pull = np.where(self.free[:, t] == 1, .65, .35)                  # rest restores, work drains
            step = np.where(rng.random(U) < pull, 1, -1)
            state = np.clip(np.where(move, state + step, state), 0, 2)
            self.energy[:, t] = state
        seen = np.abs(rng.normal(.8, .25, (U, 1)))
        mood = 3.1 + rng.normal(0, .3, (U, 1)) + seen * (self.energy - 1) + rng.normal(0, .7, (U, T))
        self.mood = np.clip(np.round(mood), 1, 5).astype(int)
        strength = np.abs(rng.normal(1., .35, (U, 1)))
        effect = np.zeros((3, 8))
        effect[0, CALM], effect[0, ACTIVE] = .6, -.7
        effect[2, CALM], effect[2, ACTIVE] = -.3, .7
        self.state_cat = strength[None] * effect[:, None] + .25 * rng.normal(size=(3, U, 8))
        self.state_diff = strength[:, 0] * np.array([[-.7], [0], [.6]])
        self.state_long = strength[:, 0] * np.array([[-.8], [0], [.3]])
        self.state_social = strength[:, 0] * np.array([[-.6], [0], [.4]])
        self.state_bias = strength[:, 0] * np.array([[-.35], [0], [.2]])

        peak = np.clip(rng.normal(14, 4.5, U), 6, 22)[:, None]
        near = np.exp(-((self.hour - peak) / 4) ** 2) - .5                   # (users, days)
        pull = np.abs(rng.normal(.8, .4, (U, 1)))
        self.near = pull * near
        self.sign = np.zeros(8)
        self.sign[ACTIVE], self.sign[CALM] = 1, -.7

        sparse = rng.random(U) < .35
        chance = np.where(sparse[:, None], np.where(self.free == 1, .85, .3), .96)
        self.here = rng.random((U, T)) < chance
        for u in range(U):                                                   # holidays
            for _ in range(rng.integers(1, 3)):
                begin = rng.integers(0, T)
                self.here[u, begin:begin + rng.integers(5, 22)] = False
        self.lapse = np.where(sparse, rng.uniform(.3, .9, U), rng.uniform(0, .3, U))[:, None]
        self.lean, self.jitter = np.abs(rng.normal(.5, .3, (U, 1))), rng.uniform(.4, 1.1, (U, 1))
        self.like_bias, self.like = rng.normal(.6, .35, (U, 1)), .35 * rng.normal(size=(U, 8))

        talk = self.stream(5)
        self.state_profiles(talk, tastes[0, 1] + .3 * self.sign, self.length[1], self.company[1], self.money,
                            3 + 1.3 * self.hard[:, 0], self.place[1])
        self.misstate_categories(talk, .15)
        self.misstate_limits(talk, .2)

    def truth(self, t, a):
        r, f, s, now = self.row, self.free[:, t][:, None], self.energy[:, t], self.changed(t).astype(int)[:, None]
        u = np.arange(self.U)
        own = lambda x: x[s, u][:, None]
        z = (self.bias[f, r, 0] + self.tastes[now, f, r, a.cat] + self.company[f, r, a.soc] + self.length[f, r, a.time]
             + self.money[r, a.cost] + self.place[f, r, a.loc] + self.hard * a.diff + self.bend * a.diff ** 2
             + self.state_cat[s[:, None], r, a.cat] + own(self.state_diff) * a.diff + own(self.state_long) * (a.time == 2)
             + own(self.state_social) * a.social + own(self.state_bias) + self.near[:, t][:, None] * self.sign[a.cat]
             + self.circumstance(a))
        good = self.veil * (self.quality[a.ids] + (s[:, None] - 1) * self.tilt[a.ids])
        return sigmoid(z + .6 * good), sigmoid(self.like_bias + .45 * z + self.like[r, a.cat] + good)

    def present(self, t):
        return self.here[:, t]

    def silence(self, t, a):
        return self.lapse, .03

    def report(self, t, a, rating, noise):
        felt = rating + self.lean * a.mood * 1.5 + self.jitter * (noise[..., 0] + noise[..., 1] - 1)
        return np.clip(np.round(felt), 1, 5).astype(int)
