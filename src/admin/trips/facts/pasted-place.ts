interface PastedPlace {
  latitude: number
  longitude: number
}

/** Decimals that are kept: 10 centimetres. */
const decimals = 6

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`
const forms = [
  // A pin in a link of a map: its place comes after the middle of the map.
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(String.raw`[@/=]` + `${number}(?:,|%2C)\\s*${number}`, 'i'),
  new RegExp(String.raw`#(?:map=)?\d+(?:\.\d+)?/` + `${number}/${number}`),
  new RegExp(`^\\s*${number}\\s*[,;\\s]\\s*${number}\\s*$`),
]

/** @returns the place in a link to a map or in a text like '22.4472, 80.5312'; null for anything else. */
export function pastedPlace(text: string): PastedPlace | null {
  for (const form of forms) {
    const found = form.exec(text)
    if (found) return { latitude: rounded(found[1]!), longitude: rounded(found[2]!) }
  }
  return null
}

function rounded(digits: string): number {
  return Number(Number(digits).toFixed(decimals))
}
