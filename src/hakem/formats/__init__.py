"""Text in, text out: the files of the trade and the native one. Nothing here opens a file."""

from typing import TYPE_CHECKING

from hakem.lazy import lazily

if TYPE_CHECKING:
    from hakem.formats.decoding import decode
    from hakem.formats.document import (
        NO_EXTRAS,
        Extras,
        FileProblem,
        Finding,
        Lost,
        Note,
        Parsed,
        StatedTeam,
        Written,
        notes,
    )
    from hakem.formats.losses import what_is_lost
    from hakem.formats.native import dump_native, parse_native
    from hakem.formats.pgn import dump_pgn, read_pgn_results
    from hakem.formats.reading import may_be_event, parse, parse_bytes
    from hakem.formats.swiss_manager import (
        SwissManagerFiles,
        dump_swiss_manager,
        read_swiss_manager_pairings,
        swiss_manager_pairings,
        swiss_manager_players,
    )
    from hakem.formats.tables.imported import (
        Gravity,
        ImportedPlayers,
        ImportedResult,
        ImportedResults,
        ImportedRow,
        PlayerFields,
        RowProblem,
    )
    from hakem.formats.tables.players import players_of_event, read_pasted_players, read_players
    from hakem.formats.trf.reader import parse_trf
    from hakem.formats.trf.sheet import Dialect, Pad, Sheet, WriteOptions
    from hakem.formats.trf.writer import DIALECTS, TRF06, TRF16, TRF26, dump_trf, kept_records_note
else:
    __getattr__, __dir__ = lazily(
        __name__,
        {
            "hakem.formats.decoding": "decode",
            "hakem.formats.document": "NO_EXTRAS Extras FileProblem Finding Lost Note Parsed StatedTeam Written notes",
            "hakem.formats.native": "dump_native parse_native",
            "hakem.formats.reading": "may_be_event parse parse_bytes",
            "hakem.formats.trf.reader": "parse_trf",
            "hakem.formats.trf.sheet": "Dialect Pad Sheet WriteOptions",
            "hakem.formats.trf.writer": "DIALECTS TRF06 TRF16 TRF26 dump_trf kept_records_note",
            "hakem.formats.losses": "what_is_lost",
            "hakem.formats.pgn": "dump_pgn read_pgn_results",
            "hakem.formats.swiss_manager": (
                "SwissManagerFiles dump_swiss_manager read_swiss_manager_pairings "
                "swiss_manager_pairings swiss_manager_players"
            ),
            "hakem.formats.tables.imported": (
                "Gravity ImportedPlayers ImportedResult ImportedResults ImportedRow PlayerFields RowProblem"
            ),
            "hakem.formats.tables.players": "players_of_event read_pasted_players read_players",
        },
    )

__all__ = [
    "DIALECTS",
    "NO_EXTRAS",
    "TRF06",
    "TRF16",
    "TRF26",
    "Dialect",
    "Extras",
    "FileProblem",
    "Finding",
    "Gravity",
    "ImportedPlayers",
    "ImportedResult",
    "ImportedResults",
    "ImportedRow",
    "Lost",
    "Note",
    "Pad",
    "Parsed",
    "PlayerFields",
    "RowProblem",
    "Sheet",
    "StatedTeam",
    "SwissManagerFiles",
    "WriteOptions",
    "Written",
    "decode",
    "dump_native",
    "dump_pgn",
    "dump_swiss_manager",
    "dump_trf",
    "kept_records_note",
    "may_be_event",
    "notes",
    "parse",
    "parse_bytes",
    "parse_native",
    "parse_trf",
    "players_of_event",
    "read_pasted_players",
    "read_pgn_results",
    "read_players",
    "read_swiss_manager_pairings",
    "swiss_manager_pairings",
    "swiss_manager_players",
    "what_is_lost",
]
