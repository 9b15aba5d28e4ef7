import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { importMessages } from '#contract/admin/exchange/import-messages.ts'
import { adminMessages } from '#contract/messages.ts'
import { blogs } from '../../platform/db/schema.ts'
import { fieldOf } from '../sheets/sheet.ts'
import { mediaOf, checkPictures, type KnownPictures } from './check-pictures.ts'
import type { FileRow } from './file-rows.ts'
import { problem, type CheckedRow, type ImportCheck, type ImportRowDraft } from './import-batch.ts'
import { joinDays } from './join-days.ts'
import { matchRows, requireOnce } from './match-rows.ts'
import { resolveNames } from './resolve-names.ts'
import { momentIn, requireBody, validateRow } from './validate-row.ts'

type Data = Record<string, unknown>

const { rows: messages } = importMessages

/** Finds out what becomes of some rows; nothing is written. */
export async function checkRows(check: ImportCheck, read: FileRow[]): Promise<CheckedRow[]> {
  const rows: ImportRowDraft[] = read.map((row) => ({ ...row, data: {}, id: null, stored: null }))
  await matchRows(check, rows)
  for (const row of rows) joinDays(check.sheet, row)
  await resolveNames(check, rows)
  const known = await checkPictures(check, rows)
  const checked: CheckedRow[] = []
  for (const row of rows) {
    const parsed = validateRow(check, row)
    checked.push(parsed ? await checkedRow(check, row, parsed, known) : refused(check, row))
  }
  const done = check.sheet.entity === 'blogs' ? await requireFreeSlugs(check, rows, checked) : checked
  for (const [index, { newRegion }] of rows.entries()) {
    if (newRegion && done[index]!.outcome !== 'problem') check.newRegions.add(newRegion)
  }
  return done
}

function labelOf({ sheet }: ImportCheck, { values, stored }: ImportRowDraft): string {
  const name = sheet.columns.find((column) => column.required)!.name
  const label = values[name] ?? stored?.fields[name]
  return typeof label === 'string' ? label.trim().slice(0, 200) : ''
}

function refused(check: ImportCheck, row: ImportRowDraft): CheckedRow {
  const { number, problems, cells = null } = row
  const nothing = { item_id: null, version: null, data: null, media: null, changes: [] }
  return { number, outcome: 'problem', label: labelOf(check, row), ...nothing, problems, cells }
}

async function checkedRow(
  check: ImportCheck,
  row: ImportRowDraft,
  parsed: Data,
  known: KnownPictures,
): Promise<CheckedRow> {
  const media = mediaOf(check, row, parsed, known)
  const columns = await columnsOf(check, row, parsed)
  const { gallery } = check.sheet
  const changed = row.stored ? onlyChanged(columns, row.stored.fields) : columns
  if (gallery && gallery.field in parsed) {
    const isNew = !row.stored || !isSame(parsed[gallery.field], row.stored.fields[gallery.field])
    if (isNew) media.gallery = parsed[gallery.field] as unknown[]
  }
  const fields = [...Object.keys(changed), ...(media.gallery ? [gallery!.field] : [])]
  const changes = [...namesOf(check, row, fields), ...altsOf(check, parsed, media.alts)]
  const data = row.stored ? changed : newRow(check, row, columns)
  if (row.stored && changes.length > 0) requireVersion(check, row)
  if (row.problems.length === 0) requireOnce(check, row)
  if (row.problems.length > 0) return refused(check, row)
  const outcome = !row.stored ? 'create' : changes.length > 0 ? 'update' : 'unchanged'
  const version = row.stored?.updated_at.toISOString() ?? null
  const written = outcome === 'unchanged' ? { data: null, media: null } : { data, media }
  const item_id = row.stored?.id ?? String(data.id)
  return {
    number: row.number,
    outcome,
    label: labelOf(check, row),
    item_id,
    version,
    ...written,
    changes: row.stored ? changes : [],
    problems: null,
    cells: null,
  }
}

