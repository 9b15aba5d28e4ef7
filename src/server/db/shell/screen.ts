import { drawExpanded, drawTable, type FoundRows } from './draw.ts'

export interface Output {
  write: (part: string | Uint8Array) => void
  writeError: (text: string) => void
  /** Columns of the terminal; null for no limit. */
  width: () => number | null
}

export interface Screen {
  print: (lines: string[]) => void
  printError: (lines: string[]) => void
  show: (found: FoundRows) => void
  /** @returns whether rows are shown as lists from now on. */
  toggleExpanded: () => boolean
}

/** Tables too wide for the output are drawn expanded. */
export function createScreen({ write, writeError, width }: Output): Screen {
  let isExpanded = false
  const withNewlines = (lines: string[]) => lines.map((line) => `${line}\n`).join('')
  const print = (lines: string[]) => write(withNewlines(lines))
  return {
    print,
    printError: (lines) => writeError(withNewlines(lines)),
    show: (found) => print([...((isExpanded ? null : drawTable(found, width())) ?? drawExpanded(found)), '']),
    toggleExpanded: () => (isExpanded = !isExpanded),
  }
}
