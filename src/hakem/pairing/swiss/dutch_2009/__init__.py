"""The Dutch system of 2009: a procedure C.1 to C.14 instead of criteria to be weighed."""

from hakem.pairing.swiss.dutch_2009.rules import DUTCH_RULES_2009, Dutch2009Rules
from hakem.pairing.swiss.dutch_2009.system import DutchSwiss2009

__all__ = ["DUTCH_RULES_2009", "Dutch2009Rules", "DutchSwiss2009"]
