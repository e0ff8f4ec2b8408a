# SPDX-License-Identifier: Apache-2.0
"""birch: people become what they do. SEALED: if you work on the learner, stop reading.

Doing a kind of challenge builds skill in it, and the difficulty that fits moves along: below it lies boredom, above it
anxiety (flow, Csikszentmihalyi 1990; desirable difficulty, Bjork 1994; power law of practice, Newell & Rosenbloom 1981).
Skill fades when unused. Exposure first makes a category dearer (Zajonc 1968) and then wears it out (Bornstein
1989). A challenge just done is not wanted again for a while. Tastes are mixtures of six ways of living, and for half of
the people the mixture moves slowly to another one (gradual drift); all follow a rhythm of the year of their own. For
three in ten the dearest category falls away on a day of their own (injury, loss). People are keener on Mondays and after
the turn of a month (fresh start, Dai, Milkman & Riis 2014) and companionable on Fridays and weekends. Whether they look
at all depends on how rewarding the last weeks were (attrition, Eysenbach 2005; engagement, O'Brien & Toms 2008), and some
deeds go unreported. Some challenges are fads with a season of their own (Koren 2009). Raters are lenient or strict.
Statements are the stereotype of the way of living that is strongest, and partly wrong.
"""
import numpy as np

from ..base import World, sigmoid

WAYS = 6


