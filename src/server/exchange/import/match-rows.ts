import { sql } from 'drizzle-orm'
import { importMessages } from '#contract/admin/exchange/import-messages.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { idPattern } from './found-by-text.ts'
import { problem, type ImportCheck, type ImportRowDraft } from './import-batch.ts'

const { rows: messages } = importMessages

/** Finds the stored items that rows are about: by id, else by what the sheet names as its key. */
export async function matchRows(check: ImportCheck, rows: ImportRowDraft[]): Promise<void> {
  for (const row of rows) readId(row)
  const known = await storedByIds(
    check,
    rows.map(({ id }) => id).filter((id) => id !== null),
  )
  const unmatched = rows.filter((row) => !(row.id && known.has(row.id)))
  const byKey = await idsByKey(check, unmatched)
  const found = await storedByIds(check, [...byKey.values()].flat())
  for (const row of rows) {
    const ids = byKey.get(row) ?? []
    row.stored = (row.id && known.get(row.id)) || (ids.length === 1 ? (found.get(ids[0]!) ?? null) : null)
    if (!row.stored && ids.length > 1 && !row.id) problem(row, check.sheet.key[0]!, messages.severalMatch)
  }
}

function readId(row: ImportRowDraft): void {
  const id = row.values.id
  const text = typeof id === 'string' ? id.trim().toLowerCase() : ''
  if (idPattern.test(text)) row.id = text
  else if (text !== '' || (id !== undefined && id !== null && typeof id !== 'string')) problem(row, 'id', messages.id)
}

async function storedByIds({ db, sheet }: ImportCheck, ids: string[]): Promise<Map<string, SheetRow>> {
  if (ids.length === 0) return new Map()
  const where = sql`${sheet.table.id} = any(${sql.param(ids)}::uuid[])`
  const rows = await sheet.select(db, { where, limit: ids.length })
  return new Map(rows.map((row) => [row.id, row]))
}

function keyOf({ sheet }: ImportCheck, { values }: ImportRowDraft): string[] {
  return sheet.key.map((name) => (typeof values[name] === 'string' ? values[name].trim() : ''))
}

async function idsByKey(check: ImportCheck, rows: ImportRowDraft[]): Promise<Map<ImportRowDraft, string[]>> {
  const { db, sheet } = check
  const keys = rows.map((row) => keyOf(check, row))
  if (rows.length === 0) return new Map()
  const lists = sheet.key.map((_name, place) => sql`${sql.param(keys.map((key) => key[place]!))}::text[]`)
  const names = sheet.key.map((_name, place) => sql.raw(`key${place}`))
  const conditions = sheet.keyed.map((stored, place) => {
    const given = names[place]!
    const equal = sql`${stored} = lower(given.${given}) collate "C"`
    return place === 0 ? sql`given.${given} <> '' and ${equal}` : sql`(given.${given} = '' or ${equal})`
  })
  const found = await db
    .select({ place: sql<number>`given.place::int`, id: sql<string>`t.id` })
    .from(sql`unnest(${sql.join(lists, sql`, `)}) with ordinality as given(${sql.join(names, sql`, `)}, place)`)
    .innerJoin(sql`${sheet.table} as t`, sql.join(conditions, sql` and `))
  const byRow = Map.groupBy(found, ({ place }) => rows[place - 1]!)
  return new Map([...byRow].map(([row, items]) => [row, items.map(({ id }) => id)]))
}

/** Two rows about one item would depend on their order; one that is left out does not count. */
export function requireOnce(check: ImportCheck, row: ImportRowDraft): void {
  const key = keyOf(check, row).join('\n').toLowerCase()
  const about = row.stored?.id ?? row.id
  const mark = about ? `id ${about}` : `key ${key}`
  const before = check.seen.get(mark)
  if (before === undefined) check.seen.set(mark, row.number)
  else if (row.id && row.id === about) problem(row, 'id', messages.sameId(before))
  else problem(row, check.sheet.key[0]!, messages.sameItem(before))
}
