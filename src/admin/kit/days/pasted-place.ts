/** A place parsed from pasted text. */
export interface PastedPlace {
  name?: string
  latitude?: number
  longitude?: number
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

const unsigned = String.raw`(\d{1,3}(?:\.\d+)?)`
/** 11°24′36″N: minutes and seconds may be missing, and are written with many signs. */
const angle = `${unsigned}\\s*°\\s*(?:${unsigned}\\s*['’′]\\s*)?(?:${unsigned}\\s*(?:["”″]|'')\\s*)?`
const degrees = new RegExp(`^\\s*${angle}([NS])[\\s,;]*${angle}([EW])\\s*$`, 'i')

const links = /^\s*(?:https?:\/\/|maps\.app\.goo\.gl\/|goo\.gl\/)\S+\s*$/i

/** @returns the place in a link to a map or in coordinates, 'unreadable' for a link without one, null for other texts. */
export function pastedPlace(text: string): PastedPlace | 'unreadable' | null {
  const name = nameIn(text)
  const place = { ...coordinatesIn(text), ...(name && { name }) }
  if (Object.keys(place).length > 0) return place
  return links.test(text) ? 'unreadable' : null
}

function coordinatesIn(text: string): PastedPlace | null {
  for (const form of forms) {
    const found = form.exec(text)
    if (found) return { latitude: rounded(Number(found[1])), longitude: rounded(Number(found[2])) }
  }
  const found = degrees.exec(text)
  return found && { latitude: decimal(found.slice(1, 5)), longitude: decimal(found.slice(5, 9)) }
}

/** 'Mettupalayam' in `/place/Mettupalayam,+Tamil+Nadu+641301/`. */
function nameIn(text: string): string | undefined {
  const segment = /\/place\/([^/?#@]+)/.exec(text)?.[1]?.replaceAll('+', ' ')
  try {
    const name = segment && decodeURIComponent(segment).split(',')[0]!.trim()
    return name && /\p{L}{2}/u.test(name) ? name : undefined
  } catch {
    return undefined
  }
}

function decimal([whole, minutes = '0', seconds = '0', side = 'N']: (string | undefined)[]): number {
  const value = Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600
  return rounded(/[SW]/i.test(side) ? -value : value)
}

function rounded(value: number): number {
  return Number(value.toFixed(decimals))
}
