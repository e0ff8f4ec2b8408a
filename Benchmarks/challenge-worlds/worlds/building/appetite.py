# SPDX-License-Identifier: Apache-2.0
"""appetite: what was had lately changes what is wanted next.

Every category and every company has a stock of satiation that rises with each deed and decays with a
half-life of its own (dynamic attribute satiation, McAlister 1982; utility under satiation and habit formation,
Baucells & Sarin 2010). Satiation multiplies the positive part of a taste, so what is loved most tires most, and what is
disliked stays as it is. Single challenges follow two factors (Berlyne 1970; Bornstein 1989): a repeat soon
after is dull, and an unseen one is attractive or not, depending on the person's optimum of stimulation (Raju
1980). The people are a mixture: novelty seekers who also like a week to be varied (Ratner, Kahn & Kahneman
1999), creatures of habit whose habits grow with repetition in the same part of the day toward an asymptote
(Lally et al. 2010; Wood & Neal 2007), and those in between. Ratings are judged against the recent past
(hedonic contrast, Parducci 1968), so the same experience gets different ratings. Single challenges are good
or bad; every fifth statement is wrong; long challenges belong to the weekend.
"""
import numpy as np

from ..base import World, sigmoid

SEEKER, BETWEEN, HABIT = range(3)


class Appetite(World):
    name = "appetite"
    stateful = True

    def people(self, rng):
        U = self.U
        fixed = np.random.default_rng([self.key, 7])
        self.quality = fixed.normal(.05, .6, self.N)
        popular = fixed.normal(.2, .3, 8)

        kind = rng.choice(3, U, p=[.4, .3, .3])
        self.kind = kind

        def by_kind(*values):
            return np.choose(kind, values)[:, None]

        self.bias = rng.normal(.0, .45, (U, 1))
        self.tastes = popular + .9 * rng.normal(size=(U, 8))
        self.company = np.array([.3, -.4, .3, .1, -.1]) + .5 * rng.normal(size=(U, 5))
        self.length = np.array([.4, 0, -.6]) + .4 * rng.normal(size=(U, 3))
        self.money = np.array([.4, .1, -.3, -.9]) + .3 * rng.normal(size=(U, 4))
        self.place = .4 * rng.normal(size=(U, 5))
        self.hard, self.bend = rng.normal(-.2, .5, (U, 1)), -np.abs(rng.normal(.4, .2, (U, 1)))
        self.weekend_time = np.array([-.2, .2, .9]) + .3 * rng.normal(size=(U, 3))
        self.circumstances(rng, .7)

        half_life = np.exp(rng.normal(by_kind(np.log(7), np.log(4), np.log(2)), .4, (U, 1)))
        self.keep = .5 ** (1 / half_life)
        self.tire = np.abs(rng.normal(by_kind(.8, .45, .2), .15, (U, 1)))     # per unit of the stock
        self.dull = np.abs(rng.normal(by_kind(1.6, 1., .4), .3, (U, 1)))      # a repeat the day after
        self.forget = np.exp(rng.normal(by_kind(np.log(30), np.log(15), np.log(6)), .4, (U, 1)))
        self.novelty = rng.normal(by_kind(.6, .1, -.4), .2, (U, 1))           # for a challenge never done
        self.variety = np.maximum(rng.normal(by_kind(.5, .15, 0), .15, (U, 1)), 0)
        self.habit = np.maximum(rng.normal(by_kind(0, .3, 1.1), .25, (U, 1)), 0)
        self.habit_pace = rng.uniform(5, 20, (U, 1))
        self.contrast = np.abs(rng.normal(.4, .15, (U, 1)))
        self.like_bias, self.like = rng.normal(.6, .35, (U, 1)), .35 * rng.normal(size=(U, 8))

        talk = self.stream(5)
        self.state_profiles(talk, self.tastes, self.length, self.company, self.money, 2.8 + 1.3 * self.hard[:, 0], self.place)
        self.misstate_categories(talk, .2)
        self.misstate_limits(talk, .2)

    def reset(self):
        U = self.U
        self.stock_cat, self.stock_soc = np.zeros((U, 8)), np.zeros((U, 5))
        self.last = np.full((U, self.N), -10_000)                             # day of the last deed
        self.habits = np.zeros((U, 3, 8))
        self.week = np.full((U, 4), -1)                                       # categories of the last deeds
        self.level = np.full((U, 1), 3.5)                                     # what ratings are compared with

    def truth(self, t, a):
        r = self.row
        taste, company = self.tastes[r, a.cat], self.company[r, a.soc]
        hunger = np.exp(-self.tire * self.stock_cat[r, a.cat])
        taste = np.where(taste > 0, (taste + .8) * hunger - .8, taste - .3 * (1 - hunger))
        company = np.where(company > 0, company * np.exp(-.5 * self.tire * self.stock_soc[r, a.soc]), company)
        last = self.last[r, a.ids]
        new = last < 0
        repeat = np.where(new, self.novelty, -self.dull * np.exp(-(t - last) / self.forget))
        recent = (self.week[:, None, :] == a.cat[..., None]).any(-1)
        practiced = 1 - np.exp(-self.habits[r, a.daypart, a.cat] / self.habit_pace)
        z = (self.bias + taste + company + repeat - self.variety * recent + self.habit * practiced
             + self.length[r, a.time] + self.money[r, a.cost] + self.place[r, a.loc]
             + self.hard * a.diff + self.bend * a.diff ** 2 + self.circumstance(a))
        if a.weekend:
            z = z + self.weekend_time[r, a.time]
        good = self.veil * self.quality[a.ids]
        return sigmoid(z + .5 * good), sigmoid(self.like_bias + .5 * z + self.like[r, a.cat] + good)

    def report(self, t, a, rating, noise):
        felt = rating + self.contrast * (rating - self.level) + .5 * (noise[..., 0] + noise[..., 1] - 1) * 2
        return np.clip(np.round(felt), 1, 5).astype(int)

    def experience(self, t, j, done, rating, present):
        u = np.flatnonzero(done)
        c, d = self.cat[j[u]], self.daypart[u, t]
        self.stock_cat *= self.keep
        self.stock_soc *= self.keep
        self.stock_cat[u, c] += 1
        self.stock_soc[u, self.soc[j[u]]] += 1
        self.last[u, j[u]] = t
        self.habits *= .99
        self.habits[u, d, c] += 1
        self.week[u, :-1] = self.week[u, 1:]
        self.week[u, -1] = c
        self.level[u, 0] += .2 * (rating[u] - self.level[u, 0])