/** Columns of the table that a row fills. */
async function columnsOf({ db, sheet, prepareBody }: ImportCheck, row: ImportRowDraft, parsed: Data): Promise<Data> {
  const mediaFields = new Set([...sheet.pictures.map(({ alt }) => alt), sheet.gallery?.field])
  const columns = Object.fromEntries(Object.entries(parsed).filter(([field]) => !mediaFields.has(field)))
  if (sheet.entity !== 'blogs') return columns
  const stored = row.stored?.fields ?? {}
  const prepared = typeof columns.body === 'string' ? await prepareBody(db, columns.body) : null
  const status = columns.status ?? stored.status
  requireBody(row, prepared?.body ?? String(stored.body ?? ''), status)
  const body = prepared && !isSame(prepared.body, stored.body) ? prepared : { body: stored.body ?? '' }
  return { ...columns, ...body, ...firstPublication(row, status) }
}

/** The date of the first publication stays; the file's is ignored. */
function firstPublication(row: ImportRowDraft, status: unknown): Data {
  if (!row.stored || row.stored.shown.published_at || status !== 'published') return {}
  return { published_at: (momentIn(row, 'published_at') ?? new Date()).toISOString() }
}

function onlyChanged(columns: Data, stored: Data): Data {
  return Object.fromEntries(Object.entries(columns).filter(([name, value]) => !isSame(value, stored[name])))
}

/** The file's columns of the fields, without derived values. */
function namesOf({ sheet }: ImportCheck, { values }: ImportRowDraft, fields: string[]): string[] {
  const ofFields = sheet.columns.filter(
    (column) => fields.includes(fieldOf(column)) && values[column.name] !== undefined,
  )
  return ofFields.map(({ name }) => name)
}

function altsOf({ sheet }: ImportCheck, parsed: Data, alts: { alt: string }[]): string[] {
  const named = sheet.pictures.filter(({ alt }) => alts.some((each) => each.alt === parsed[alt]))
  return named.map(({ alt }) => alt)
}

/** A new item is as old as the file says, or as its place in the file. */
function newRow({ sheet, began }: ImportCheck, row: ImportRowDraft, columns: Data): Data {
  const created = momentIn(row, 'created_at') ?? new Date(began.getTime() - row.number)
  const data: Data = { ...sheet.blanks, ...columns, id: row.id ?? randomUUID(), created_at: created.toISOString() }
  if (sheet.entity !== 'blogs') return data
  const published = momentIn(row, 'published_at') ?? (columns.status === 'published' ? created : null)
  return { ...data, published_at: published?.toISOString() ?? null }
}

/** A file that was exported before another change would revert that change. */
function requireVersion({ overwrite }: ImportCheck, row: ImportRowDraft): void {
  const exported = momentIn(row, 'updated_at')
  if (!overwrite && exported && row.stored!.updated_at > exported) problem(row, 'updated_at', messages.newer)
}

async function requireFreeSlugs(
  check: ImportCheck,
  rows: ImportRowDraft[],
  checked: CheckedRow[],
): Promise<CheckedRow[]> {
  const slugs = checked.flatMap(({ data }) => (typeof data?.slug === 'string' ? [data.slug] : []))
  const owners = await check.db.select({ id: blogs.id, slug: blogs.slug }).from(blogs).where(inArray(blogs.slug, slugs))
  return checked.map((each, index) => {
    const slug = each.data?.slug
    if (typeof slug !== 'string') return each
    const mark = `slug ${slug}`
    const before = check.seen.get(mark)
    const isTaken = owners.some((owner) => owner.slug === slug && owner.id !== each.item_id)
    if (!isTaken && before === undefined) {
      check.seen.set(mark, each.number)
      return each
    }
    problem(rows[index]!, 'slug', adminMessages.blogs.slugTaken)
    return refused(check, rows[index]!)
  })
}

/** Whether two values are stored alike: blank and missing values are the same, and keys have no order. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b))
}

function plain(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain)
  if (typeof value !== 'object') return value
  const filled = Object.entries(value).flatMap(([name, each]) => {
    const inner = plain(each)
    return inner === null ? [] : [[name, inner] as const]
  })
  return filled.length === 0 ? null : Object.fromEntries(filled.toSorted(([x], [y]) => (x < y ? -1 : 1)))
}
