"""Why a round is as it is, for people: boards, groups, ladders, answers."""
