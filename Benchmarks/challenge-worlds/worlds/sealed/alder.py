# SPDX-License-Identifier: Apache-2.0
"""alder: one thing that does not fit is enough. SEALED: if you work on the learner, stop reading.

Nothing adds up here. People attend to a few aspects and drop what fails one of them (elimination by aspects,
Tversky 1972; conjunctive rules, Gigerenzer & Goldstein 1996): the probability is a product of acceptances over the
aspects a person attends to, so a loved category does not make up for a place that is out of the question.
Acceptance of categories is U-shaped: much is rejected, little is loved, hardly anything lies between. Each person
also has a few challenges of their own that they are taken with and a few they cannot stand (sparse, no attribute shows
them; passions, Vallerand et al. 2003), and quality has heavy tails for everybody (Laplace: hits and duds). Limits of
time differ between workdays and weekends. For half of the people something becomes impossible on a day of their own
and something else opens up (Luhmann et al. 2012). Reported ratings are J-shaped for half of the people (Hu, Zhang &
Pavlou 2009). Limits are overclaimed or underclaimed by a step or two, categories are partly wrong. Some rarely answer:
they tell of deeds and let the rest lapse.
"""
import numpy as np

from ..base import World, sigmoid


def logit(p):
    return np.log(p / (1 - p))


