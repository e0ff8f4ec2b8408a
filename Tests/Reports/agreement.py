# SPDX-License-Identifier: Apache-2.0
"""Finds Ukrainian words next to each other of which no readings agree. A rule yields two places and what is wrong."""
from readings import GENDERS, Mark, words_of

ACCUSATIVES = {"accs": ["accs", "accs nomn", "accs gent"]}
#: The forms that prepositions govern.
GOVERNED = {
    name: {(case, gender) for part in cases.split() for case in ACCUSATIVES.get(part, [part]) for gender in GENDERS}
    for names, cases in {
        "у в уві": "accs gent loct", "з із зі": "gent ablt", "за": "accs ablt gent", "між поміж": "ablt gent",
        "перед над під понад поза": "ablt accs", "на по о об": "accs loct", "при": "loct", "завдяки всупереч": "datv",
        "через про крізь повз попри": "accs",
        "до для без від біля після заради задля замість крім окрім щодо серед посеред протягом впродовж упродовж з-за"
        " з-під з-поміж напередодні наприкінці стосовно довкола навколо проти": "gent",
    }.items() for name in names.split()}
NEUTER = {("nomn", "neut"), ("accs", "neut")}
#: After an hour, as in "о шостій ранку".
TIMES = {"ранку", "дня", "вечора", "ночі"}
PLURAL = {("nomn", "plur"), ("accs nomn", "plur")}
#: Words that need the genitive, and others that don't agree with a noun.
QUANTITIES = set("кілька багато чимало забагато небагато обмаль".split())
QUANTIFIERS = QUANTITIES | set("скільки стільки більшість багатьом багатьох багатьма".split())
#: What joins phrases, begins a comparison, and ends a clause.
AND = {"і", "й", "та", "або", "чи"}
COMPARISONS = {"як", "ніж", "мов", "ніби", "наче"}
BOUNDARIES = AND | COMPARISONS | set("а але що бо щоб якщо коли де хто то ні тож".split())
#: Verbs with an adjective in the instrumental that describes the subject.
COPULAS = set(
    "бути будете були стати ставати станете здаватися здаєтеся лишатися залишатися лишаєтеся залишаєтеся почуватися"
    " почуваєтеся буваєте виглядаєте".split())
PARTICLES = {"не", "вже", "ще", "теж"}


def mismatch(words, start, forms, has_preposition):
    """The place in a phrase, from its start to its noun, where no form is left; or None."""
    last = None
    for place in range(start, len(words)):
        here, following = words[place], words[place + 1 : place + 3]
        if here.low in GOVERNED or here.low in QUANTIFIERS:
            return None
        if here.is_fixed or here.is_adverb and (has_preposition or last):
            continue
        is_reciprocal = "один" in here.lemmas and any("один" in other.lemmas for other in following)
        if not here.is_nominal or is_reciprocal:
            return None
        if here.noun & forms or last and here.low in TIMES:
            return None
        if here.numr and not here.adj:
            is_right = {case for case, _ in here.numr} & {case for case, _ in forms}
            return None if last or is_right or not has_preposition else place
        if here.adj & forms:
            forms, last = here.adj & forms, here
            continue
        if last and (is_alone(last, forms, here, has_preposition) or forms <= PLURAL and is_listed(last, following[0])):
            return None
        return place
    return None


def is_alone(last, forms, here, has_preposition):
    """Whether an adjective in some forms can be a phrase of its own before a word that doesn't agree with it."""
    if here.is_pronoun or here.is_determiner or last.is_standalone:
        return True
    if (last.is_participle or last.is_predicative) and here.cases - {"nomn", "accs"}:
        # A complement: "потрібний людям", "зроблене руками".
        return True
    genders = {gender for _, gender in forms}
    if last.is_determiner and genders & {"neut", "plur"}:
        # "при цьому люди", "для всіх важливий", "своє словами"
        return not here.noun or bool({"nomn", "accs"} & here.cases) or forms <= NEUTER
    return "neut" in genders and not has_preposition and not here.noun


def is_listed(last, following):
    """Whether the noun after a plural adjective can be the first of several: "потрібні довіра й час"."""
    return following.low in AND or last.is_predicative and following.low == ","


