import { importMessages } from '#contract/admin/exchange/import-messages.ts'
import type { Sheet } from '../sheets/sheet.ts'
import { problem, type ImportRowDraft } from './import-batch.ts'

const { rows: messages } = importMessages

/** Makes an itinerary of columns such as `day_1_title`. Texts of a day that the file has no column for stay. */
export function joinDays({ days }: Sheet, row: ImportRowDraft): void {
  if (!days) return
  const cells = Object.entries(row.values).flatMap(([name, value]) => {
    const [, day, part] = /^day_(\d+)_(.+)$/.exec(name) ?? []
    return day && typeof value === 'string' ? [{ day: Number(day), part: part!, text: value.trim() }] : []
  })
  const filled = cells.filter(({ text }) => text !== '')
  const listed = row.values[days.field]
  if (cells.length === 0 || (filled.length === 0 && listed !== undefined)) return
  if (Array.isArray(listed) && listed.length > 0) return problem(row, days.field, messages.daysTwice)
  const stored = (row.stored?.fields[days.field] ?? []) as object[]
  const last = Math.max(0, ...filled.map(({ day }) => day))
  row.values[days.field] = Array.from({ length: last }, (_, place) => {
    const day = place + 1
    if (!filled.some((cell) => cell.day === day)) problem(row, days.field, messages.dayMissing(day))
    const given = cells.filter((cell) => cell.day === day).map(({ part, text }) => [part, text || null])
    return { ...stored[place], ...Object.fromEntries(given) }
  })
}
