import { useState } from 'react'
import { importMessages } from '#contract/admin/exchange/import-messages.ts'
import { importLimits } from '#contract/admin/exchange/import-limits.ts'
import type { ExchangedEntity } from '#contract/admin/exchange/entities.ts'
import { formatBytes } from '#values/format/bytes.ts'
import { callError, Refused, type AdminApi } from '../../kit/api/admin-api.ts'
import { useReload } from '../../kit/api/use-reload.ts'
import { useWrite } from '../../kit/api/use-write.ts'
import { partsOf } from '#values/text-parts.ts'
import { convertWorkbook } from './workbook/convert-workbook.ts'

/** As some spreadsheets write 'Unicode text'. */
const utf16Mark = [0xff, 0xfe]

/**
 * A file as text, in parts as they are sent; never all of it at once.
 * @throws Refused where it is not text.
 */
async function* textParts(file: File): AsyncGenerator<string> {
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

export interface ImportOptions {
  create_regions: boolean
  overwrite: boolean
}

type Input<Call extends keyof AdminApi['imports']> = Parameters<AdminApi['imports'][Call]>[0]

/** Sends a file part by part and has it checked. */
export function useSendFile(onSent: (id: string) => void) {
  const reload = useReload()
  const [share, setShare] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const begin = useWrite({ isUnseen: true, write: (input: Input<'begin'>, { api }) => api.imports.begin(input) })
  const append = useWrite({ isUnseen: true, write: (input: Input<'append'>, { api }) => api.imports.append(input) })
  const check = useWrite({ write: (input: Input<'check'>, { api }) => api.imports.check(input) })

  async function sendParts(entity: ExchangedEntity, chosen: File, options: ImportOptions): Promise<string> {
    const file = await convertWorkbook(chosen)
    if (file.size > importLimits.bytes) throw new Refused(importMessages.tooLarge(formatBytes(importLimits.bytes)))
    if (file.size === 0) throw new Refused(importMessages.empty)
    const format = file.name.toLowerCase().endsWith('.json') ? 'json' : 'csv'
    const file_name = file.name.slice(-importLimits.fileName)
    const { id } = await begin.mutateAsync({ entity, format, file_name })
    let part = 0
    let sent = 0
    for await (const text of textParts(file)) {
      await append.mutateAsync({ import_id: id, part, text })
      part += 1
      sent += text.length
      setShare(Math.min(99, Math.floor((100 * sent) / file.size)))
    }
    await check.mutateAsync({ import_id: id, parts: part, ...options })
    return id
  }

  const send = async (entity: ExchangedEntity, file: File, options: ImportOptions) => {
    setFailure(null)
    setShare(0)
    try {
      const id = await sendParts(entity, file, options)
      await reload()
      onSent(id)
    } catch (error) {
      setFailure(error instanceof Refused ? error.message : (callError(error)?.message ?? importMessages.beginFailed))
    } finally {
      setShare(null)
    }
  }
  return { send, share, failure }
}
