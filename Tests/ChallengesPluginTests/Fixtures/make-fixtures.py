#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Expected values of the learner, from an implementation of its own in NumPy and SciPy.

Features and prior are written here a second time, from their description, so that a slip in one shows. Made with NumPy
2.4.6 and SciPy 1.17.1: python3 make-fixtures.py
"""
import json
import os
from datetime import date, timedelta

import numpy as np
from scipy.optimize import minimize

CATEGORIES = "physical creative social intellectual emotional adventure learning mindfulness".split()
TIMES = "quick medium extended".split()
COMPANY = "solo strangers friends family group".split()
COSTS = "free small medium large".split()
PLACES = "home outdoor public specific anywhere".split()
PARTS = "morning afternoon evening".split()
SEASONS = {12: "winter", 1: "winter", 2: "winter", 3: "spring", 4: "spring", 5: "spring", 6: "summer", 7: "summer",
           8: "summer", 9: "fall", 10: "fall", 11: "fall"}

GROUPS = [
    ("intercept", ["anything"], 1.0), ("category", CATEGORIES, 0.5), ("time", TIMES, 0.25),
    ("social", COMPANY, 0.25), ("cost", COSTS, 0.25), ("difficulty", ["d", "d2"], 0.25), ("location", PLACES, 0.25),
    ("season", ["in", "out", "holiday"], 0.12), ("weather", ["wet", "sunny"], 0.12), ("weekend", TIMES, 0.12),
    ("weekendCategory", CATEGORIES, 0.06), ("weekendSocial", COMPANY, 0.06),
    ("partCategory", [f"{p} {c}" for p in PARTS for c in CATEGORIES], 0.06),
    ("partTime", [f"{p} {t}" for p in PARTS for t in TIMES], 0.06), ("mood", ["difficulty", "company"], 0.12),
    ("moodCategory", CATEGORIES, 0.06), ("recency", ["category", "challenge"], 0.12),
]
INDEX, VARIANCE = {}, []
for group, names, variance in GROUPS:
    for name in names:
        INDEX[group, name] = len(VARIANCE)
        VARIANCE.append(variance)
VARIANCE = np.array(VARIANCE)
SIZE = len(VARIANCE)
TRUST, SINGLE = 0.25, 0.15
FAMILIES = {
    "category": ["category"], "traits": ["time", "social", "cost", "difficulty", "location"],
    "circumstances": ["season", "weather", "mood", "moodCategory"],
    "weekend": ["weekend", "weekendCategory", "weekendSocial"], "dayPart": ["partCategory", "partTime"],
    "recency": ["recency"],
}


def prior(preferences):
    """The centers, and the part of them that was stated."""
    common, stated = np.zeros(SIZE), np.zeros(SIZE)

    def add(group, name, value):
        common[INDEX[group, name]] += value

    def say(group, name, value):
        stated[INDEX[group, name]] += value

    add("time", "quick", 0.35), add("time", "extended", -0.35)
    add("cost", "free", 0.2), add("cost", "medium", -0.2), add("cost", "large", -0.7)
    add("social", "solo", 0.2), add("social", "strangers", -0.35)
    add("weather", "wet", -0.7), add("weather", "sunny", 0.35)
    add("season", "in", 0.2), add("season", "out", -0.7), add("season", "holiday", 0.2)
    add("weekend", "extended", 0.7), add("partTime", "evening extended", -0.35)
    add("mood", "difficulty", 0.35), add("mood", "company", 0.35)
    add("recency", "category", -0.2), add("recency", "challenge", -0.35)
    # -0.35 (d - top)^2 without its constant: the middle is common, the top is stated.
    add("difficulty", "d2", -0.35)
    say("difficulty", "d", 0.7 * (preferences["preferredDifficulty"] - 3) / 2)
    for order, category in enumerate(preferences["preferredCategories"]):
        say("category", category, [0.7, 0.5][order] if order < 2 else 0.35)
    for order, place in enumerate(preferences["preferredLocations"]):
        say("location", place, 0.35 if order == 0 else 0.2)
    for company in COMPANY[1:]:
        say("social", company, 0.35 * (preferences["socialComfort"] - 3) / 2)
    return common + stated, stated


def features(traits, situation, category_lately, challenge_lately):
    x = np.zeros(SIZE)

    def put(group, name, value=1.0):
        x[INDEX[group, name]] = value

    day = date.fromisoformat(situation["day"])
    part = "morning" if situation["hour"] < 12 else "afternoon" if situation["hour"] < 17 else "evening"
    d = (traits["difficulty"] - 3) / 2
    put("intercept", "anything"), put("category", traits["category"]), put("time", traits["timeInvestment"])
    put("social", traits["socialRequirement"]), put("cost", traits["costLevel"])
    put("difficulty", "d", d), put("difficulty", "d2", d * d), put("location", traits["locationType"])
    season = traits.get("seasonality")
    if season == "holiday":
        put("season", "holiday" if situation["isHoliday"] else "out")
    elif season:
        put("season", "in" if season == SEASONS[day.month] else "out")
    if traits["locationType"] == "outdoor":
        put("weather", "wet", float(situation.get("weather") in ("rainy", "snowy")))
        put("weather", "sunny", float(situation.get("weather") == "sunny"))
    if day.isoweekday() >= 6:
        put("weekend", traits["timeInvestment"]), put("weekendCategory", traits["category"])
        put("weekendSocial", traits["socialRequirement"])
    put("partCategory", f"{part} {traits['category']}"), put("partTime", f"{part} {traits['timeInvestment']}")
    mood = (situation.get("mood", 3) - 3) / 2
    put("mood", "difficulty", mood * d)
    put("mood", "company", mood if traits["socialRequirement"] != "solo" else 0)
    put("moodCategory", traits["category"], mood)
    put("recency", "category", category_lately), put("recency", "challenge", challenge_lately)
    return x


def lately(events, key, value, day, half_life):
    """Earlier days' events of a kind, each halved once in a half-life; pending ones did not come."""
    day = date.fromisoformat(day)
    total = 0.0
    for event in events:
        age = (day - date.fromisoformat(event["situation"]["day"])).days
        if age > 0 and event["status"] != "pending" and key(event) == value:
            total += 2 ** (-age / half_life)
    return total