class Alder(World):
    name = "alder"

    def accept_upto(self, rng, U, levels, odds):
        """Acceptance falls after a limit of the person."""
        limit = rng.choice(levels, U, p=odds)[:, None]
        over = np.maximum(np.arange(levels)[None] - limit, 0)
        return np.where(over == 0, rng.uniform(.9, .99, (U, levels)), rng.uniform(.12, .5, (U, levels)) ** np.sqrt(np.maximum(over, 1)))

    def accept_each(self, rng, U, levels, chance):
        """Each level is acceptable or not."""
        return np.where(rng.random((U, levels)) < chance, rng.uniform(.88, .99, (U, levels)), rng.uniform(.08, .45, (U, levels)))

    def people(self, rng):
        U = self.U
        fixed = np.random.default_rng([self.key, 7])
        self.quality = np.clip(fixed.laplace(.1, .5, self.N), -2.5, 2.)
        popular = fixed.uniform(-.12, .12, 8)

        love = rng.random((U, 8))
        cat = np.where(love < .36 + popular, rng.beta(9, 1.5, (U, 8)),
                       np.where(love < .56 + popular, rng.uniform(.4, .8, (U, 8)), rng.beta(1.5, 6, (U, 8))))
        cat[np.arange(U), rng.integers(0, 8, U)] = .96                       # everybody loves something
        attends = rng.random((U, 5)) < np.array([.6, .6, .4, .45, .5])       # time, company, cost, place, difficulty
        one = lambda x, k: np.where(attends[:, k][:, None], x, rng.uniform(.93, 1., (U, 1)))
        work = self.accept_upto(rng, U, 3, [.35, .5, .15])
        free = self.accept_upto(rng, U, 3, [.12, .38, .5])
        soc = self.accept_each(rng, U, 5, np.array([.8, .35, .7, .6, .5]))
        cost = self.accept_upto(rng, U, 4, [.3, .35, .25, .1])
        loc = self.accept_each(rng, U, 5, np.array([.75, .65, .65, .5, .9]))
        least = rng.integers(0, 2, U)[:, None]                               # some find the easiest beneath them
        hard = self.accept_upto(rng, U, 5, [.05, .2, .35, .25, .15])
        hard = np.where(np.arange(5)[None] < least, .45, hard)
        new_work, new_soc, new_loc = work.copy(), soc.copy(), loc.copy()
        was_attends = attends.copy()

        self.draw_change_days(rng, .5)
        new_cat = cat.copy()
        for u in range(U):                                                   # what a change of life does
            order = np.argsort(-cat[u])
            lost = order[:2] if rng.random() < .6 else order[:1]
            won = rng.choice(order[3:], 2, replace=False)
            new_cat[u, lost] = rng.uniform(.03, .2, len(lost))
            new_cat[u, won] = rng.uniform(.85, .97, 2)
            kind = rng.integers(3)
            if kind == 0:                                                    # no time on workdays
                new_work[u] = [.95, .35, .15]
                attends[u, 0] = True
            elif kind == 1:                                                  # alone no longer, or only alone
                new_soc[u] = np.where(soc[u] > .6, rng.uniform(.25, .55), .93)
                new_soc[u, 2] = max(new_soc[u, 2], .6)
                attends[u, 1] = True
            else:                                                            # bound to home, or out at last
                new_loc[u] = [.4, .95, .95, .9, .75] if loc[u, 0] > .6 else [.97, .4, .35, .25, .7]
                attends[u, 3] = True
        both = lambda old, new, k: np.stack([np.where(was_attends[:, k][:, None], old, .97), one(new, k)])
        self.cats = np.stack([cat, new_cat])
        self.work, self.socs, self.locs = both(work, new_work, 0), both(soc, new_soc, 1), both(loc, new_loc, 3)
        self.free = np.where(was_attends[:, 0][:, None], free, .97)
        self.costs, self.hards = one(cost, 2), one(hard, 4)
        self.out_of_part = np.where(rng.random((U, 3, 8)) < .12, .5, 1.)     # not at this part of the day

        crush = rng.random((U, self.N))
        self.own = np.where(crush < .05, 1.8, np.where(crush > .95, -2., 0.)) + .2 * rng.normal(size=(U, self.N))
        self.wet = rng.uniform(.25, .9, (U, 1))
        self.miss = rng.uniform(.4, .9, (U, 1))
        self.low = rng.uniform(.6, 1., (U, 1))                               # a bad mood and something hard
        self.ease = rng.normal(1.25, .35, (U, 1))
        self.like_bias = rng.normal(.7, .4, (U, 1))
        self.like = .5 * rng.normal(size=(U, 8))
        self.extreme = (rng.random(U) < .5)[:, None]
        self.lapse = np.where(rng.random(U) < .3, rng.uniform(.5, .95, U), rng.uniform(0, .25, U))[:, None]

        talk = self.stream(5)
        lg = lambda x: logit(np.clip(x, .03, .97)) / 2
        self.state_profiles(talk, lg(cat), lg(free), lg(soc), lg(cost), 1 + (np.arange(5) * hard).sum(1) / hard.sum(1) + .5, lg(loc))
        limit = lambda x: (x > .6).cumprod(1).sum(1) - 1
        shift = lambda: talk.choice(4, U, p=[.12, .5, .25, .13]) - 1         # a step too modest, right, too bold, far too bold
        self.maxtime = np.clip(limit(free) + shift(), 0, 2)
        self.budget = np.clip(limit(cost) + shift(), 0, 3)
        self.misstate_categories(talk, .35)
        self.misstate_limits(talk, .12)

    def truth(self, t, a):
        r, now = self.row, self.changed(t).astype(int)[:, None]
        time = self.free[r, a.time] if a.weekend else self.work[now, r, a.time]
        p = (self.cats[now, r, a.cat] * time * self.socs[now, r, a.soc] * self.costs[r, a.cost] * self.locs[now, r, a.loc]
             * self.hards[r, a.level - 1] * self.out_of_part[r, a.daypart, a.cat] * np.where(a.wet, self.wet, 1)
             * np.where(a.miss, self.miss, 1) * np.where((a.mood < 0) & (a.diff > 0), self.low, 1))
        good, own = self.veil * self.quality[a.ids], self.veil * self.own[r, a.ids]
        z = logit(np.clip(p, .004, .985)) + self.ease + .5 * good + own
        return sigmoid(z), sigmoid(self.like_bias + self.like[r, a.cat] + .12 * z + 1.1 * good + .7 * own)

    def silence(self, t, a):
        return self.lapse, .02

    def report(self, t, a, rating, noise):
        j = np.where(rating >= 4, 5, np.where(rating == 3, np.where(noise[..., 0] < .6, 5, 1), np.where(noise[..., 0] < .8, 1, rating)))
        return np.where(self.extreme, j, np.clip(rating + np.where(noise[..., 1] < .1, -1, np.where(noise[..., 1] > .9, 1, 0)), 1, 5))
