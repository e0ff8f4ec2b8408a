# SPDX-License-Identifier: Apache-2.0
"""The possible readings of Ukrainian words, by pymorphy3 and its dictionary."""
import functools
import re

import pymorphy3

MORPHOLOGY = pymorphy3.MorphAnalyzer(lang="uk")

GENDERS = ("masc", "femn", "neut", "plur")
#: Lemmas of readings that these texts don't have: a robot in "робота", yoga in "його", an old "this" in "сім", to grate
#: in "три", rare adjectives in "людина" and "людиною", and a noun without endings in "малі".
IGNORED_LEMMAS = {"робот", "йога", "сей", "терти", "людиний", "людин", "малі"}
#: Forms of adjectives and nouns that are adverbs or predicates here.
PREDICATES = set("можна треба варто слід просто наперекір навпроти поруч наступного одне одного одному одним".split())
#: Pronouns that can be alone: a noun after them can be of another phrase.
RELATIVES = {"який", "котрий", "чий", "самий", "сам"}
#: Adjectives with a complement, such as "потрібний людям". Comparatives also have one.
PREDICATIVE = set(
    "потрібний вартий гідний корисний сповнений повний схожий готовий здатний дорогий знайомий винний рівний"
    " притаманний радий милий незрозумілий помітний важливий близький".split())
COMPARATIVE = re.compile(".*(іший|жчий)|більший|менший|кращий|гірший|довший|коротший|м'якший")
#: Pronouns that are nouns.
PRONOUN_NOUNS = {"все", "усе", "те", "це", "себе", "інше", "інші", "всі", "усі"}


def split(forms):
    """Forms with the accusatives of masculine and plural that are like the nominative and like the genitive apart."""
    found = set(forms)
    for gender in ("masc", "plur"):
        if ("accs", gender) in forms:
            kinds = {(f"accs {case}", gender) for case in ("nomn", "gent") if (case, gender) in forms}
            found = found - {("accs", gender)} | (kinds or {("accs nomn", gender), ("accs gent", gender)})
    return found


class Word:
    """A word with its possible readings.

    `noun`, `adj`, and `numr` are pairs of a case and a gender, or plural. `adj` includes participles, ordinals, and
    pronouns such as ваш. A word is nominal if it can't be anything else, such as a verb.
    """

    def __init__(self, text):
        self.text, self.low = text, text.lower().replace("’", "'")
        self.noun, self.adj, self.numr = set(), set(), set()
        self.lemmas, self.genders, self.verbs, classes = set(), set(), [], set()
        self.is_pronoun = self.is_standalone = self.is_predicative = self.is_determiner = self.is_participle = False
        # The possessives have every case and gender.
        self.is_fixed = self.low in {"його", "її", "їх"}
        readings = MORPHOLOGY.parse(self.low)
        common = [reading for reading in readings if not {"Name", "Surn", "Patr"} & reading.tag.grammemes]
        self.is_known = MORPHOLOGY.word_is_known(self.low) and bool(common or text != self.low)
        for reading in (common or readings) if self.is_known and not self.is_fixed else []:
            if reading.normal_form not in IGNORED_LEMMAS and not {"voct", "Abbr"} & reading.tag.grammemes:
                self.read(reading, classes)
        if self.noun or self.adj:
            # There is no я or ти, so "зміни" and "мету" are nouns, and "міцній" is an adjective.
            self.verbs = [tag for tag in self.verbs if not {"sing"} < tag.grammemes & {"impr", "1per", "sing"}]
            classes -= set() if self.verbs else {"VERB"}
        if self.adj and self.noun <= self.adj and not self.is_pronoun:
            # Most are adjectives that can also be nouns.
            self.noun = set()
        if self.low == "люди":
            self.noun.add(("accs", "plur"))
        is_other = bool(classes - {"NOUN", "ADJF", "NPRO", "NUMR"}) or self.low in PREDICATES
        self.is_nominal = not is_other and bool(self.noun or self.adj or self.numr)
        self.is_adverb = "ADVB" in classes and not (self.noun or self.adj or self.numr or self.verbs)
        self.is_verb = classes == {"VERB"} and not (self.noun or self.adj or self.numr)
        self.cases = {case for case, _ in self.noun | self.adj | self.numr}
        self.noun, self.adj, self.numr = split(self.noun), split(self.adj), split(self.numr)
        self.forms = self.noun | self.adj | self.numr
        self.is_second = self.is_verb and all("2per" in tag for tag in self.verbs)

    def read(self, reading, classes):
        tag, lemma = reading.tag, reading.normal_form
        gender = "plur" if "plur" in tag else tag.gender and str(tag.gender)
        # The dictionary has a few nominatives without a case.
        case = str(tag.case) if tag.case else "nomn" if tag.POS == "NOUN" else None
        form = case and (case, gender)
        if tag.POS in ("ADJF", "NPRO"):
            self.is_standalone |= lemma in RELATIVES
            self.is_participle |= "pssv" in tag
            self.is_predicative |= lemma in PREDICATIVE or bool(COMPARATIVE.fullmatch(lemma))
        self.lemmas.add(lemma)
        if form and tag.POS == "NOUN":
            self.noun.add(form)
            self.genders |= {str(reading.normalized.tag.gender)} - {"None"}
        elif form and tag.POS == "NPRO" and (
                not gender or {"pers", "anim", "inan"} & tag.grammemes or lemma in PRONOUN_NOUNS):
            self.is_pronoun = True
            self.noun |= {(form[0], each) for each in ([gender] if gender else GENDERS)}
        elif form and gender and (tag.POS in ("ADJF", "NPRO") or lemma == "один"):
            self.adj.add(form)
            self.is_determiner |= tag.POS == "NPRO"
            self.is_standalone |= lemma == "один" and gender == "plur"
        elif form and tag.POS == "NUMR":
            self.numr.add((form[0], "plur"))
        elif not (tag.POS == "VERB" and "infn" in tag and self.low.endswith("ть")):
            # The dictionary also has dialectal infinitives that are spelled like the third person.
            classes.add("other" if tag.POS is None or form else str(tag.POS))
            self.verbs += [tag] if tag.POS == "VERB" else []


class Mark(Word):
    """Punctuation, a number, or a placeholder."""

    def __init__(self, text):
        super().__init__("")
        self.text = self.low = text
        self.is_known = True


@functools.cache
def word(text):
    return Word(text) if text[0].isalpha() else Mark(text)


def words_of(text):
    """The words and marks of a text. A period at each end, so that every word has neighbors."""
    return [word(part) for part in [".", *re.findall(r"\{\w+\}|\w+(?:[’-]\w+)*|[^\s\w]", text), ".", "."]]