def row(events, challenge, traits, situation):
    return features(
        traits, situation, lately(events, lambda e: e["traits"]["category"], traits["category"], situation["day"], 3),
        lately(events, lambda e: e["challenge"], challenge, situation["day"], 30))


def random_traits(rng):
    traits = {"category": str(rng.choice(CATEGORIES)), "timeInvestment": str(rng.choice(TIMES)),
              "socialRequirement": str(rng.choice(COMPANY)), "costLevel": str(rng.choice(COSTS)),
              "difficulty": int(rng.integers(1, 6)), "locationType": str(rng.choice(PLACES))}
    if rng.random() < 0.4:
        traits["seasonality"] = str(rng.choice(["spring", "summer", "fall", "winter", "holiday"]))
    return traits


def random_situation(rng, day):
    situation = {"day": day.isoformat(), "hour": int(rng.integers(0, 24)), "isHoliday": bool(rng.random() < 0.1)}
    if rng.random() < 0.8:
        situation["weather"] = str(rng.choice(["sunny", "cloudy", "rainy", "snowy"]))
    if rng.random() < 0.8:
        situation["mood"] = int(rng.integers(1, 6))
    return situation


def reward(event):
    if event["status"] == "skipped":
        return 0.0
    return 0.5 + 0.125 * (event["rating"] - 1) if "rating" in event else 0.75


def sigmoid(z):
    return 1 / (1 + np.exp(-z))


class Fit:
    """The mode and the covariance; every challenge that occurs is one more column of ones."""

    def __init__(self, X, Z, y, c, m0, cov, single):
        self.X, self.Z, self.single = X, Z, single
        A = np.hstack([X, Z])
        center = np.r_[m0, np.zeros(Z.shape[1])]
        P = np.zeros((len(center), len(center)))
        P[:SIZE, :SIZE] = np.linalg.inv(cov)
        P[range(SIZE, len(center)), range(SIZE, len(center))] = 1 / single

        def value(w):
            z = A @ w
            return np.sum(c * (np.logaddexp(0, z) - y * z)) + 0.5 * (w - center) @ P @ (w - center)

        def gradient(w):
            return A.T @ (c * (sigmoid(A @ w) - y)) + P @ (w - center)

        def curvature(w):
            p = sigmoid(A @ w)
            return (A.T * (c * p * (1 - p))) @ A + P

        found = minimize(value, np.zeros(len(center)), jac=gradient, hess=curvature, method="trust-exact",
                         options={"gtol": 1e-12, "maxiter": 1000})
        assert np.abs(gradient(found.x)).max() < 1e-9, np.abs(gradient(found.x)).max()
        self.value, self.gradient, self.all = value, gradient, found.x
        H = curvature(found.x)
        self.covariance = np.linalg.inv(H)
        self.mode, self.S = found.x[:SIZE], self.covariance[:SIZE, :SIZE]
        # Of the effects of single challenges: the mode, and the variance if the weights were known.
        self.effects, self.open = found.x[SIZE:], 1 / np.diag(H)[SIZE:]