class Birch(World):
    name = "birch"
    stateful = True

    def people(self, rng):
        U, T, N = self.U, self.T, self.N
        fixed = np.random.default_rng([self.key, 7])
        self.quality = fixed.normal(.05, .4, N)
        fad = fixed.random(N) < .18
        begin, length = fixed.uniform(-60, 365, N), fixed.uniform(40, 110, N)
        day = np.arange(T)[:, None]
        self.fad = 1.3 * (fad & (day >= begin) & (day < begin + length)) - .5 * (fad & (day >= begin + length))

        ways = dict(cat=fixed.normal(0, 1.5, (WAYS, 8)), soc=fixed.normal(0, .8, (WAYS, 5)), loc=fixed.normal(0, .6, (WAYS, 5)),
                    time=np.array([.4, .1, -.6]) + fixed.normal(0, .6, (WAYS, 3)),
                    cost=np.array([.4, .1, -.3, -.8]) + fixed.normal(0, .3, (WAYS, 4)))
        first, second = rng.dirichlet(np.full(WAYS, .35), U), rng.dirichlet(np.full(WAYS, .35), U)
        moves = (rng.random(U) < .5)[:, None]
        middle, width = rng.uniform(.15, .8, (U, 1)) * T, rng.uniform(15, 60, (U, 1))
        share = np.where(moves, sigmoid((np.arange(T)[None] - middle) / width), 0)[..., None]
        self.weights = (1 - share) * first[:, None] + share * second[:, None]          # (users, days, ways)
        self.ways = ways
        self.extra = .45 * rng.normal(size=(U, 8))
        self.bias = rng.normal(.5, .45, (U, 1))
        self.circumstances(rng, .6)
        phase, swing = rng.uniform(0, 2 * np.pi, (U, 8)), np.abs(rng.normal(0, .45, (U, 8)))
        self.rhythm = lambda t: swing * np.sin(2 * np.pi * t / 365.25 + phase)

        self.start_skill = np.clip(rng.normal(1.8, .7, (U, 1)) + rng.normal(0, .5, (U, 8)), .6, 4.)
        self.pace = np.exp(rng.normal(np.log(.12), .5, (U, 1)))
        self.fade = .5 ** (1 / rng.uniform(40, 150, (U, 1)))
        self.stretch = rng.normal(.5, .4, (U, 1))                            # wants to be above the own skill by this
        self.bored, self.anxious = np.abs(rng.normal(.2, .1, (U, 1))), np.abs(rng.normal(.5, .2, (U, 1)))
        self.warm, self.wear = np.abs(rng.normal(.7, .3, (U, 1))), np.abs(rng.normal(.16, .07, (U, 1)))
        self.rest, self.rest_days = np.abs(rng.normal(1.3, .5, (U, 1))), np.exp(rng.normal(np.log(12), .5, (U, 1)))
        self.fresh = np.abs(rng.normal(.3, .2, (U, 1)))
        self.friday = rng.normal(.5, .4, (U, 1))
        self.long_weekend = np.array([-.3, .1, .8]) + .2 * rng.normal(size=(U, 3))
        self.draw_change_days(rng, .3)
        self.dearest = np.argmax(np.einsum("uw,wc->uc", first, ways["cat"]) + self.extra, 1)
        self.like_bias, self.like = rng.normal(.6, .35, (U, 1)), .3 * rng.normal(size=(U, 8))
        self.lenient = rng.normal(0, .6, (U, 1))
        self.lapse, self.untold = rng.beta(1, 2, (U, 1)), rng.beta(1, 12, (U, 1))
        self.u_here = rng.random((U, T))
        self.faithful = rng.beta(6, 1.3, U)                                  # share of days with a look when all is well
        self.moody = rng.uniform(.2, .9, U)

        talk = self.stream(5)
        top = first.argmax(1)
        main = {k: v[top] for k, v in ways.items()}
        self.state_profiles(talk, main["cat"], main["time"], main["soc"], main["cost"],
                            self.start_skill.mean(1) + self.stretch[:, 0] + .4, main["loc"])
        self.misstate_categories(talk, .25)
        self.misstate_limits(talk, .25)

    def reset(self):
        U = self.U
        self.skill = self.start_skill.copy()
        self.exposures, self.recent = np.zeros((U, 8)), np.zeros((U, 8))
        self.last = np.full((U, self.N), -10_000)
        self.joy = np.full(U, .6)

    def truth(self, t, a):
        r, w = self.row, self.weights[:, t]
        mix = {k: w @ v for k, v in self.ways.items()}
        cat = mix["cat"] + self.extra + self.rhythm(t) + self.warm * (1 - np.exp(-self.exposures / 6)) - self.wear * self.recent
        gone = self.changed(t)
        cat[gone, self.dearest[gone]] = np.minimum(cat[gone, self.dearest[gone]], -2.)
        gap = a.level - self.skill[r, a.cat] - self.stretch
        flow = -np.where(gap > 0, self.anxious, self.bored) * gap ** 2
        z = (self.bias + cat[r, a.cat] + mix["soc"][r, a.soc] + mix["loc"][r, a.loc] + mix["time"][r, a.time] + mix["cost"][r, a.cost]
             + flow - self.rest * np.exp(-(t - self.last[r, a.ids]) / self.rest_days) + self.circumstance(a)
             + self.fresh * ((self.weekday[t] == 0) + (t % 30 < 3)))
        if self.weekday[t] >= 4:
            z = z + self.friday * a.social
        if a.weekend:
            z = z + self.long_weekend[r, a.time]
        good = self.veil * (self.quality + self.fad[t])[a.ids]
        return sigmoid(z + .6 * good), sigmoid(self.like_bias + .35 * z + .5 * flow + self.like[r, a.cat] + good)

    def present(self, t):
        chance = np.clip(self.faithful + self.moody * (self.joy - .6), .15, .98)
        if self.weekday[t] == 0:
            chance = np.minimum(chance + .05, .99)
        return self.u_here[:, t] < chance

    def silence(self, t, a):
        return self.lapse, self.untold

    def report(self, t, a, rating, noise):
        return np.clip(np.round(rating + self.lenient + .7 * (noise[..., 0] + noise[..., 1] - 1)), 1, 5).astype(int)

    def experience(self, t, j, done, rating, present):
        u = np.flatnonzero(done)
        c, level = self.cat[j[u]], self.diff[j[u]]
        self.skill = self.start_skill + self.fade * (self.skill - self.start_skill)
        self.recent *= .9
        room = np.clip(level - self.skill[u, c] + 1., 0, 2)                  # what is far below teaches nothing
        self.skill[u, c] = np.minimum(self.skill[u, c] + self.pace[u, 0] * room / (1 + .15 * self.exposures[u, c]), 5.)
        self.exposures[u, c] += 1
        self.recent[u, c] += 1
        self.last[u, j[u]] = t
        felt = np.where(done, .5 + .125 * (rating - 1), 0)
        self.joy = np.where(present, self.joy + .06 * (felt - self.joy), self.joy + .02 * (.6 - self.joy))
