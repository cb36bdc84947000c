"""The Dutch system as the handbook of 2009 writes it: a procedure C.1 to C.14 instead of criteria to be weighed."""

from hakem.pairing.swiss.handbook.rules import HANDBOOK_2009, HandbookRules
from hakem.pairing.swiss.handbook.system import HandbookDutch

__all__ = ["HANDBOOK_2009", "HandbookDutch", "HandbookRules"]
