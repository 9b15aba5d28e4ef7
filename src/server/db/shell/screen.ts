import { drawExpanded, drawTable, type FoundRows } from './draw.ts'

/** Where a session writes. */
export interface Output {
  write: (part: string | Uint8Array) => void
  writeError: (text: string) => void
  /** Places in a line; null where nothing is to be cut. */
  width: () => number | null
}

/** What a session shows, as its reader wants it. */
export interface Screen {
  say: (lines: string[]) => void
  complain: (lines: string[]) => void
  show: (found: FoundRows) => void
  /** @returns whether rows are shown as lists from now on. */
  toggleExpanded: () => boolean
}

/** Tables that are too wide for the output are shown as lists of their values. */
export function createScreen({ write, writeError, width }: Output): Screen {
  let isExpanded = false
  const joined = (lines: string[]) => lines.map((line) => `${line}\n`).join('')
  const say = (lines: string[]) => write(joined(lines))
  return {
    say,
    complain: (lines) => writeError(joined(lines)),
    show: (found) => say([...((isExpanded ? null : drawTable(found, width())) ?? drawExpanded(found)), '']),
    toggleExpanded: () => (isExpanded = !isExpanded),
  }
}
