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


def prior(preferences):
    mean = np.zeros(SIZE)

    def add(group, name, value):
        mean[INDEX[group, name]] += value

    add("time", "quick", 0.35), add("time", "extended", -0.35)
    add("cost", "free", 0.2), add("cost", "medium", -0.2), add("cost", "large", -0.7)
    add("social", "solo", 0.2), add("social", "strangers", -0.35)
    add("weather", "wet", -0.7), add("weather", "sunny", 0.35)
    add("season", "in", 0.2), add("season", "out", -0.7), add("season", "holiday", 0.2)
    add("weekend", "extended", 0.7), add("partTime", "evening extended", -0.35)
    add("mood", "difficulty", 0.35), add("mood", "company", 0.35)
    add("recency", "category", -0.2), add("recency", "challenge", -0.35)
    for order, category in enumerate(preferences["preferredCategories"]):
        add("category", category, [0.7, 0.5][order] if order < 2 else 0.35)
    for order, place in enumerate(preferences["preferredLocations"]):
        add("location", place, 0.35 if order == 0 else 0.2)
    # -0.35 (d - top)^2 without its constant.
    top = (preferences["preferredDifficulty"] - 3) / 2
    add("difficulty", "d", 0.7 * top), add("difficulty", "d2", -0.35)
    for company in COMPANY[1:]:
        add("social", company, 0.35 * (preferences["socialComfort"] - 3) / 2)
    return mean


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
        put("weekend", traits["timeInvestment"])
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