def factors(fit, m0, stated):
    """The factors of the usual variances, from a fit."""
    trusted = TRUST * np.sum(stated * (fit.mode - m0) / VARIANCE) / (1 + TRUST * np.sum(stated ** 2 / VARIANCE))
    found = {}
    for family, groups in FAMILIES.items():
        places = [place for (group, _), place in INDEX.items() if group in groups]
        square = (fit.mode - m0 - trusted * stated)[places] ** 2 + np.diag(fit.S)[places]
        found[family] = (8 + np.sum(square / VARIANCE[places])) / (8 + len(places))
    found["single"] = (15 + np.sum((fit.effects ** 2 + fit.open) / SINGLE)) / (15 + len(fit.effects))
    return {family: float(np.clip(factor, 0.1, 6)) for family, factor in found.items()}


def widths(found):
    """The variances, and that of a single challenge, with factors."""
    variance = VARIANCE.copy()
    for family, groups in FAMILIES.items():
        for (group, _), place in INDEX.items():
            if group in groups:
                variance[place] *= found[family]
    return variance, SINGLE * found["single"]


def step(m, T, effect, rest, x, r, weight):
    """One Laplace step, with the challenge's effect as an independent weight."""
    p = sigmoid(x @ m + effect)
    h = weight * max(p * (1 - p), 0.02)
    Tx = T @ x
    gain = 1 / (1 + h * (x @ Tx + rest))
    return (m + weight * gain * Tx * (r - p), T - h * gain * np.outer(Tx, Tx),
            effect + weight * gain * rest * (r - p), rest - h * gain * rest * rest)


def shares(X, place, y, c, days, order, prior_mean, prior_cov, single, start):
    """The shares of the half-lives, by the predictions of the last 120 days."""
    last = days.max()
    scores = []
    for half_life in HALF_LIVES:
        if start is None:
            m, T, effects, open_ = prior_mean.copy(), prior_cov.copy(), {}, {}
        else:
            m, T = start.mode.copy(), start.S.copy()
            effects = {k: e for k, e in enumerate(start.effects) if start.Z[:, k].any()}
            open_ = {k: v for k, v in enumerate(start.open) if start.Z[:, k].any()}
        score, day = 0.0, None
        for row in order:
            if days[row] <= last - 120:
                continue
            if half_life and day is not None and days[row] > day:
                grow = 2 ** ((days[row] - day) / half_life / 2)
                d = np.minimum(grow, np.sqrt(np.maximum(1, np.diag(prior_cov) / np.diag(T))))
                T = T * np.outer(d, d)
            day, x, k = days[row], X[row], place[row]
            effect, rest = effects.get(k, 0.0), open_.get(k, single)
            variance = min(rest / single, 1) ** 2 * (x @ T @ x) + rest
            p = np.clip(sigmoid((x @ m + effect) / np.sqrt(1 + np.pi * variance / 8)), 0.001, 0.999)
            score += c[row] * 2 ** (-(last - day) / 30) * (y[row] * np.log(p) + (1 - y[row]) * np.log(1 - p))
            m, T, effects[k], open_[k] = step(m, T, effect, rest, x, y[row], c[row])
        scores.append(score)
    weighed = np.array([0.6, 0.3, 0.1]) * np.exp(np.array(scores) - max(scores))
    weighed /= weighed.sum()
    weighed[weighed < 0.02] = 0
    return weighed / weighed.sum()


HALF_LIVES = [None, 180, 45]


