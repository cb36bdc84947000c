"""Where the handbook says what to think of before an event: the openings of its chapters, which have no numbers."""

from __future__ import annotations

from hakem.regulations.edition import Edition

PLANNING_2009 = Edition(
    regulation="TSF Handbook",
    id="2009",
    title="Turkish Chess Federation handbook: openings of the chapters, for whoever plans an event",
    source="handbook of the federation, first page of every chapter",
    articles={
        "İsviçre": "Swiss: many players and little time; by ratings where ratings differ",
        "İsviçre birinci": "Swiss: as few rounds as can give a single winner",
        "Ana Kurallar 1": "the number of rounds is announced before the event",
        "Burstein": "Burstein: ratings matter in the first two rounds, then what was played",
        "Döner": "round robin: few players, small groups in schools and clubs",
        "Döner sınıf": "round robin: best where nearly all are of one class; a Swiss is never as complete",
        "Eleme": "knockout: very many players in a short time, a few stages before another system",
        "Eşitlik Bozma ek maç": "titles and places in other events are better decided by play-offs",
        "Eşitlik Bozma ödül": "prizes that can be shared are mostly shared equally, sometimes given by tie-breaks",
        "Eşitlik Bozma seçim": "tie-breaks fit the players and the system, and stand in the regulations in their order",
    },
)
