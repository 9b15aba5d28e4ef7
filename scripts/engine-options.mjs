/** V8 guesses which objects will live long, and may be wrong for good (docs/decisions/0027). */
export const noGuessOfAge = '--no-allocation-site-pretenuring'