def main():
    rng = np.random.default_rng(20261121)
    preferences = {"preferredCategories": ["creative", "learning", "physical"],
                   "preferredLocations": ["outdoor", "home"], "preferredDifficulty": 2, "socialComfort": 2}
    start = date(2026, 3, 20)
    events = []
    for day in range(90):
        status = str(rng.choice(["completed", "completed", "completed", "skipped", "skipped", "expired"]))
        event = {"challenge": f"c{int(rng.integers(0, 25))}", "traits": random_traits(rng),
                 "situation": random_situation(rng, start + timedelta(days=int(day * 2.2))), "status": status,
                 "weight": float(rng.choice([1.0, 1.0, 1.0, 0.5]))}
        if status == "completed" and rng.random() < 0.8:
            event["rating"] = int(rng.integers(1, 6))
        events.append(event)
    events = [events[place] for place in rng.permutation(len(events))]
    m0, stated = prior(preferences)
    known = [e for e in events if e["status"] in ("completed", "skipped")]
    X = np.array([row(events, e["challenge"], e["traits"], e["situation"]) for e in known])
    y = np.array([reward(e) for e in known])
    c = np.array([e["weight"] for e in known])
    keys = list(dict.fromkeys(e["challenge"] for e in known))
    place = np.array([keys.index(e["challenge"]) for e in known])
    Z = np.eye(len(keys))[place]
    days = np.array([date.fromisoformat(e["situation"]["day"]).toordinal() for e in known])

    def covariance_of(variance):
        return np.diag(variance) + TRUST * np.outer(stated, stated)

    usual = Fit(X, Z, y, c, m0, covariance_of(VARIANCE), SINGLE)
    mode, S, value = usual.mode, usual.S, usual.value

    # The model of a person: widths in four rounds, half-lives by prediction, and their average.
    fit = usual
    for _ in range(4):
        found = factors(fit, m0, stated)
        variance, single = widths(found)
        fit = Fit(X, Z, y, c, m0, covariance_of(variance), single)
    order = sorted(range(len(known)), key=lambda i: (days[i], known[i]["challenge"], y[i], c[i]))
    assert len({(days[i], known[i]["challenge"], y[i], c[i]) for i in order}) == len(order)
    early = days <= days.max() - 120
    earlier = Fit(X, Z * early[:, None], y, c * early, m0, covariance_of(variance), single)
    memory = shares(X, place, y, c, days, order, m0, covariance_of(variance), single, earlier)
    members = [fit if h is None else Fit(
        X, Z, y, c * 2.0 ** (-(days.max() - days) / h), m0, covariance_of(variance), single) for h in HALF_LIVES]
    learned = sum(s * k.mode for s, k in zip(memory, members))
    learned_S = sum(s * (k.S + np.outer(k.mode - learned, k.mode - learned)) for s, k in zip(memory, members))
    learned_effects = sum(s * k.effects for s, k in zip(memory, members))
    print("memory", memory, "widths", found)

    # Candidates after the last event, their scores and how these vary together.
    situation = {"day": (start + timedelta(days=200)).isoformat(), "hour": 19, "weather": "rainy", "mood": 4,
              "isHoliday": False}
    candidates = [{"id": f"c{n}", "title": f"Challenge {n}", "traits": random_traits(rng)} for n in range(20)]
    C = np.array([row(events, k["id"], k["traits"], situation) for k in candidates])
    effects = np.array([usual.effects[keys.index(k["id"])] if k["id"] in keys else 0.0 for k in candidates])
    scores, covariance = C @ mode + effects, C @ S @ C.T

    # One Laplace step for each event in the order given.
    m, T = m0.copy(), covariance_of(VARIANCE)
    stepped, open_ = np.zeros(len(keys)), np.full(len(keys), SINGLE)
    for x, k, r, weight in zip(X, place, y, c):
        m, T, stepped[k], open_[k] = step(m, T, stepped[k], open_[k], x, r, weight)

    # How often each candidate wins, by drawing weights; standard error at most 0.0005.
    spread, draws = 0.5, 1_000_000
    wins = np.zeros(len(candidates))
    root = np.linalg.cholesky(S)
    for _ in range(draws // 10_000):
        w = mode[:, None] + spread * (root @ rng.standard_normal((SIZE, 10_000)))
        wins += np.bincount(np.argmax(C @ w + effects[:, None], axis=0), minlength=len(candidates))

    # The true posterior by Hamiltonian Monte Carlo, the mode's covariance as the metric; 8 chains.
    chains, warm, length = 8, 200, 4000
    A = np.hstack([X, Z])
    size = A.shape[1]
    center = np.r_[m0, np.zeros(len(keys))]
    P = np.zeros((size, size))
    P[:SIZE, :SIZE] = np.linalg.inv(covariance_of(VARIANCE))
    P[range(SIZE, size), range(SIZE, size)] = 1 / SINGLE
    root = np.linalg.cholesky(usual.covariance)
    w = usual.all[:, None] + root @ rng.standard_normal((size, chains))

    def value_all(w):
        z, far = A @ w, w - center[:, None]
        return (c[:, None] * (np.logaddexp(0, z) - y[:, None] * z)).sum(0) + 0.5 * (far * (P @ far)).sum(0)

    def gradient_all(w):
        return A.T @ (c[:, None] * (sigmoid(A @ w) - y[:, None])) + P @ (w - center[:, None])

    kept, accepted = np.zeros((length, size, chains)), 0.0
    for turn in range(warm + length):
        q = rng.standard_normal((size, chains))
        start_w, start_energy = w, value_all(w) + 0.5 * (q ** 2).sum(0)
        # In coordinates where the covariance is 1, a step of 0.35 and a turn of about a quarter of a circle.
        step_size = 0.35 * rng.uniform(0.8, 1.2)
        q = q - 0.5 * step_size * (root.T @ gradient_all(w))
        for leap in range(5):
            w = w + step_size * (root @ q)
            q = q - (0.5 if leap == 4 else 1) * step_size * (root.T @ gradient_all(w))
        accept = np.log(rng.random(chains)) < start_energy - value_all(w) - 0.5 * (q ** 2).sum(0)
        w = np.where(accept, w, start_w)
        if turn >= warm:
            kept[turn - warm] = w
            accepted += accept.mean() / length
    batches = kept.reshape(40, length // 40, size, chains).mean(1).transpose(0, 2, 1).reshape(-1, size)[:, :SIZE]
    sample = kept.transpose(0, 2, 1).reshape(-1, size)
    mcmc_mean, mcmc_error = sample.mean(0)[:SIZE], batches.std(0, ddof=1) / np.sqrt(len(batches))
    mcmc_sd = sample.std(0, ddof=1)[:SIZE]
    D = np.hstack([C, np.array([[float(k["id"] == key) for key in keys] for k in candidates])])
    unknown = np.array([0.0 if k["id"] in keys else SINGLE for k in candidates])
    noise = np.sqrt(unknown)[:, None] * rng.standard_normal((len(candidates), len(sample)))
    drawn = sigmoid(D @ sample.T + noise)
    drawn_batches = drawn.reshape(len(candidates), 40, length // 40, chains).mean(2).transpose(1, 2, 0).reshape(
        -1, len(candidates))
    print("accepted", accepted, "greatest error of a mean", mcmc_error.max())
    print("mode less mean in sd", np.abs((mode - mcmc_mean) / mcmc_sd).max(),
          "sd ratio", (np.sqrt(np.diag(S)) / mcmc_sd).min(), (np.sqrt(np.diag(S)) / mcmc_sd).max())
    exact = np.einsum("kf,fg,kg->k", D, usual.covariance, D) + unknown
    open_all = np.array([usual.open[keys.index(k["id"])] if k["id"] in keys else SINGLE for k in candidates])
    near = np.minimum(open_all / SINGLE, 1) ** 2 * np.diag(covariance) + open_all
    for variance_of_score in (exact, near):
        mackay = sigmoid(scores / np.sqrt(1 + np.pi * variance_of_score / 8))
        print("probabilities", np.abs(mackay - drawn.mean(1)).max())
    print("variance of a score, approximate over exact", (near / exact).min(), (near / exact).max())

    def figures(array):
        return [float(f"{number:.13g}") for number in np.ravel(array)]

    lower = np.tril_indices(len(candidates))
    out = {
        "source": "make-fixtures.py: NumPy, SciPy trust-exact, Hamiltonian Monte Carlo of 8 chains of 4000",
        "preferences": preferences, "events": events, "situation": situation, "candidates": candidates,
        "mode": figures(mode), "variances": figures(np.diag(S)), "scores": figures(scores),
        "scoreCovariance": figures(covariance[lower]), "objective": float(value(usual.all)),
        "keys": keys, "effects": figures(usual.effects), "effectVariances": figures(usual.open),
        "learned": {"widths": found, "memory": figures(memory), "mean": figures(learned),
                    "variances": figures(np.diag(learned_S)), "effects": figures(learned_effects)},
        "step": {"mean": figures(m), "variances": figures(np.diag(T)), "effects": figures(stepped),
                 "scoreCovariance": figures((C @ T @ C.T)[lower])},
        "wins": {"spread": spread, "draws": draws, "shares": figures(wins / draws)},
        "mcmc": {"mean": figures(mcmc_mean), "error": figures(mcmc_error), "deviation": figures(mcmc_sd),
                 "probabilities": figures(drawn.mean(1)),
                 "probabilityErrors": figures(drawn_batches.std(0, ddof=1) / np.sqrt(len(drawn_batches)))},
    }
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "learner.json")
    with open(path, "w") as file:
        json.dump(out, file, separators=(",", ":"))
        file.write("\n")


main()
