import { inArray, sql } from 'drizzle-orm'
import { importMessages } from '#contract/admin/exchange/import-messages.ts'
import { regions } from '../../platform/db/schema.ts'
import type { Reference, SheetColumn } from '../sheets/sheet.ts'
import { idsByText } from './found-by-text.ts'
import { problem, type ImportCheck, type ImportRowDraft } from './import-batch.ts'

const { rows: messages } = importMessages

const named = {
  vendor: {
    table: sql`vendors`,
    name: sql`vendor_name`,
    several: messages.vendorAmbiguous,
  },
  trip: { table: sql`trips`, name: sql`title`, several: messages.tripAmbiguous },
}

/** Replaces names of vendors, trips and regions with their stored ids and names. */
export async function resolveNames(check: ImportCheck, rows: ImportRowDraft[]): Promise<void> {
  for (const column of check.sheet.columns) {
    if (column.refers === 'region') await resolveRegions(check, column, rows)
    else if (column.refers) await resolveItems(check, column, column.refers, rows)
  }
}

/** Texts that a cell names; none where the row does not have the column, or the contract has to refuse it. */
function textsIn(row: ImportRowDraft, { name }: SheetColumn): string[] {
  const value = row.values[name]
  const texts = Array.isArray(value) ? value : [value]
  return texts.filter((text): text is string => typeof text === 'string' && text.trim() !== '')
}

async function resolveItems(check: ImportCheck, column: SheetColumn, refers: Reference, rows: ImportRowDraft[]) {
  const isMany = refers === 'trips'
  const kind = refers === 'vendor' ? 'vendor' : 'trip'
  const { several, ...source } = named[kind]
  const idsOf = await idsByText(check.db, source, new Set(rows.flatMap((row) => textsIn(row, column))))
  for (const row of rows) {
    if (row.values[column.name] === undefined) continue
    const ids: (string | null)[] = []
    for (const text of textsIn(row, column)) {
      const kept = keptIn(row, column, text)
      const found = kept ? [kept] : idsOf(text)
      if (found.length === 0) await noteUnknown(check, row, column, kind, text)
      if (found.length > 1) problem(row, column.name, several)
      ids.push(found[0] ?? null)
    }
    row.values[column.name] = isMany ? ids.filter(Boolean) : (ids[0] ?? null)
  }
}

async function noteUnknown(
  check: ImportCheck,
  row: ImportRowDraft,
  { name }: SheetColumn,
  kind: 'vendor' | 'trip' | 'region',
  text: string,
): Promise<void> {
  const given = text.trim()
  const nearest = await check.nearest(kind, given)
  const more = kind === 'region' && !nearest ? ` ${messages.orCreateRegion}` : ''
  problem(row, name, messages.unknown(kind, given, nearest) + more, { given, nearest })
}

/** A story may go on naming a trip that is in the trash, from where it can come back. */
function keptIn({ stored }: ImportRowDraft, { field, refers }: SheetColumn, text: string): string | null {
  const ids = refers === 'trips' ? (stored?.fields[field!] as string[] | undefined) : undefined
  return ids?.find((id) => id === text.trim()) ?? null
}

async function resolveRegions(check: ImportCheck, column: SheetColumn, rows: ImportRowDraft[]): Promise<void> {
  const { name } = column
  const keyOf = (text: string) => text.trim().toLowerCase()
  const given = rows.filter((row) => typeof row.values[name] === 'string' && row.values[name].trim() !== '')
  const keys = [...new Set(given.map((row) => keyOf(row.values[name] as string)))]
  const stored = await check.db
    .select({ name: regions.name })
    .from(regions)
    .where(inArray(sql`lower(${regions.name})`, keys))
  const known = new Map(
    [...check.newRegions, ...stored.map((region) => region.name)].map((each) => [keyOf(each), each]),
  )
  const created = new Set<string>()
  for (const row of given) {
    const text = (row.values[name] as string).trim()
    const region = known.get(keyOf(text)) ?? (row.stored?.fields.region === text ? text : null)
    if (region !== null) row.values[name] = region
    else if (check.createRegions) {
      known.set(keyOf(text), text)
      created.add(text)
    } else await noteUnknown(check, row, column, 'region', text)
    row.newRegion = created.has(region ?? text) ? (region ?? text) : null
  }
}
