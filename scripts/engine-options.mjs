/** V8 guesses which objects will live long, and may be wrong for good (docs/decisions/0027). */
export const noGuessOfAge = '--no-allocation-site-pretenuring'

/** V8 optimises what PostgreSQL's WebAssembly runs often, and not what only opening a database runs (0028). */
export const lateOptimising = '--wasm-tiering-budget=200000000'
