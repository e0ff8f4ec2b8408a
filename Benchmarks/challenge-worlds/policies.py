# SPDX-License-Identifier: Apache-2.0
"""The policies: baselines, peers, and any program.

A policy gets the world (it reads public things only, except the oracle) and takes one day at a time. It calls
`day.answer(u, i)` once for every user with the place of the challenge it chose and gets the status, the rating or
None, and the reward. All peers are private: one model per person, nothing shared.
"""
import json
import subprocess
import sys

import numpy as np

from features import D, FIT, PROFILE_NAMES, features, profile_features
from worlds.base import COMPLETED, EXPIRED, STATUS


class Policy:
    def __init__(self, world, **options):
        self.w, self.o = world, options
        self.rng = np.random.default_rng([world.seed, 77])
        self.start()

    def start(self):
        pass

    def day(self, day):
        raise NotImplementedError

    def finish(self):
        pass


class Random(Policy):
    """Any candidate, with equal chances."""

    def day(self, day):
        for u, i in enumerate(self.rng.integers(self.w.K, size=self.w.U)):
            day.answer(u, int(i))


class Oracle(Policy):
    """Knows the truth of today, including the state; greedy on the expected reward."""

    def day(self, day):
        for u, i in enumerate(day.truth().argmax(1)):
            day.answer(u, int(i))


class Insider(Policy):
    """Knows the person, the state and the day of change, but no single challenge: quality and hidden traits are 0."""

    def day(self, day):
        for u, i in enumerate(self.w.insight(day.t).argmax(1)):
            day.answer(u, int(i))


class Stated(Policy):
    """Learns nothing: what fits the profile best, ties by lot."""

    def day(self, day):
        value = profile_features(self.w, day.t) @ FIT + 1e-3 * self.rng.random((self.w.U, self.w.K))
        for u, i in enumerate(value.argmax(1)):
            day.answer(u, int(i))


class Linear(Policy):
    """What LinUCB and the Bayesian GLM share: features, and what an unanswered day means.

    profile: weight of the profile features (0 = none). prior: so many of the first day's candidates are learned before
    the first day, with a made-up reward that follows the stated fit (0 = none). expired: "ignore" such a day or learn
    from it as a "zero".
    """

    def start(self):
        self.d = D + (len(PROFILE_NAMES) if self.o.get("profile") else 0)
        self.seen = np.zeros(self.w.U, bool)
        self.make()
        X, first = self.inputs(0)
        for i in range(self.o["prior"]):
            fit = first[:, i] - first.mean(1)
            self.learn(X[:, i], np.clip(.5 + .4 * fit / (first.std(1) + .1), 0, 1), np.ones(self.w.U, bool))
        self.seen[:] = self.o["prior"] > 0

    def inputs(self, t):
        X, P = features(self.w, t), profile_features(self.w, t)
        if self.o["profile"]:
            X = np.concatenate([X, self.o["profile"] * P], -1)
        return X, P @ FIT

    def day(self, day):
        X, first = self.inputs(day.t)
        tie = 1e-6 * self.rng.random((self.w.U, self.w.K))
        choice = (np.where(self.seen[:, None], self.values(X), first) + tie).argmax(1)
        rows, reward, learn = X[np.arange(self.w.U), choice], np.zeros(self.w.U), np.zeros(self.w.U, bool)
        for u in range(self.w.U):
            status, _, reward[u] = day.answer(u, int(choice[u]))
            learn[u] = status != STATUS[EXPIRED] or self.o["expired"] == "zero"
        self.learn(rows, reward, learn)
        self.seen |= learn