def phrases(words):
    """Adjectives with nouns, and what follows a preposition."""
    seen = set()
    for place, here in enumerate(words[:-2]):
        before, found = words[place - 1], None
        if here.low in GOVERNED and not (here.low == "проти" and before.low in AND):
            found = mismatch(words, place + 1, GOVERNED[here.low], True)
        elif here.adj and not here.noun and here.is_nominal and not (before.is_nominal and before.noun & here.adj):
            found = mismatch(words, place, here.adj, False)
        if found and found not in seen:
            seen.add(found)
            yield place, found, "no case, number, and gender fit all"


def before_phrase(words, place):
    """The word before a noun and its adjectives."""
    while words[place - 1].is_fixed or words[place - 1].adj and words[place - 1].is_nominal:
        place -= 1
    return words[place - 1]


def has_locative_preposition(words, place):
    """Whether there is a preposition before a locative, or before nouns that it is joined with."""
    for before in reversed(words[1:place]):
        if any(case == "loct" for case, _ in GOVERNED.get(before.low, ())):
            return True
        if before.is_verb or before.text == ".":
            return False
    return False


def is_adjective(here):
    return here.is_nominal and here.adj and not here.noun and not here.is_determiner


def nouns(words):
    """Locatives without a preposition, joined nouns, and subjects with what follows."""
    for place, here in enumerate(words[:-2]):
        after, second = words[place + 1 : place + 3]
        if here.is_nominal and here.cases == {"loct"} and not has_locative_preposition(words, place):
            yield place, place, "a locative needs a preposition"
        if after.low in AND and is_adjective(here) and is_adjective(second) and not here.cases & second.cases:
            yield place, place + 2, "joined adjectives have different cases"
        if here.low in {"він", "вона", "воно", "вони"}:
            yield from predicates(words, place)
        if not here.is_nominal or not here.noun or here.adj or here.is_pronoun:
            continue
        before = before_phrase(words, place)
        is_free = not (before.low in GOVERNED or before.low in QUANTIFIERS or before.is_nominal)
        if after.low in AND and is_free and second.is_nominal and not second.adj and not second.is_pronoun:
            if not here.cases & second.cases:
                yield place, place + 2, "joined nouns have different cases"
        if is_free and after.is_nominal and not after.adj and not after.is_pronoun and after.cases == {"nomn"}:
            yield place, place + 1, "a nominative after a noun"
        if here.cases == {"nomn"} and is_free:
            yield from predicates(words, place)


def predicates(words, place):
    """A verb or adjective in another number or gender than the subject before it."""
    genders, end = {gender for _, gender in words[place].noun}, place + 1
    while words[end].is_adverb and words[end].low not in GOVERNED or words[end].low in {"вам", "вас"} | PARTICLES:
        end += 1
    verb = words[end]
    # Several subjects have a plural verb. A pronoun is seldom one of them.
    earlier = words[place - 1 if words[place].is_pronoun else max(1, place - 5) : place]
    is_several = any(each.low in AND or type(each) is Mark and not words[place].is_pronoun for each in earlier)
    kinds = [tag for tag in verb.verbs if ("3per" in tag or "past" in tag) and "infn" not in tag]
    if verb.is_verb and len(kinds) == len(verb.verbs) and not (is_several and any("plur" in tag for tag in kinds)):
        if not any("plur" in genders if "plur" in tag else genders - {"plur"} if "3per" in tag
                   else tag.gender in genders for tag in kinds):
            yield place, end, "a verb doesn't agree with its subject"
    is_predicate = verb.is_nominal and verb.adj and not verb.noun and type(words[end + 1]) is Mark
    if is_predicate and verb.cases <= {"nomn", "accs"}:
        if not is_several and not genders & {gender for _, gender in verb.adj}:
            yield place, end, "an adjective doesn't agree with its subject"


