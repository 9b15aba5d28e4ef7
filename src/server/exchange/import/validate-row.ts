import { adminMessages } from '#contract/messages.ts'
import { importMessages } from '#contract/admin/exchange/import-messages.ts'
import { blogFields } from '#contract/content/blog-fields.ts'
import { slugOf } from '#values/slug.ts'
import { fieldOf, type Sheet, type SheetColumn } from '../sheets/sheet.ts'
import { problem, type ImportCheck, type ImportRowDraft } from './import-batch.ts'

const { rows: messages } = importMessages

/** Columns that are no data of the contract. */
const ownColumns = new Set(['id', 'created_at', 'updated_at', 'published_at'])

type Data = Record<string, unknown>

/** @returns what the contract makes of a row; null where the row has problems. */
export function validateRow({ sheet }: ImportCheck, row: ImportRowDraft): Data | null {
  const data = row.stored ? dataOf(sheet, row) : newData(sheet, dataOf(sheet, row))
  const given = row.stored ? withRelated(sheet, data, row.stored.fields) : data
  const parsed = (row.stored ? sheet.update : sheet.create).safeParse(given)
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) noteIssue(sheet, row, path, message)
    return null
  }
  if (row.problems.length > 0) return null
  return Object.fromEntries(
    Object.entries(parsed.data).filter(([field, value]) => field in data && value !== undefined),
  )
}

function dataOf({ columns }: Sheet, { values, stored }: ImportRowDraft): Data {
  const data: Data = {}
  for (const column of columns) {
    const value = values[column.name]
    if (ownColumns.has(column.name) || value === undefined) continue
    const field = fieldOf(column)
    if (!column.part) data[field] = value
    else
      data[field] = {
        ...(stored?.fields[field] as Data | undefined),
        ...(data[field] as Data | undefined),
        [column.part]: value ?? '',
      }
  }
  return data
}

/** Fields that the forms fill in for a new item. */
function newData({ columns }: Sheet, data: Data): Data {
  const has = (name: string) => columns.some((column) => column.name === name)
  const filled = { ...data }
  if (has('status')) filled.status ??= 'draft'
  if (has('slug') && String(filled.slug ?? '').trim() === '')
    filled.slug = slugOf(String(filled.title ?? '')).slice(0, blogFields.slug.limit)
  return filled
}

function withRelated({ related }: Sheet, data: Data, stored: Data): Data {
  const fields = related.filter((group) => group.some((field) => field in data)).flat()
  return { ...Object.fromEntries(fields.map((field) => [field, stored[field]])), ...data }
}

/** Reports the first problem of a column only. */
function noteIssue(sheet: Sheet, row: ImportRowDraft, path: PropertyKey[], message: string): void {
  const column = columnAt(sheet.columns, path)
  if (row.problems.some((each) => each.column === (column?.name ?? null))) return
  const place = path.find((step) => typeof step === 'number')
  problem(row, column?.name ?? null, typeof place === 'number' ? messages.entry(place + 1, message) : message)
}

function columnAt(columns: SheetColumn[], [field, part]: PropertyKey[]): SheetColumn | undefined {
  const ofField = columns.filter((column) => fieldOf(column) === field)
  return ofField.find((column) => column.part === part) ?? ofField[0]
}

/** A rule that the contract leaves to the server: a published story has a body. */
export function requireBody(row: ImportRowDraft, body: string, status: unknown): void {
  const { bodyRequired, bodyTooLong } = adminMessages.blogs
  if (body.length > blogFields.body.limit) problem(row, 'body', bodyTooLong)
  else if (status === 'published' && body === '') problem(row, 'body', bodyRequired)
}

/** @returns the time in a cell; null if it is missing. */
export function momentIn(row: ImportRowDraft, column: string): Date | null {
  const value = row.values[column]
  if (value === undefined || value === null || value === '') return null
  const at =
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value.trim()) ? new Date(value.trim()) : new Date(NaN)
  if (Number.isNaN(at.getTime()) || at.getUTCFullYear() < 1900 || at.getUTCFullYear() > 2199) {
    problem(row, column, messages.moment)
    return null
  }
  return at
}
