"""Tournament report files: TRF06, TRF16 with the lines of JaVaFo and bbpPairings, TRF26."""
