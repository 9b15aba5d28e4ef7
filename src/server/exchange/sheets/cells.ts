import { importMessages } from '#contract/admin/exchange/import-messages.ts'
import type { RowProblem } from '#contract/admin/exchange/imports.ts'
import { nearestName } from '#values/nearest-word.ts'
import { monthNames } from '#values/trips/months.ts'

/** How a column's values are written to CSV cells; reading a written cell gives the same value. */
export interface CellKind {
  /** In words, for the documentation. */
  form: string
  write: (value: unknown) => string
  /**
   * @returns the value, undefined for a blank cell that leaves items as they are.
   * @throws UnreadableCell
   */
  read: (cell: string) => unknown
}

/** The message is shown beside the row. */
export class UnreadableCell extends Error {
  override name = 'UnreadableCell'
  readonly names: NearestName
  constructor(message: string, names: NearestName = {}) {
    super(message)
    this.names = names
  }
}

/** An unknown name, and a known one that is almost the same. */
export type NearestName = Pick<RowProblem, 'given' | 'nearest'>

const { rows: messages } = importMessages

function written(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}

export const textCell: CellKind = { form: 'text', write: written, read: (cell) => cell }

/** Blank: none. */
export const pictureCell: CellKind = {
  form: 'address of a picture in the library',
  write: written,
  read: (cell) => cell.trim() || null,
}

/** As Indians and spreadsheets write numbers: `₹48,500/-`, `Rs. 48,500.00`, `5 days`. */
const numberPattern = /^(?:₹|rs\.?|inr)?\s*(-?[\d,]+(?:\.\d+)?)\s*(?:\/[-=]|inr|days?)?$/i

/** A value that is not a number is passed on unchanged, so that the contract reports it. */
function numberOf(cell: string): unknown {
  const [, digits] = numberPattern.exec(cell.trim()) ?? []
  return digits === undefined ? cell : Number(digits.replaceAll(',', ''))
}

export const numberCell: CellKind = {
  form: 'a number',
  write: written,
  read: (cell) => (cell.trim() === '' ? null : numberOf(cell)),
}

/** For required fields: the contract names what is missing. */
export const requiredNumberCell: CellKind = {
  ...numberCell,
  read: (cell) => (cell.trim() === '' ? '' : numberOf(cell)),
}

/** Blank: as it is. */
export const keptNumberCell: CellKind = {
  ...numberCell,
  read: (cell) => (cell.trim() === '' ? undefined : numberOf(cell)),
}

const flags: Record<string, boolean> = {
  yes: true,
  true: true,
  '1': true,
  y: true,
  no: false,
  false: false,
  '0': false,
  n: false,
}

export const flagCell: CellKind = {
  form: 'yes or no',
  write: (value) => (value === true ? 'yes' : 'no'),
  read: (cell) => {
    const word = cell.trim().toLowerCase()
    if (word === '') return undefined
    const flag = flags[word]
    if (flag === undefined) throw new UnreadableCell(messages.flag)
    return flag
  },
}

/** One of some words, without regard to case. @param label of the field. */
export function choiceCell(values: readonly string[], label: string): CellKind {
  return {
    form: values.join(', '),
    write: written,
    read: (cell) => {
      const word = cell.trim()
      if (word === '') return undefined
      const known = values.find((value) => value.toLowerCase() === word.toLowerCase())
      if (known !== undefined) return known
      const nearest = nearestName(word, values)
      if (nearest === undefined) throw new UnreadableCell(messages.choose(values))
      throw new UnreadableCell(messages.unknown(label.toLowerCase(), word, nearest), { given: word, nearest })
    },
  }
}

/**
 * A list as lines, where they are read as the same list; otherwise as JSON.
 * @param line of one item; null where it has no line.
 * @param parse of a line.
 */
function linesCell(form: string, line: (item: unknown) => string | null, parse: (text: string) => unknown): CellKind {
  const read = (cell: string): unknown[] => listIn(cell) ?? linesIn(cell).map(parse)
  const plain = (items: unknown[]): string | null => {
    const lines = items.map(line)
    return lines.includes(null) ? null : lines.join('\n')
  }
  return {
    form,
    read,
    write: (value) => {
      const items = Array.isArray(value) ? value : []
      const text = plain(items)
      return text !== null && isEqual(read(text), items) ? text : JSON.stringify(items)
    },
  }
}

function linesIn(cell: string): string[] {
  return cell.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
}

function listIn(cell: string): unknown[] | null {
  if (!cell.trimStart().startsWith('[')) return null
  try {
    const value: unknown = JSON.parse(cell)
    return Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

export const textLinesCell = linesCell(
  'one per line',
  (item) => String(item),
  (text) => text,
)

interface Named {
  image_url: string
  alt?: string | null
  caption?: string | null
}

export const galleryCell = linesCell(
  'one per line: the address of a picture, a blank, its caption, and after ` | ` its alternative text',
  (item) => {
    const { image_url, alt, caption } = item as Named
    return [image_url, caption, alt && `| ${alt}`].filter(Boolean).join(' ')
  },
  (text) => {
    const [, image_url, caption, alt] = /^(\S*)(.*?)(?: \| (.*))?$/.exec(text.trim())!
    return { image_url, alt: alt || null, caption: caption?.trim() || null }
  },
)

/** For entries with two numbers. */
export function pairsCell(first: string, second: string): CellKind {
  return linesCell(
    `one per line: ${first}, a colon and ${second}, as \`2: 45000\``,
    (item) => {
      const numbers = item as Record<string, number>
      return `${numbers[first]}: ${numbers[second]}`
    },
    (text) => {
      const [one = '', other = ''] = text.split(':')
      return { [first]: numberOf(one), [second]: numberOf(other) }
    },
  )
}

/** Names, since spreadsheets would make one number of `10,11`. */
export const monthsCell: CellKind = {
  form: 'names with commas between them, as `October, November`',
  write: (value) => (Array.isArray(value) ? value.map((month) => monthNames[Number(month) - 1]).join(', ') : ''),
  read: (cell) =>
    cell
      .split(/[,;\n]/)
      .map((word) => word.trim())
      .filter(Boolean)
      .map(monthIn),
}

function monthIn(word: string): number {
  if (/^\d+$/.test(word)) return Number(word)
  const start = word.toLowerCase()
  const index = start.length < 3 ? -1 : monthNames.findIndex((name) => name.toLowerCase().startsWith(start))
  if (index < 0) throw new UnreadableCell(messages.months)
  return index + 1
}

export const jsonCell: CellKind = {
  form: 'JSON',
  write: (value) => (Array.isArray(value) && value.length > 0 ? JSON.stringify(value) : ''),
  read: (cell) => {
    if (cell.trim() === '') return []
    try {
      return JSON.parse(cell) as unknown
    } catch {
      throw new UnreadableCell(messages.json)
    }
  },
}
