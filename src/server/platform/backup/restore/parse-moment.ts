import { BackupRefused } from '../backup-refused.ts'

const india = '+05:30'

/**
 * @param text such as '2026-11-23 14:05', in Indian time, or with seconds and an offset.
 * @returns milliseconds since 1970.
 */
export function parseMoment(text: string): number {
  const [, day, time, seconds = ':00', offset = india] =
    /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(:\d{2}(?:\.\d{1,3})?)?\s?(Z|[+-]\d{2}:?\d{2})?$/.exec(text.trim()) ?? []
  const moment = Date.parse(`${day}T${time}${seconds}${offset}`)
  if (Number.isNaN(moment)) throw new BackupRefused(`--to: '${text}' is no moment such as '2026-11-23 14:05'`)
  return moment
}
