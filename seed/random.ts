/** Pseudo-random choices, the same on every run with the same seed. */
export interface Random {
  /** @returns a whole number from `min` to `max`, inclusive. */
  between(min: number, max: number): number
  pick<T>(entries: readonly T[]): T
  /** @returns true with the given probability. */
  chance(share: number): boolean
}

/** mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    between,
    pick: (entries) => entries[between(0, entries.length - 1)]!,
    chance: (share) => next() < share,
  }
}
