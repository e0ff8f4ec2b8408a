# SPDX-License-Identifier: Apache-2.0
"""Finds worlds by name: every class with a name in a module of `building` or `sealed`."""
import importlib
import os

from .base import World

FOLDERS = ("building", "sealed")


def names(folder):
    """The worlds of a folder; a world's module bears its name."""
    here = os.path.join(os.path.dirname(__file__), folder)
    return sorted(f[:-3] for f in os.listdir(here) if f.endswith(".py") and not f.startswith("_"))


def path(name):
    """The file of a world, or None."""
    for folder in FOLDERS:
        if name in names(folder):
            return os.path.join(os.path.dirname(__file__), folder, name + ".py")
    return None


def load(name):
    """The class of a world."""
    for folder in FOLDERS:
        if name in names(folder):
            module = importlib.import_module(f"{__name__}.{folder}.{name}")
            return next(c for c in vars(module).values()
                        if isinstance(c, type) and issubclass(c, World) and c.name == name)
    raise KeyError(name)
