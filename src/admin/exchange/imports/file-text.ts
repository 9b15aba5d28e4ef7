import { importMessages } from '#contract/admin/exchange/import-messages.ts'
import { importLimits } from '#contract/admin/exchange/imports.ts'
import { partsOf } from '#values/text-parts.ts'
import { Refused } from '../../kit/api/admin-api.ts'

/** As some spreadsheets write 'Unicode text'. */
const utf16Mark = [0xff, 0xfe]

/**
 * A file as text, in parts as they are sent; never all of it at once.
 * @throws Refused where it is not text.
 */
export async function* textParts(file: File): AsyncGenerator<string> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  const encoding = utf16Mark.every((byte, place) => start[place] === byte) ? 'utf-16le' : 'utf-8'
  const decoder = new TextDecoder(encoding, { fatal: true })
  const read = (bytes?: ArrayBuffer) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
    } catch {
      throw new Refused(importMessages.notText)
    }
  }
  for (let from = 0; from < file.size; from += importLimits.part) {
    const text = read(await file.slice(from, from + importLimits.part).arrayBuffer())
    if (text.includes('\u0000')) throw new Refused(importMessages.notText)
    yield* partsOf(text, importLimits.part)
  }
  const rest = read()
  if (rest) yield rest
}