class LinUCB(Linear):
    """LinUCB (Li, Chu, Langford & Schapire 2010) over action features, with discount (Russac, Vernade & Cappé 2019).

    alpha: width. l2: ridge. gamma: weight of yesterday's evidence, 1 = nothing is forgotten.
    """

    def make(self):
        U, d = self.w.U, self.d
        self.A, self.b = np.zeros((U, d, d)), np.zeros((U, d))
        self.inverse = np.repeat((np.eye(d) / self.o["l2"])[None], U, 0)

    def values(self, X):
        m = np.einsum("ude,ue->ud", self.inverse, self.b)
        mean = np.einsum("ukd,ud->uk", X, m)
        if self.o["alpha"] == 0:
            return mean
        width = ((X @ self.inverse) * X).sum(-1)
        return mean + self.o["alpha"] * np.sqrt(np.maximum(width, 0))

    def learn(self, x, reward, learn):
        g, on = self.o["gamma"], np.flatnonzero(learn)
        x = x[on]
        if g == 1:
            Ax = np.einsum("ude,ue->ud", self.inverse[on], x)
            self.inverse[on] -= Ax[:, :, None] * Ax[:, None, :] / (1 + (x * Ax).sum(1))[:, None, None]
            self.b[on] += reward[on, None] * x
            return
        self.A[on] = g * self.A[on] + x[:, :, None] * x[:, None, :]
        self.b[on] = g * self.b[on] + reward[on, None] * x
        self.inverse[on] = np.linalg.inv(self.A[on] + self.o["l2"] * np.eye(self.d))


class BayesianBandits(Linear):
    """bayesianbandits' BayesianGLM (logit link, one Laplace step per event), greedy.

    alpha: precision of the prior. gamma: the library's forgetting rule; 1 = none, else StabilizedForgetting.
    """

    def make(self):
        import warnings
        warnings.filterwarnings("ignore")
        from bayesianbandits import BayesianGLM, LaplaceApproximator, StabilizedForgetting
        g = self.o["gamma"]
        self.models = [BayesianGLM(alpha=self.o["alpha"], approximator=LaplaceApproximator(n_iter=1), random_state=u,
                                   forgetting=None if g == 1 else StabilizedForgetting(g)) for u in range(self.w.U)]

    def values(self, X):
        value = np.zeros(X.shape[:2])
        for u in np.flatnonzero(self.seen):
            value[u] = X[u] @ self.models[u].coef_
        return value

    def learn(self, x, reward, learn):
        for u in np.flatnonzero(learn):
            self.models[u].partial_fit(x[u][None], np.array([reward[u]]))


class VowpalWabbit(Policy):
    """vowpalwabbit --cb_explore_adf, one model per person, action x context crosses.

    explore: the exploration options. l: learning rate. profile: tokens that say how an action fits the statement.
    """

    def start(self):
        import vowpalwabbit
        w = self.w
        args = f"--cb_explore_adf {self.o['explore']} -l {self.o['l']} --quiet -b 13 -q ca --random_seed 7"
        self.models = [vowpalwabbit.Workspace(args) for _ in range(w.U)]
        self.action = [f"|a c{w.cat[j]} t{w.time[j]} s{w.soc[j]} m{w.cost[j]} d{w.diff[j]} l{w.loc[j]} " for j in range(w.N)]

    def example(self, u, t, ids, a, P):
        w = self.w
        lines = [f"shared |c h{w.daypart[u, t]} w{int(w.weekend[t])} r{w.weather[u, t]} mood:{(w.mood[u, t] - 3) / 2} n{w.seas[t]}"]
        for i, j in enumerate(ids):
            fit = "match" if a.match[u, i] else "miss" if a.miss[u, i] else "any"
            said = "".join(f" p{n}:{x:g}" for n, x in enumerate(P[u, i]) if x) if self.o["profile"] else ""
            lines.append(self.action[j] + fit + said)
        return lines

    def day(self, day):
        w, a, P = self.w, self.w.attributes(day.t), profile_features(self.w, day.t)
        draw = self.rng.random(w.U)
        for u in range(w.U):
            lines = self.example(u, day.t, a.ids[u], a, P)
            p = np.maximum(np.asarray(self.models[u].predict(lines), float), 0)
            p /= p.sum()
            i = int(np.searchsorted(np.cumsum(p), draw[u] * .999999))
            status, _, reward = day.answer(u, i)
            if status != STATUS[EXPIRED] or self.o["expired"] == "zero":
                lines[i + 1] = f"0:{-reward:.4f}:{max(p[i], 1e-6):.6f} " + lines[i + 1]
                self.models[u].learn(lines)

    def finish(self):
        for m in self.models:
            m.finish()