def numerals(words):
    """Numerals and words of quantity with nouns."""
    for place, here in enumerate(words[:-2]):
        if here.low in QUANTITIES:
            after = words[place + 1]
            forms = {("gent", gender) for gender in (("plur",) if here.low == "кілька" else GENDERS)}
            if after.is_nominal and not after.is_pronoun and not forms & (after.noun | after.adj):
                yield place, place + 1, "a quantity needs the genitive"
        if not here.numr or here.noun or here.adj or not here.is_nominal:
            continue
        is_small, is_direct = here.lemmas & {"два", "три", "чотири", "обидва"}, here.cases & {"nomn", "accs"}
        forms = {(case, "plur") for case in here.cases - {"nomn", "accs"}}
        if here.lemmas & {"пів", "півтора"}:
            forms = {("gent", gender) for gender in GENDERS}
        elif is_direct:
            forms.add(("nomn" if is_small and not here.low.endswith("х") else "gent", "plur"))
        adjectives, end = forms | ({("gent", "plur")} if is_direct else set()), place + 1
        while words[end].is_nominal and not words[end].noun & forms and words[end].adj & adjectives:
            end += 1
        noun = words[end]
        if not noun.is_nominal or noun.is_pronoun or here.low in {"обох", "обом", "обома"}:
            continue
        if not noun.noun & forms and not noun.adj & adjectives:
            yield place, end, "a numeral needs another case or number"
        genders = {"дві": {"femn"}, "обидві": {"femn"}, "два": {"masc", "neut"}, "обидва": {"masc", "neut"}}
        if noun.genders and not noun.genders & genders.get(here.low, noun.genders):
            yield place, end, "a numeral has another gender"


def reader(words):
    """Clauses about the reader: another subject than ви, other verbs, and forms that fix the reader's gender."""
    quotations, clause = 0, []
    for place, here in enumerate(words[:-2]):
        quotations += (here.low == "«") - (here.low == "»")
        is_quoted = quotations or words[place - 1].low == ":" and words[place + 1].low == "."
        if here.is_verb and not is_quoted and all({"impr", "sing", "2per"} <= tag.grammemes for tag in here.verbs):
            yield place, place, "the reader is addressed as ви"
        if here.low == "ви":
            end = place + 1
            while words[end].is_adverb or words[end].is_fixed or words[end].low in {"собі", "себе"} | PARTICLES:
                end += 1
            verb = words[end]
            if verb.is_verb and not any("plur" in tag and "1per" not in tag and "3per" not in tag or "infn" in tag
                                        for tag in verb.verbs):
                yield place, end, "ви needs a plural verb in the second person"
            if verb.cases == {"nomn"} and is_singular(verb) and not words[end + 1].is_nominal:
                yield place, end, "an adjective fixes the reader's gender"
        if type(here) is not Mark and here.low not in BOUNDARIES:
            clause.append(place)
            continue
        if any(words[each].is_second for each in clause):
            yield from second_person(words, clause)
        clause = []


def is_singular(here):
    return here.is_nominal and here.adj and not here.noun and all(gender != "plur" for _, gender in here.adj)


def second_person(words, clause):
    """The problems of a clause, given by its places, with a verb in the second person."""
    verb = next(place for place in clause if words[place].is_second)
    is_joined = words[clause[0] - 1].low in AND | COMPARISONS
    has_other_subject = any(words[place].low in {"хай", "нехай", "це"} or any(
        "3per" in tag or "past" in tag for tag in words[place].verbs) for place in clause)
    for place in clause:
        here, before, after = words[place], words[place - 1], words[place + 1]
        if here.is_nominal and here.noun and not here.is_pronoun and here.cases == {"nomn"} and not has_other_subject:
            # "хвилина в хвилину" has no verb.
            is_repeated = place + 2 < len(words) and here.lemmas & words[place + 2].lemmas
            if not is_repeated and (place > verb or not is_joined):
                yield place, place, "a nominative in a clause about the reader"
        has_noun = after.is_nominal or any("ablt" in each.cases for each in words[place + 1 : place + 5])
        has_copula = any(words[each].low in COPULAS for each in clause if each < place)
        is_description = is_singular(here) and here.cases == {"ablt"} and has_copula and not has_noun
        is_self = here.low in {"сам", "сама"} and (before.low == "ви" or before.is_second) and not after.is_nominal
        if is_description or is_self:
            yield place, place, "an adjective fixes the reader's gender"


def agreement(text):
    """The problems of a Ukrainian text that the dictionary shows."""
    words = words_of(text)
    for rule in (phrases, nouns, numerals, reader):
        for start, end, what in rule(words):
            yield f"{' '.join(each.text for each in words[start : end + 1])}: {what}"
