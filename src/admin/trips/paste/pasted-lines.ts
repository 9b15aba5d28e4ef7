import { dayIn, headingIn } from './line-forms.ts'

export interface PastedLine {
  /** Without bullets, quotation signs and bold marks. */
  text: string
  isBulleted: boolean
  isAfterBlank: boolean
}

/** `[11/11/26, 10:32:11 AM] Ravi: ` or `11/11/26, 10:32 am - Ravi: ` of an exported chat. */
const stamp = /^\[?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}[:.]\d\d[^\]-]{0,8}(?:\]| -) [^:]{1,40}:\s*/
const invisible = /[\u200B\u200E\u200F\u202A-\u202E\u2060\uFEFF]/g
const marks = /(^|[\s(])([*_~])(\S(?:.*?\S)?)\2(?=$|[\s).,:;!?])/g
const decoration =
  /^(?:[\s>]|[-–—•●▪■◦‣⁃*✓✔→➤►▶➢❖§·]|(?![\p{L}\p{N}])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u200D)+/u
const dayAfterSentence = /([.!;|/])\s+(?=day\s*-?\s*\d{1,2}\s*[:.–—-])/gi
export const numbered = /^\(?\d{1,2}[.)]\s+/
/** Mails break lines at about 72 characters. */
const wrapsFrom = 60

/** @returns the lines of a pasted text, and what only frames them: stamps of an exported chat, the head of a table. */
export function pastedLines(text: string): { lines: PastedLine[]; asides: string[] } {
  const asides: string[] = []
  const lines: PastedLine[] = []
  let isAfterBlank = false
  const add = (raw: string) => {
    const plain = raw.replace(marks, '$1$3')
    const [lead = ''] = decoration.exec(plain) ?? []
    const text = plain.slice(lead.length).trim()
    const isBulleted = /[^\s>]/.test(lead) || numbered.test(text)
    const last = lines.at(-1)
    if (text && last && !isAfterBlank && !isBulleted && continues(last.text, text)) last.text += ` ${text}`
    else if (text) lines.push({ text, isBulleted, isAfterBlank })
    isAfterBlank = text === ''
  }
  for (const raw of text
    .replaceAll(invisible, '')
    .replaceAll('\u00A0', ' ')
    .split(/\r\n?|[\n\v\u2028]/)) {
    const [found = ''] = stamp.exec(raw) ?? []
    const [first, ...cells] = raw.slice(found.length).split('\t') as [string, ...string[]]
    if (found) asides.push(found.trim())
    if (cells.length > 1 && /^\s*days?\s*$/i.test(first)) asides.push(raw.replaceAll('\t', ' · '))
    // The row of a table that begins with its day has a line per cell.
    else
      for (const cell of dayIn(first.trim()) ? [first, ...cells] : [[first, ...cells].join(' ')]) {
        for (const part of cell.replaceAll(dayAfterSentence, '$1\n').split('\n')) add(part)
      }
  }
  return { lines, asides }
}

/** Whether a mail program broke the line here. */
function continues(before: string, text: string): boolean {
  const isOpen = before.length >= (before.endsWith(',') ? wrapsFrom / 2 : wrapsFrom) && !/[.:!?]$/.test(before)
  return isOpen && /^\p{Ll}/u.test(text) && !dayIn(text) && !headingIn(text)
}

/** @returns the entries of a pasted list, without its bullets and numbers. */
export function pastedEntries(text: string): string[] {
  return pastedLines(text).lines.map((line) => line.text.replace(numbered, ''))
}
