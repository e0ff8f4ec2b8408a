# SPDX-License-Identifier: Apache-2.0
"""quiet: people who seldom answer, careless ratings, and tastes that no attribute shows.

Tastes do not move. Half of what makes a challenge right for a person lies in five hidden traits of the
challenge (latent factors, Koren, Bell & Volinsky 2009), and a part in pairs of category and company that do not
add up. People come and go: a two-state chain per person gives spells of absence in which nothing is answered,
whatever it is (engagement and attrition, Eysenbach 2005). Of what they see and do not do, some let part lapse
without a word, so silence is now and then a no (ratings are not missing at random, Marlin & Zemel 2009).
Ratings are noisy: a rerating often differs by one (Amatriain, Pujol & Oliver 2009), and every eighth person is
careless, giving always the same or any rating (Meade & Craig 2012). Statements lean to what sounds good
(social desirability, Paulhus 1991): 45 % of the stated categories and 40 % of the limits are wrong.
"""
import numpy as np

from ..base import World, heavy, sigmoid


class Quiet(World):
    name = "quiet"

    def people(self, rng):
        U, T = self.U, self.T
        fixed = np.random.default_rng([self.key, 7])
        self.quality = fixed.normal(0, .3, self.N)
        self.traits = fixed.normal(size=(self.N, 5))
        popular, lean = fixed.normal(0, .3, 8), fixed.normal(0, .15, 5)

        self.bias = rng.normal(0, .5, (U, 1))
        hidden = lean + .42 * heavy(rng, 4, (U, 5))
        self.hidden = hidden @ self.traits.T                                 # (users, challenges)
        self.tastes = popular + .7 * rng.normal(size=(U, 8))
        self.company = np.array([.4, -.5, .2, .1, -.2]) + .45 * rng.normal(size=(U, 5))
        self.pairs = .4 * rng.normal(size=(U, 8, 5))
        self.length = np.array([.5, 0, -.7]) + .4 * rng.normal(size=(U, 3))
        self.money = np.array([.4, .1, -.3, -.9]) + .3 * rng.normal(size=(U, 4))
        self.place = .4 * rng.normal(size=(U, 5))
        self.hard, self.bend = rng.normal(-.3, .5, (U, 1)), -np.abs(rng.normal(.4, .2, (U, 1)))
        self.weekend_time = np.array([-.1, .2, .7]) + .3 * rng.normal(size=(U, 3))
        self.circumstances(rng)
        self.like_bias = rng.normal(.7, .4, (U, 1))
        self.like = .3 * rng.normal(size=(U, 8))

        away = np.minimum(rng.beta(1.1, 2.6, U), .8)                         # share of days
        spell = rng.uniform(1.5, 9, U)                                       # mean length
        leave = np.minimum(away / (1 - away) / spell, 1)
        self.here = np.empty((U, T), bool)
        here = rng.random(U) >= away
        for t in range(T):
            self.here[:, t] = here
            here = np.where(here, rng.random(U) >= leave, rng.random(U) < 1 / spell)
        self.lapse = rng.beta(1., 1.6, (U, 1))

        self.jitter = rng.uniform(.15, .5, (U, 1))                           # P(rating off by one)
        style = rng.random(U)
        self.constant = np.where(style < .07, rng.integers(3, 6, U), 0)[:, None]   # always the same
        self.any = (style > .95)[:, None]                                    # any rating

        talk = self.stream(5)
        self.state_profiles(talk, self.tastes, self.length, self.company, self.money, 2.7 + 1.2 * self.hard[:, 0], self.place)
        self.misstate_categories(talk, .45, [3, 1, 2, 1, .5, 1, 3, 3])
        self.misstate_limits(talk, .4)

    def truth(self, t, a):
        r = self.row
        z = (self.bias + self.tastes[r, a.cat] + self.company[r, a.soc] + self.pairs[r, a.cat, a.soc]
             + self.veil * self.hidden[r, a.ids] + self.length[r, a.time] + self.money[r, a.cost] + self.place[r, a.loc]
             + self.hard * a.diff + self.bend * a.diff ** 2 + self.circumstance(a))
        if a.weekend:
            z = z + self.weekend_time[r, a.time]
        good = self.veil * self.quality[a.ids]
        return sigmoid(z + .6 * good), sigmoid(self.like_bias + .5 * z + self.like[r, a.cat] + good)

    def present(self, t):
        return self.here[:, t]

    def silence(self, t, a):
        return self.lapse, 0.

    def report(self, t, a, rating, noise):
        step = np.where(noise[..., 1] < .5, -1, 1)
        said = np.clip(np.where(noise[..., 0] < self.jitter, rating + step, rating), 1, 5)
        said = np.where(self.any, 1 + np.minimum((5 * noise[..., 0]).astype(int), 4), said)
        return np.where(self.constant > 0, self.constant, said)
