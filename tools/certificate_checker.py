"""Checks certificates of the Dutch system (2017, 2026): python certificate_checker.py FILE.trf CERTIFICATE.json ...

It knows nothing of Hakem and needs nothing but Python. It reads the report (TRF16 with records 142, 152, 162,
192, XXC and XXA), makes the facts of the round from it, and asks whether the values in the certificate hold: for every
two who may be partners in a bracket, the values of both, less those of the odd sets that hold both, are no
more than twice what the criteria hold against the pair, and their sum is twice what they hold against the
round. Then no pairing is better. docs/verify.md says why, and what the numbers are.
"""

import json
import sys
from itertools import groupby
from types import SimpleNamespace as Is

UNSUPPORTED = ("013", "250", "260", "299", "310", "XXP", "XXS", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU", "XXZ")


OTHER = {"w": "b", "b": "w"}
POINT = 2


class WrongError(Exception):
    """What is not right, in words."""


def require(holds, words):
    if not holds:
        raise WrongError(words)


def read(path):
    """Players with a cell for every round: opponent, colour, result. Points count in halves."""
    event = Is(players={}, rounds=0, points={"W": 2, "D": 1, "L": 0, "P": None}, virtual={}, lot="")
    with open(path, encoding="utf-8-sig") as file:
        lines = file.read().splitlines()
    for line in lines:
        code = line[:3]
        require(code not in UNSUPPORTED, f"record {code} is not understood here")
        if code == "001":
            cells = [line[at : at + 10] for at in range(91, len(line.rstrip()), 10)]
            event.players[int(line[4:8])] = [cell(text) for text in cells]
        elif code in ("142", "XXR"):
            event.rounds = int(line[3:])
        elif code == "162":
            words = line[3:].split()
            require(set(words[::2]) <= set("WDLP"), "record 162 has values that are not understood here")
            event.points |= {name: halves(value) for name, value in zip(words[::2], words[1::2], strict=True)}
        elif code == "152":
            event.lot = {"W": "w", "B": "b"}.get(line[3:].strip().upper()[:1], event.lot)
        elif code == "XXC":
            said = [word[0] for word in line[3:].lower().split() if word in ("white1", "black1")]
            event.lot = event.lot or (said[0] if said else "")
        elif code == "XXA":
            given = line[8:].split()
            event.virtual |= {(int(line[4:8]), at): halves(value) for at, value in enumerate(given, 1)}
    require(event.rounds, "the report does not say how many rounds there are")
    if event.points["P"] is None:
        event.points["P"] = event.points["W"]
    return event


def halves(text):
    value = float(text) * 2
    require(value == int(value), f"{text} is not made of half points")
    return int(value)


def cell(text):
    opponent, colour, result = text[:4].strip(), text[5:6].strip(), text[7:8].strip().upper()
    result = {"W": "1", "D": "=", "L": "0", "": "Z"}.get(result, result)
    require(result in ("1", "=", "0", "+", "-", "U", "F", "H", "Z"), f"result {result} is not understood here")
    opponent = int(opponent) if opponent not in ("", "0000") else 0
    require((opponent > 0) == (result in "1=0+-"), "a bye with an opponent, or a game without one")
    return opponent, colour, result


def worth(result, points):
    values = {"1": "W", "=": "D", "0": "L", "+": "W", "U": "P", "F": "W", "H": "D"}
    return points[values[result]] if result in values else 0


def field(event, round_no, new):
    """Everybody in the round, best first, with what the criteria ask."""
    points = event.points
    cards = {no: (cells + [(0, "", "Z")] * round_no)[:round_no] for no, cells in event.players.items()}
    score = {no: [sum(worth(c[2], points) for c in cells[:n]) for n in range(round_no)] for no, cells in cards.items()}
    shown = {no: [s + event.virtual.get((no, n + 1), 0) for n, s in enumerate(all_)] for no, all_ in score.items()}
    here = [no for no, cells in cards.items() if cells[-1][0] or cells[-1][2] == "U"]
    listed = sorted(no for no, cells in cards.items() if any(c[0] or c[2] == "U" for c in cells))
    made = []
    for no in sorted(here, key=lambda no: (-shown[no][-1], no)):
        past = cards[no][:-1]
        played = [c for c in past if c[2] in "1=0"]
        p = Is(id=no, score=shown[no][-1], place=listed.index(no) + 1, unplayed=len(past) - len(played))
        p.met, p.colours = {c[0] for c in played}, "".join(c[1] for c in played)
        p.balance = p.colours.count("w") - p.colours.count("b")
        p.wants, p.wish = wish(p.colours, p.balance)
        p.top = round_no >= event.rounds and 2 * score[no][-1] > (round_no - 1) * points["W"]
        without = [c[2] for c in past if c[2] not in "1=0"]
        full = [r for r in without if worth(r, points) >= points["W"]] if new else [r for r in without if r == "+"]
        p.barred = "U" in without or bool(full)
        p.floats = [floated(no, cards[no], shown, round_no - back, new, points) for back in (1, 2)]
        p.partner, p.colour = cards[no][-1][:2]
        made.append(p)
    for rank, p in enumerate(made):
        p.rank = rank
    return made


def wish(colours, balance):
    if not colours:
        return "", 0
    even = "b" if balance > 0 else "w"
    if abs(balance) > 1:
        return even, 3
    if colours[-2:] in ("ww", "bb"):
        return OTHER[colours[-1]], 3
    return (even, 2) if balance else (OTHER[colours[-1]], 1)


def floated(no, cells, shown, at, new, points):
    """+1 for a downfloat in that round, -1 for an upfloat."""
    if at < 1:
        return 0
    opponent, _, result = cells[at - 1]
    if result not in "1=0":
        return int(not new or result == "U" or worth(result, points) > points["L"])
    mine, theirs = shown[no][at - 1], shown[opponent][at - 1]
    return (mine > theirs) - (mine < theirs)


def may_meet(a, b):
    return b.id not in a.met and not (a.wish == b.wish == 3 and a.wants == b.wants and not a.top and not b.top)


def white_of(high, low, drawn):
    """Which of the two has White."""
    if not high.wants and not low.wants:
        return high if (drawn == "w") == (high.place % 2 == 1) else low
    if high.wants != low.wants:
        return high if (high.wants or OTHER[low.wants]) == "w" else low
    strength = [(p.wish, abs(p.balance) if p.wish == 3 else 0) for p in (high, low)]
    if strength[0] != strength[1]:
        served = high if strength[0] > strength[1] else low
    else:
        differ = next((a for a, b in zip(high.colours[::-1], low.colours[::-1], strict=False) if a != b), None)
        served = low if differ == high.wants else high
    return served if high.wants == "w" else ({high.id: low, low.id: high}[served.id])


def colour_faults(a, b):
    """How many end beyond two, and how many have a colour for the third time, if one of the two is a topscorer."""
    if not (a.top or b.top):
        return 0, 0
    white = white_of(a, b, "w")
    got = [(p, 1 if p is white else -1) for p in (a, b)]
    third = sum(p.colours[-2:] == ("ww" if c > 0 else "bb") for p, c in got)
    return sum(abs(p.balance + c) > 2 for p, c in got), third


def beyond_two(a, b, at):
    return colour_faults(a, b)[0]


def third_time(a, b, at):
    return colour_faults(a, b)[1]


def no(*_):
    return 0


def one(p, at):
    return 1


def above(p, at):
    return p.score - at.low


def below(p, at):
    return p.score - at.low + POINT


def gap(a, b, at):
    return a.score - b.score


def last(p, at):
    return 3 if at.ends and p.barred else 1


def bye(p, at):
    return p.unplayed if p.score == at.bye else 0


def denied(a, b, at):
    return int(bool(a.wants) and a.wants == b.wants)


def strong(a, b, at):
    return int(denied(a, b, at) and min(a.wish, b.wish) >= 2)


def rules_of(new):
    """The criteria in order: graded, of a pair, of one who leaves, of a pair that follows, of one left over there.

    ``at`` has the lowest score, ``bye`` the score of the bye if just one leaves, ``ends`` whether that is the end.
    """

    def sized(side, back, graded):
        def of(a, b, at):
            player, sign = (a, 1) if side == "down" else (b, -1)
            gap = a.score - b.score
            return (gap if graded else min(gap, 1)) if player.floats[back] == sign else 0

        return of

    def leaver(back, graded):
        def of(p, at):
            moved = p.score > at.low
            counts = p.floats[back] == 1 and (not new or moved == graded)
            return (p.score - at.low + POINT if graded else 1) if counts else 0

        return of

    first = (
        [
            (0, no, one, no, no),
            (1, no, above, no, no),
            (0, no, no, no, one),
            (1, no, no, no, above),
            (0, no, bye, no, no),
        ]
        if new
        else [(0, no, one, no, no), (1, gap, below, no, no), (0, no, no, no, last), (1, no, no, gap, below)]
    )
    colours = [beyond_two, third_time, denied, strong]
    floats = []
    for graded in (False, True):
        for back in (0, 1):
            down = no if new and not graded else sized("down", back, graded)
            floats += [(graded, down, leaver(back, graded), no, no), (graded, sized("up", back, graded), no, no, no)]
    return first + [(0, rule, no, no, no) for rule in colours] + floats


def told(rules, part, *about):
    return tuple((i, value) for i, rule in enumerate(rules) if (value := rule[part](*about)))


def scale(rules, answers, size):
    """What every answer weighs: no digit can reach the next one."""
    weights, weight = {}, 1
    for i in range(len(rules) - 1, -1, -1):
        values = sorted({value for given in answers for place, value in given if place == i})
        for value in values:
            weights[i, value] = weight if rules[i][0] else value * weight
            weight *= size + 1 if rules[i][0] else 1
        weight *= 1 if rules[i][0] else size * max(values, default=0) + 1
    return weights


class Graph:
    """Vertices by labels, edges as (place, place, answers, order), and who may be alone at which price."""

    def __init__(self, b, kind, stage, mdp_pairs, pairs, slots):
        paired = {p.id for pair in mdp_pairs for p in pair} if stage == "remainder" else set()
        self.b, self.kind, self.stage, self.pairs, self.edges, self.alone = b, kind, stage, pairs, [], {}
        self.active = [p for p in b.mdps + b.residents if p.id not in paired]
        self.ahead, self.beyond = b.following * (kind != "alone"), b.beyond * (kind == "rest")
        everybody = self.active + self.ahead + self.beyond
        self.labels = [p.id for p in everybody] + [0] * (kind == "rest" and b.odd) + [-1 - i for i in range(slots)]
        self.at = {label: i for i, label in enumerate(self.labels)}
        self.slots = [i for i, label in enumerate(self.labels) if label < 0]
        self.mdp = {p.id: i for i, p in enumerate(b.mdps)}
        rest = [p for p in b.residents if p.id not in paired]
        self.place = {p.id: i for i, p in enumerate(rest)}
        m, r, n = len(b.mdps), len(b.residents), len(rest)
        self.digits = [n**n * n << n, (n**n * n << n) << n, ((n**n * n << n) << n) * n * n]
        self.bound = (1 << m) * r**m if stage == "mdps" else self.digits[2] * (n + 1) or 1
        self.join()

    def order(self, a, c):
        """The number of a pair in the order of candidates."""
        m, n = len(self.b.mdps), len(self.place)
        if self.stage == "mdps":
            return self.place[c.id] * n ** (m - 1 - self.mdp[a.id]) if a.id in self.mdp else 0
        h, (third, second, first) = self.place[a.id], self.digits
        swapped = first + ((1 << n) - (1 << n - 1 - h)) * n**n if h >= self.pairs else third << h
        return swapped + h * second + self.place[c.id] * n ** (n - 1 - h)

    def leaving(self, p):
        """The number of one who leaves in the order of candidates."""
        m = len(self.b.mdps)
        return (1 << m - 1 - self.mdp[p.id]) * len(self.place) ** m if p.id in self.mdp and self.stage == "mdps" else 0

    def add(self, p, label, answers, order=0):
        self.edges.append((self.at[p.id], self.at[label], answers, order))

    def join(self):
        self.edges += [(i, j, (), 0) for i in self.slots for j in self.slots if i < j]
        for i, a in enumerate(self.active):
            for c in self.active[i + 1 :]:
                free = self.stage == "mdps" or a.id not in self.mdp
                if free and c.id not in self.mdp and may_meet(a, c):
                    self.add(a, c.id, told(self.b.rules, 1, a, c, self.b.at), self.order(a, c))
            self.leave(a)
        for i, p in enumerate(self.ahead + self.beyond):
            self.follow(p, (self.ahead + self.beyond)[i + 1 :])

    def left(self, p):
        return told(self.b.rules, 4, p, self.b.ahead) if self.b.following and p.id not in self.b.outside else ()

    def leave(self, p):
        """Everything that can become of one who leaves the bracket."""
        b, goes, number = self.b, told(self.b.rules, 2, p, self.b.at), self.leaving(p)
        hoped = told(b.rules, 3, p, b.following[0], b.ahead) if b.following else ()
        through = goes + (hoped if self.kind == "alone" else self.left(p))
        if self.kind == "following":
            self.alone[self.at[p.id]] = through, number
        if self.kind != "alone" or not b.last or b.receives(p):
            self.edges += [(self.at[p.id], slot, through, number) for slot in self.slots]
        for q in self.ahead:
            if may_meet(p, q):
                self.add(p, q.id, goes + told(b.rules, 3, p, q, b.ahead), number)
        for q in self.beyond:
            if may_meet(p, q):
                self.add(p, q.id, through, number)
        for q in self.active if self.kind == "rest" and p.id in self.mdp else ():
            if p.rank < q.rank and q.id in self.mdp and may_meet(p, q):
                more = told(b.rules, 2, q, b.at) + self.left(q)
                self.add(p, q.id, through + more, number + self.leaving(q))
        if 0 in self.at and b.receives(p):
            self.add(p, 0, through, number)

    def follow(self, p, later):
        """What can become of one below the bracket."""
        through = self.left(p)
        if self.kind == "following":
            self.alone[self.at[p.id]] = through, 0
            self.edges += [(self.at[p.id], slot, through, 0) for slot in self.slots]
        for q in later:
            if may_meet(p, q):
                outside = p.id in self.b.outside or q.id in self.b.outside
                self.add(p, q.id, through if outside else told(self.b.rules, 3, p, q, self.b.ahead))
        if 0 in self.at and self.b.receives(p):
            self.add(p, 0, through)

    def costs(self):
        """Edges and prices with their costs."""
        answers = {e[2] for e in self.edges} | {told_ for told_, _ in self.alone.values()}
        weights = scale(self.b.rules, answers, len(self.labels))
        total = {given: self.bound * sum(weights[one] for one in given) for given in answers}
        edges = [(i, j, total[given] + order) for i, j, given, order in self.edges]
        return edges, {i: total[given] + order for i, (given, order) in self.alone.items()}

    def way(self, partner):
        """The round as partners in this graph, None for alone; who has nobody here gets a slot."""
        known, free = {(i, j) for i, j, *_ in self.edges}, list(self.slots)
        mates = [None] * len(self.labels)
        for i, label in enumerate(self.labels):
            if label > 0:
                j = self.at.get(partner[label])
                j = j if j is not None and ((i, j) in known or (j, i) in known) else free.pop() if free else None
                mates[i] = j
                if j is not None:
                    mates[j] = i
        for i, j in zip(free[::2], free[1::2], strict=False):
            mates[i], mates[j] = j, i
        return mates


def bounded(size, edges, alone, given, twice):
    """The sum of the values, if they hold for these costs."""
    values, sets = [int(v, 16) for v in given["values"]], [(set(s), int(z, 16)) for s, z in given["sets"]]
    require(len(values) == size and all(len(s) % 2 and z >= 0 for s, z in sets), "the values do not fit")
    for i, j, cost in edges:
        inside = sum(z for s, z in sets if i in s and j in s) if sets else 0
        require(values[i] + values[j] - inside <= twice * cost, "two cost less than their values")
    for i, cost in alone.items():
        require(values[i] <= twice * cost, "somebody alone costs less than the value")
    return sum(values) - sum(z * (len(s) // 2) for s, z in sets)


def pairs_of(b, partner):
    """The pairs of a bracket: those of players who have moved down, and the others; and who leaves."""
    here, moved = {p.id: p for p in b.mdps + b.residents}, {p.id for p in b.mdps}
    pairs = [
        (p, here[partner[p.id]])
        for p in b.mdps + b.residents
        if partner[p.id] in here and p.rank < here[partner[p.id]].rank and partner[p.id] not in moved
    ]
    paired = {p.id for pair in pairs for p in pair}
    mdp_pairs = [pair for pair in pairs if pair[0].id in moved]
    return mdp_pairs, [x for x in pairs if x[0].id not in moved], [p for p in here.values() if p.id not in paired]


def check_bracket(b, claims, partner, wanted, exact):
    """The claims prove the wanted pairs: the first best ones of those who moved down, then of the remainder."""
    mdp_pairs, others, leavers = *wanted[:2], pairs_of(b, partner)[2]
    stages = (["mdps"] if b.mdps else []) + ["remainder"]
    require([claim["stage"] for claim in claims] == stages, "claims are missing")
    for claim in claims:
        kind, stage = claim["graph"], claim["stage"]
        require(kind in ("alone", exact), "a graph that proves nothing here")
        hoped = kind == "alone" and not b.last
        require(not hoped or as_hoped(b, leavers, partner), "the following bracket is not at its best")
        slots = sum(label < 0 for label in claim["vertices"])
        require(kind != "alone" or b.last or slots == len(leavers), "not as many places as players leave")
        g = Graph(b, kind, stage, mdp_pairs, len(others), slots)
        require(g.labels == claim["vertices"], "other players than those of the bracket")
        edges, alone = g.costs()
        mates = claim.get("partners") or g.way(partner)
        require(bounded(len(g.labels), edges, alone, claim, 2) == 2 * total(mates, edges, alone), "the sums differ")
        found = {p.id: 0 for p in b.mdps + b.residents}
        for p, q in mdp_pairs if stage == "remainder" else ():
            found |= {p.id: q.id, q.id: p.id}
        found |= {g.labels[i]: g.labels[m] for i, m in enumerate(mates) if m is not None and g.labels[i] in found}
        proved = pairs_of(b, found)
        require(proved[0] == mdp_pairs and (stage == "mdps" or proved[1] == others), "other pairs are proved")


def total(mates, edges, alone):
    """What a way costs."""
    cost = {(i, j): c for i, j, c in edges}
    require(all(m is None or mates[m] == i for i, m in enumerate(mates)), "no partners")
    pairs = sum(cost[(i, m) if (i, m) in cost else (m, i)] for i, m in enumerate(mates) if m is not None and i < m)
    return pairs + sum(alone[i] for i, m in enumerate(mates) if m is None)


def as_hoped(b, leavers, partner):
    """Nobody passes through the following bracket, and at most one of its residents is left over."""
    if not b.following:
        return True
    ahead = {p.id for p in b.following}
    left = [p for p in b.following if partner[p.id] not in ahead and partner[p.id] not in {q.id for q in leavers}]
    barred = b.ahead.ends and any(p.barred for p in left)
    return all(partner[p.id] in ahead for p in leavers) and len(left) <= 1 and not barred


def stuck(players, able, given):
    """The values show that these cannot all be paired, one of the able with the bye if they are odd."""
    edges = [(i, j, 0) for i, p in enumerate(players) for j, q in enumerate(players) if i < j and may_meet(p, q)]
    odd = len(players) % 2
    edges += [(i, len(players), 0) for i, p in enumerate(players) if odd and p in able]
    require(bounded(len(players) + odd, edges, {}, given, 0) > 0, "nothing shows that it is impossible")


def check_round(event, given):
    """Everything about one certificate."""
    require(given["format"] == "hakem-certificate" and given["version"] == 1, "no certificate of this kind")
    require(given["system"] == "dutch" and given["edition"] in ("2017", "2026"), "another system")
    new, number = given["edition"] == "2026", given["round"]
    here = field(event, number, new)
    by_id = {p.id: p for p in here}
    partner = {p.id: p.partner for p in here}
    require(all(q == 0 or partner.get(q) == p for p, q in partner.items()), "the round contradicts itself")
    byes = [p for p in here if p.partner == 0]
    require(len(byes) == len(here) % 2 and not any(p.barred for p in byes), "the bye is not legal")
    drawn = drawn_colour(event, new)
    for p in here:
        if p.partner and p.rank < by_id[p.partner].rank:
            low = by_id[p.partner]
            require(may_meet(p, low), f"{p.id} and {low.id} may not meet")
            require((white_of(p, low, drawn) is p) == (p.colour == "w"), f"colours of {p.id} and {low.id}")
    bye_score = byes[0].score if new and byes else None
    lower = [p for p in here if bye_score is not None and not p.barred and p.score < bye_score]
    if lower:
        stuck(here, lower, given["lower_bye"])
    check_brackets(here, given["brackets"], partner, new, bye_score)


def drawn_colour(event, new):
    """Declared, else shown at the board of the first of the list in round 1: the colour of an odd higher ranked."""
    if event.lot:
        return event.lot
    here = [p for p in field(event, 1, new) if p.partner]
    played = [p for p in here if event.players[p.id][0][2] in "1=0"] or here
    first = min(played, key=lambda p: p.place)
    high = min((p for p in here if p.id in (first.id, first.partner)), key=lambda p: p.rank)
    return high.colour if high.place % 2 else OTHER[high.colour]


def check_brackets(here, given, partner, new, bye_score):
    groups = [list(group) for _, group in groupby(here, key=lambda p: p.score)]
    odd, mdps, at = len(here) % 2 == 1, [], 0
    rules = rules_of(new)
    plain = [rule for rule in rules if rule[3] is no and rule[4] is no]
    for bracket, previous in zip(given, [{"role": ""}, *given], strict=False):
        require(at < len(groups), "more brackets than there are")
        after_penultimate = previous["role"] == "penultimate"
        require((bracket["role"] == "collapsed") == after_penultimate, "brackets collapse after the last but one")
        role = bracket["role"]
        last = at == len(groups) - 1
        require(role == "plain" or not new, "a role of the other edition")
        require(new or (role == "last") == last or role == "collapsed", "the last bracket is another")
        residents = groups[at] if role != "collapsed" else [p for group in groups[at:] for p in group]
        looks = role == "plain" and not last
        below = [] if role == "collapsed" else [p for group in groups[at + 1 :] for p in group]
        b = Is(mdps=mdps, residents=residents, odd=odd, last=not below, rules=rules if role == "plain" else plain)
        b.following, b.beyond = (groups[at + 1], below[len(groups[at + 1]) :]) if looks else ([], below)
        b.outside = {p.id for p in b.beyond}
        b.receives = lambda p: not p.barred and bye_score in (None, p.score)
        b.at = Is(low=residents[-1].score, bye=None, ends=False)
        b.ahead = Is(low=b.following[-1].score if b.following else 0, bye=None, ends=not b.beyond and odd)
        wanted = pairs_of(b, partner)
        b.at.bye = bye_score if len(wanted[2]) == 1 else None
        exact = "alone" if b.last else "rest" if new or role == "penultimate" else "following"
        if role == "penultimate":
            check_instead(b, bracket["instead"], partner, rules, groups, at)
        check_bracket(b, bracket["claims"], partner, wanted, exact)
        mdps, at = wanted[2], len(groups) if role == "collapsed" else at + 1
    require(at == len(groups), "brackets are missing")


def check_instead(b, instead, partner, rules, groups, at):
    """2017: the bracket would have been another, had it not left the others without a way to be paired."""
    plain = Is(**vars(b))
    plain.rules, plain.following = rules, groups[at + 1]
    plain.beyond = b.beyond[len(plain.following) :]
    plain.outside = {p.id for p in plain.beyond}
    plain.ahead = Is(low=plain.following[-1].score, bye=None, ends=not plain.beyond and b.odd)
    mates = dict.fromkeys(partner, 0)
    for p, q in instead["pairs"]:
        mates[p], mates[q] = q, p
    wanted = pairs_of(plain, mates)
    check_bracket(plain, instead["claims"], partner, wanted, "following")
    left = wanted[2] + [p for group in groups[at + 1 :] for p in group]
    stuck(left, [p for p in left if not p.barred], instead["stuck"])


def main(arguments):
    if len(arguments) < 2:
        print(__doc__)
        return 3
    event, wrong = read(arguments[0]), 0
    for path in arguments[1:]:
        try:
            with open(path, encoding="utf-8") as file:
                check_round(event, json.load(file))
            print(f"{path}: holds")
        except (WrongError, KeyError, TypeError, ValueError, IndexError) as exc:
            wrong += 1
            print(f"{path}: does not hold: {exc}")
    return 6 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