def main():
    rng = np.random.default_rng(20261121)
    preferences = {"preferredCategories": ["creative", "learning", "physical"],
                   "preferredLocations": ["outdoor", "home"], "preferredDifficulty": 2, "socialComfort": 2}
    start = date(2026, 3, 20)
    events = []
    for day in range(90):
        status = str(rng.choice(["completed", "completed", "completed", "skipped", "skipped", "expired"]))
        event = {"challenge": f"c{int(rng.integers(0, 25))}", "traits": random_traits(rng),
                 "situation": random_situation(rng, start + timedelta(days=int(day * 0.9))), "status": status,
                 "weight": float(rng.choice([1.0, 1.0, 1.0, 0.5]))}
        if status == "completed" and rng.random() < 0.8:
            event["rating"] = int(rng.integers(1, 6))
        events.append(event)
    events = [events[place] for place in rng.permutation(len(events))]
    m0 = prior(preferences)
    known = [e for e in events if e["status"] in ("completed", "skipped")]
    X = np.array([row(events, e["challenge"], e["traits"], e["situation"]) for e in known])
    y = np.array([reward(e) for e in known])
    c = np.array([e["weight"] for e in known])

    def value(w):
        z = X @ w
        return np.sum(c * (np.logaddexp(0, z) - y * z)) + 0.5 * np.sum((w - m0) ** 2 / VARIANCE)

    def gradient(w):
        return X.T @ (c * (sigmoid(X @ w) - y)) + (w - m0) / VARIANCE

    def curvature(w):
        p = sigmoid(X @ w)
        return (X.T * (c * p * (1 - p))) @ X + np.diag(1 / VARIANCE)

    found = minimize(value, np.zeros(SIZE), jac=gradient, hess=curvature, method="trust-exact",
                     options={"gtol": 1e-12, "maxiter": 1000})
    mode = found.x
    assert np.abs(gradient(mode)).max() < 1e-9, np.abs(gradient(mode)).max()
    S = np.linalg.inv(curvature(mode))

    # Candidates on the day after, their scores and how these vary together.
    situation = {"day": (start + timedelta(days=95)).isoformat(), "hour": 19, "weather": "rainy", "mood": 4,
              "isHoliday": False}
    candidates = [{"id": f"c{n}", "title": f"Challenge {n}", "traits": random_traits(rng)} for n in range(20)]
    C = np.array([row(events, k["id"], k["traits"], situation) for k in candidates])
    scores, covariance = C @ mode, C @ S @ C.T

    # One Laplace step for each event in the order given.
    m, T = m0.copy(), np.diag(VARIANCE)
    for x, r, weight in zip(X, y, c):
        p = sigmoid(x @ m)
        h = weight * max(p * (1 - p), 0.02)
        Tx = T @ x
        k = Tx / (1 + h * (x @ Tx))
        m = m + weight * k * (r - p)
        T = T - h * np.outer(k, Tx)

    # How often each candidate wins, by drawing weights; standard error at most 0.0005.
    spread, draws = 0.5, 1_000_000
    wins = np.zeros(len(candidates))
    root = np.linalg.cholesky(S)
    for _ in range(draws // 10_000):
        w = mode[:, None] + spread * (root @ rng.standard_normal((SIZE, 10_000)))
        wins += np.bincount(np.argmax(C @ w, axis=0), minlength=len(candidates))

    # The true posterior by Hamiltonian Monte Carlo, the mode's covariance as the metric; 8 chains.
    chains, warm, length = 8, 300, 6000
    w = mode[:, None] + root @ rng.standard_normal((SIZE, chains))
    white = np.linalg.inv(root)

    def value_all(w):
        z = X @ w
        return (c[:, None] * (np.logaddexp(0, z) - y[:, None] * z)).sum(0) + \
            0.5 * ((w - m0[:, None]) ** 2 / VARIANCE[:, None]).sum(0)

    def gradient_all(w):
        return X.T @ (c[:, None] * (sigmoid(X @ w) - y[:, None])) + (w - m0[:, None]) / VARIANCE[:, None]

    kept, accepted = np.zeros((length, SIZE, chains)), 0.0
    for turn in range(warm + length):
        q = rng.standard_normal((SIZE, chains))
        start_w, start_energy = w, value_all(w) + 0.5 * (q ** 2).sum(0)
        # In coordinates where the covariance is 1, a step of 0.35 and a turn of about a quarter of a circle.
        step = 0.35 * rng.uniform(0.8, 1.2)
        q = q - 0.5 * step * (root.T @ gradient_all(w))
        for leap in range(5):
            w = w + step * (root @ q)
            q = q - (0.5 if leap == 4 else 1) * step * (root.T @ gradient_all(w))
        accept = np.log(rng.random(chains)) < start_energy - value_all(w) - 0.5 * (q ** 2).sum(0)
        w = np.where(accept, w, start_w)
        if turn >= warm:
            kept[turn - warm] = w
            accepted += accept.mean() / length
    batches = kept.reshape(40, length // 40, SIZE, chains).mean(1).transpose(0, 2, 1).reshape(-1, SIZE)
    sample = kept.transpose(0, 2, 1).reshape(-1, SIZE)
    mcmc_mean, mcmc_error = sample.mean(0), batches.std(0, ddof=1) / np.sqrt(len(batches))
    mcmc_sd = sample.std(0, ddof=1)
    drawn = sigmoid(C @ sample.T)
    drawn_batches = sigmoid(np.einsum("kf,tfc->tkc", C, kept)).reshape(
        40, length // 40, len(candidates), chains).mean(1).transpose(0, 2, 1).reshape(-1, len(candidates))
    print("accepted", accepted, "greatest error of a mean", mcmc_error.max())
    print("mode less mean in sd", np.abs((mode - mcmc_mean) / mcmc_sd).max(),
          "sd ratio", (np.sqrt(np.diag(S)) / mcmc_sd).min(), (np.sqrt(np.diag(S)) / mcmc_sd).max())
    mackay = sigmoid(scores / np.sqrt(1 + np.pi * np.diag(covariance) / 8))
    print("probabilities", np.abs(mackay - drawn.mean(1)).max())

    def figures(array):
        return [float(f"{number:.13g}") for number in np.ravel(array)]

    lower = np.tril_indices(len(candidates))
    out = {
        "source": "make-fixtures.py: NumPy, SciPy trust-exact, Hamiltonian Monte Carlo of 8 chains of 6000",
        "preferences": preferences, "events": events, "situation": situation, "candidates": candidates,
        "mode": figures(mode), "variances": figures(np.diag(S)), "scores": figures(scores),
        "scoreCovariance": figures(covariance[lower]), "objective": float(value(mode)),
        "step": {"mean": figures(m), "variances": figures(np.diag(T)),
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
