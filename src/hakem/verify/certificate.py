"""Certificates: the proofs of a round as data, for a program that believes nothing."""

from __future__ import annotations

from hakem.i18n.plain import Json
from hakem.values import dataclass
from hakem.verify.bracket import Better, Claim
from hakem.verify.editions import SwissText
from hakem.verify.problem import ALONE, Proof

FORMAT = "hakem-certificate"
VERSION = 1


@dataclass(frozen=True, slots=True, eq=False)
class BracketProof:
    """The part a bracket plays, and what proves that it is right.

    The last bracket but one of 2017 also says what would have been ``better``, were it
    not for the proof that it leaves nobody a way to complete the round.
    """

    role: str
    claims: tuple[Claim, ...]
    better: Better | None = None
    stuck: Proof | None = None


@dataclass(frozen=True, slots=True, eq=False)
class RoundProof:
    """The proofs of all brackets; ``lower_bye`` that nobody with fewer points can have the bye."""

    brackets: tuple[BracketProof, ...]
    lower_bye: Proof | None = None


def certificate(round_no: int, text: SwissText, proof: RoundProof) -> dict[str, Json]:
    """The certificate of a round. Numbers are hexadecimal, as they may have thousands of digits."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "system": "dutch",
        "edition": text.edition.id,
        "round": round_no,
        "lower_bye": _values(proof.lower_bye) if proof.lower_bye is not None else None,
        "brackets": [_bracket(one) for one in proof.brackets],
    }


def _bracket(proof: BracketProof) -> dict[str, Json]:
    value: dict[str, Json] = {"role": proof.role, "claims": [_claim(claim) for claim in proof.claims]}
    if proof.better is not None and proof.stuck is not None:
        best = proof.better.candidate
        value["instead"] = {
            "pairs": [[high.id, low.id] for high, low in best.pairs],
            "claims": [_claim(claim) for claim in proof.better.claims],
            "stuck": _values(proof.stuck),
        }
    return value


def _claim(claim: Claim) -> dict[str, Json]:
    value: dict[str, Json] = {"graph": claim.graph, "stage": claim.stage, "vertices": list(claim.labels)}
    value |= _values(claim.proof)
    if claim.witness is not None:
        value["partners"] = [None if mate == ALONE else mate for mate in claim.witness]
    return value


def _values(proof: Proof) -> dict[str, Json]:
    """Values in the order of the vertices; sets by places of vertices."""
    return {
        "values": [hex(value) for value in proof.values],
        "sets": [[list(odd.members), hex(odd.value)] for odd in proof.sets],
    }
