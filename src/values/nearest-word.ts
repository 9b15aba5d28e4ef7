/** @returns the word that is the fewest slips away: letters missing, added, wrong or exchanged; all letters in another order are one. */
export function nearestWord(word: string, known: readonly string[], letters: number): string | undefined {
  const rated = known.map((each) => {
    const slips = hasSameLetters(word, each) ? 1 : slipsBetween(word, each)
    return { each, slips: slips + (each[0] === word[0] ? 0 : 0.5) }
  })
  rated.sort((one, other) => one.slips - other.slips)
  const [best] = rated
  return best && best.slips <= Math.floor(word.length / letters) + 0.5 ? best.each : undefined
}

function hasSameLetters(one: string, other: string): boolean {
  return one.length === other.length && [...one].sort().join('') === [...other].sort().join('')
}

/** Optimal string alignment distance (Damerau–Levenshtein with adjacent exchanges). */
function slipsBetween(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      let slips = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1))
      const isExchanged =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isExchanged) slips = Math.min(slips, before[column - 2]! + 1)
      next.push(slips)
    }
    before = last
    last = next
  }
  return last[other.length]!
}

/** Letters per slip of a name that is suggested, not replaced. */
const lettersPerSlip = 3

/** @returns the name that another one, in any case, was probably meant to be. */
export function nearestName(given: string, names: readonly string[]): string | undefined {
  const plain = names.map((name) => name.toLowerCase())
  const nearest = nearestWord(given.trim().toLowerCase(), plain, lettersPerSlip)
  return nearest === undefined ? undefined : names[plain.indexOf(nearest)]
}
