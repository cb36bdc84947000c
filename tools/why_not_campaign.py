"""Answers to "why not?" against the verifier: ``python -m tools.why_not_campaign --rounds 500 --alternatives 20``.

Random rounds of the Dutch system of 2026 and 2017, and random pairs in each. What is
said of every pair is held against the verifier: that it breaks an absolute rule, that no
round has it, or that the best round with it is worse, in which bracket, by which
criterion and by how much. The exit code is 6 if the verifier disagrees anywhere.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence
from functools import partial
from multiprocessing import Pool

from tests.support.why_not_claims import Claim, claims

DIFFERENT = 6


def of_round(number: int, alternatives: int) -> tuple[int, list[Claim]]:
    """The claims of one round."""
    return number, list(claims(number, alternatives))


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tools.why_not_campaign", description="why-not and the verifier")
    parser.add_argument("--rounds", type=int, default=500, help="random rounds (%(default)s)")
    parser.add_argument("--alternatives", type=int, default=20, help="random pairs of every round (%(default)s)")
    parser.add_argument("--first", type=int, default=0, help="the first round (%(default)s)")
    parser.add_argument("--workers", type=int, default=2, help="processes (%(default)s)")
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    """Ask, and say what the verifier does not confirm."""
    args = arguments(argv)
    begun, replies, different = time.monotonic(), Counter[str](), 0
    numbers = range(args.first, args.first + args.rounds)
    with Pool(args.workers) as pool:
        for number, found in pool.imap(partial(of_round, alternatives=args.alternatives), numbers):
            replies.update(claim.reply.value for claim in found)
            for claim in found:
                if claim.against:
                    different += 1
                    print(f"round {number}, {claim.question.players}, {claim.reply.value}: {claim.against}", flush=True)
    told = ", ".join(f"{count} {reply}" for reply, count in replies.most_common())
    print(f"{args.rounds} rounds, {replies.total()} answers ({told}): {different} not confirmed", end="")
    print(f", {time.monotonic() - begun:.0f} s")
    return DIFFERENT if different else 0


if __name__ == "__main__":
    sys.exit(main())