class External(Policy):
    """A program that speaks PROTOCOL.md of the yardstick over stdin and stdout."""

    def start(self):
        w = self.w
        self.process = subprocess.Popen(self.o["command"], shell=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.send(dict(op="init", users=w.U, days=w.T, k=w.K, catalog=[w.public_challenge(j) for j in range(w.N)],
                       profiles=[w.public_profile(u) for u in range(w.U)]))

    def send(self, message, flush=False):
        try:
            self.process.stdin.write(json.dumps(message, separators=(",", ":")) + "\n")
            if flush:
                self.process.stdin.flush()
        except BrokenPipeError:
            sys.exit(f"the program ended early (exit code {self.process.wait()})")

    def day(self, day):
        w, t = self.w, day.t
        for u in range(w.U):
            ids = [int(j) for j in w.cands[u, t]]
            self.send(dict(op="choose", user=u, day=t, ctx=w.public_context(u, t), cands=ids), flush=True)
            line = self.process.stdout.readline()
            if not line:
                sys.exit(f"the program gave no answer on day {t}, user {u} (exit code {self.process.wait()})")
            try:
                i = json.loads(line)["index"]
                if type(i) is not int or not 0 <= i < len(ids):
                    raise ValueError
            except (ValueError, KeyError, TypeError):
                sys.exit(f'expected {{"index": 0...{len(ids) - 1}}}, got: {line.strip()[:200]}')
            status, rating, reward = day.answer(u, i)
            self.send(dict(op="feedback", user=u, day=t, id=ids[i], status=status, rating=rating, reward=reward))

    def finish(self):
        self.process.stdin.close()
        self.process.wait()


class Day:
    """One day of a run: what a policy may ask of it."""

    def __init__(self, world, t):
        self.w, self.t = world, t
        self._day = world.begin(t)
        self.choice = np.full(world.U, -1)

    def truth(self):
        return self._day.p * (.5 + .5 * self._day.q)

    def answer(self, u, i):
        assert self.choice[u] < 0, "one challenge a day"
        self.choice[u] = i
        status = int(self._day.status[u, i])
        if status != COMPLETED:
            return STATUS[status], None, 0.
        rating = int(self._day.said[u, i])
        return STATUS[status], rating, .5 + .125 * (rating - 1)

    def close(self):
        assert (self.choice >= 0).all(), "everybody needs a challenge"
        self.w.commit(self._day, self.choice)


BASELINES = {"random": (Random, {}), "stated": (Stated, {}), "insider": (Insider, {}), "oracle": (Oracle, {})}
PEERS = {"bb-glm-greedy": BayesianBandits, "linucb": LinUCB, "vw-private": VowpalWabbit}
# The first value of each setting is where the search of `run.py --tune` starts.
GRID = {
    "linucb": dict(alpha=[.1, 0., .3], l2=[5., 1., 15.], gamma=[.995, 1.], profile=[1., 0.], prior=[20, 0], expired=["ignore", "zero"]),
    "bb-glm-greedy": dict(alpha=[1., .5, 3.], gamma=[1., .995], profile=[1., 0.], prior=[20, 0], expired=["ignore", "zero"]),
    "vw-private": dict(explore=["--squarecb --gamma_scale 1000 --gamma_exponent 0.5", "--epsilon 0.0", "--epsilon 0.05"],
                       l=[.5, 2.], profile=[True, False], expired=["ignore", "zero"]),
}
