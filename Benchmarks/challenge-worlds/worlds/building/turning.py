# SPDX-License-Identifier: Apache-2.0
"""turning: slow drift, and a turning point in life on a day of one's own.

Utilities add up on the log-odds scale. Tastes have heavy tails (Student's t, 3 degrees of freedom: a few
people love one thing far more than anybody loves the average). They drift as an Ornstein-Uhlenbeck process
with a half-life drawn per person (gradual concept drift, Gama et al. 2014; temporal dynamics of taste,
Koren 2009). For about 60 % a life event redraws categories, company and the time there is (Luhmann et al.
2012; a change of context breaks old habits: Verplanken, Walker, Davis & Jurasek 2008). Weekends follow a
taste of their own (weekend effects on activity and well-being: Ryan, Bernstein & Brown 2010).
Single challenges are good or bad for everybody, with a tail of bad ones. A third of the stated categories are
aspirations rather than habits (intention-behavior gap, Sheeran 2002) and a quarter of the limits are off.
"""
import numpy as np

from ..base import OUTDOOR, World, heavy, sigmoid


class Turning(World):
    name = "turning"

    def people(self, rng):
        U, T = self.U, self.T
        fixed = np.random.default_rng([self.key, 7])                         # facts of the world, not of people
        self.quality = fixed.normal(.15, .45, self.N) - np.where(fixed.random(self.N) < .12, 1.3, 0)
        popular = fixed.normal(0, .3, 8)

        self.bias = rng.normal(.3, .5, (U, 1))
        tastes = [popular + 1.05 * heavy(rng, 3, (U, 8)) for _ in range(2)]   # before and after
        company = [np.array([.3, -.6, .2, .1, -.2]) + .5 * heavy(rng, 3, (U, 5)) for _ in range(2)]
        length = [np.array([.5, 0, -.7]) + .4 * rng.normal(size=(U, 3)) for _ in range(2)]
        less_time = rng.random(U) < .5
        length[1] += np.where(less_time[:, None], [.2, -.4, -.9], [0, .1, .4])
        keep = rng.uniform(0, .5, (U, 1))                                    # some of the old self stays
        tastes[1] = keep * tastes[0] + np.sqrt(1 - keep ** 2) * tastes[1]
        self.tastes, self.company, self.length = np.stack(tastes), np.stack(company), np.stack(length)
        self.draw_change_days(rng, .6)

        half_life = np.exp(rng.normal(np.log(200), .5, U))
        rho, sd = (.5 ** (1 / half_life))[:, None], np.abs(rng.normal(.5, .2, U))[:, None]
        self.drift = np.zeros((U, T, 8))
        for t in range(1, T):
            self.drift[:, t] = rho * self.drift[:, t - 1] + sd * np.sqrt(1 - rho ** 2) * rng.normal(size=(U, 8))

        self.money = np.array([.4, .15, -.3, -.9]) + .3 * rng.normal(size=(U, 4))
        self.place = np.array([.2, .15, -.1, -.3, .2]) + .4 * rng.normal(size=(U, 5))
        self.hard, self.bend = rng.normal(-.3, .5, (U, 1)), -np.abs(rng.normal(.4, .25, (U, 1)))
        self.weekend_cat, self.weekend_soc = .5 * rng.normal(size=(U, 8)), .35 * rng.normal(size=(U, 5))
        self.weekend_time = np.array([-.2, .2, .8]) + .3 * rng.normal(size=(U, 3))
        self.circumstances(rng, .6)
        self.like = .35 * rng.normal(size=(U, 8))                            # liking is not wanting (Berridge 1996)
        self.like_bias = rng.normal(.65, .35, (U, 1))

        talk = self.stream(5)
        best = 3 + 1.3 * self.hard[:, 0]
        self.state_profiles(talk, self.tastes[0], self.length[0], self.company[0], self.money, best, self.place)
        self.misstate_categories(talk, .33, [2, 1, 1, 1, 1, 2, 2, 2])
        self.misstate_limits(talk, .25)

    def truth(self, t, a):
        r, now = self.row, self.changed(t).astype(int)[:, None]
        z = (self.bias + self.tastes[now, r, a.cat] + self.drift[:, t][r, a.cat] + self.company[now, r, a.soc]
             + self.length[now, r, a.time] + self.money[r, a.cost] + self.place[r, a.loc]
             + self.hard * a.diff + self.bend * a.diff ** 2 + self.circumstance(a))
        if a.weekend:
            z = z + self.weekend_cat[r, a.cat] + self.weekend_soc[r, a.soc] + self.weekend_time[r, a.time]
        good = self.veil * self.quality[a.ids]
        return sigmoid(z + .6 * good), sigmoid(self.like_bias + .5 * z + self.like[r, a.cat] + good)
