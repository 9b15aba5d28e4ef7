import type { Column, Columns, Field, FieldOf, Fields, NumberKind } from '#contract/content/field.ts'
import type { Sent } from '#contract/content/values.ts'
import type { Status } from '#contract/fields.ts'
import { plainToHtml } from '#values/format/plain-to-html.ts'
import { storedDays, type AnyDay } from '#values/trips/itinerary.ts'
import { newKey, type Row } from '../field/row-key.ts'
import { sentNumber, type Typed } from '../field/typed-number.ts'

/** The option for no vendor or trip (specification 2.14 and 3). */
export const noReference = 'none'

export interface LineRow extends Row {
  text: string
}

export type DayName = keyof FieldOf<'days'>['columns']
export type DayRow = Row & Record<DayName, string>

export interface ImageRow extends Row {
  image_url: string
  alt: string
  caption: string
  /** The alternative text that the picture has in the library; not sent. */
  picture_alt: string
}

/** An entry of a list; numbers are blank or as typed. */
export type RowValues<C extends Columns> = Row & {
  -readonly [Name in keyof C]: C[Name] extends NumberKind
    ? Typed
    : C[Name] extends { kind: 'picture' }
      ? string | null
      : string
}

interface ValueByKind<F> {
  number: Typed
  money: Typed
  count: Typed
  focal: number
  switch: boolean
  status: Status
  list: F extends { typed: 'rows' } ? LineRow[] : F extends { typed: 'tags' } ? string[] : string
  months: number[]
  rows: F extends { columns: infer C extends Columns } ? RowValues<C>[] : never
  days: DayRow[]
  picture: string | null
  gallery: ImageRow[]
  references: string[]
  links: F extends { labels: infer Labels } ? { -readonly [Name in keyof Labels]: string } : never
}

/** A field's value in a form: numbers are blank or as typed, unknown texts are blank. */
export type FormValue<F extends Field> = F['kind'] extends keyof ValueByKind<F> ? ValueByKind<F>[F['kind']] : string

export type FormValues<F extends Fields> = { -readonly [Name in keyof F]: FormValue<F[Name]> }

/** The data that a save of the form sends. */
export type DataOf<F extends Fields> = { -readonly [Name in keyof F]: Exclude<Sent<F[Name]>, undefined> }

/** A stored item, a draft or a version; missing and null values are blank. */
type Item = Readonly<Record<string, unknown>>

/** Alternative texts of pictures by URL. */
type Alts = ReadonlyMap<string, string>

/** @returns what the form holds for a stored item, a draft or a version of it. */
export function valuesOf<F extends Fields>(fields: F, item: Item, alts: Alts = new Map()): FormValues<F> {
  const values = Object.entries(fields).map(([name, field]) => [name, valueOf(field, item[name] ?? null, item, alts)])
  return Object.fromEntries(values) as FormValues<F>
}

/** @returns what the form of a new item holds. */
export function blankValues<F extends Fields>(fields: F): FormValues<F> {
  return valuesOf(fields, {})
}

/**
 * @param live what the form holds for the live version, where the draft does not have a field.
 * @returns what the form holds for a draft.
 */
export function valuesOfDraft<F extends Fields>(fields: F, draft: Item, live: FormValues<F>): FormValues<F> {
  const galleries = Object.values(live).flat() as Partial<ImageRow>[]
  const alts = new Map(galleries.flatMap((row) => (row?.image_url ? [[row.image_url, row.picture_alt ?? '']] : [])))
  return valuesOf(fields, { ...dataOf(fields, live), ...draft }, alts)
}

function valueOf(field: Field, value: unknown, item: Item, alts: Alts): unknown {
  switch (field.kind) {
    case 'status':
      return value ?? 'draft'
    case 'switch':
    case 'focal':
      return value ?? field.blank
    case 'number':
    case 'money':
      return value ?? field.blank ?? ''
    case 'month':
      return String(value ?? '').slice(0, 'YYYY-MM'.length)
    case 'list':
      return listValue(field, (value ?? []) as string[])
    case 'months': {
      // Two changes that were undone one after the other can leave a month in both.
      const others = field.without ? ((item[field.without] ?? []) as number[]) : []
      return ((value ?? []) as number[]).filter((month) => !others.includes(month))
    }
    case 'rows':
      return ((value ?? []) as Item[]).map((row) => rowOf(field.columns, row))
    case 'days':
      return daysOf((value ?? []) as AnyDay[])
    case 'picture':
      return value || null
    case 'alt':
      return value ?? (item[field.record] as { alt: string } | null | undefined)?.alt ?? ''
    case 'gallery':
      return ((value ?? []) as StoredImage[]).map(({ image_url, alt, caption, picture }) => ({
        key: newKey(),
        image_url,
        alt: alt ?? '',
        caption: caption ?? '',
        picture_alt: picture?.alt ?? alts.get(image_url) ?? '',
      }))
    case 'reference':
      return value || noReference
    case 'references':
      return value ?? []
    case 'links':
      return Object.fromEntries(Object.keys(field.labels).map((name) => [name, (value as Item | null)?.[name] ?? '']))
    default:
      return value ?? ''
  }
}

interface StoredImage {
  image_url: string
  alt?: string | null
  caption: string | null
  picture?: { alt: string }
}

function listValue({ typed }: FieldOf<'list'>, entries: string[]) {
  if (typed === 'rows') return linesOf(entries)
  if (typed === 'tags') return entries
  return entries.join(typed === 'commas' ? ', ' : '\n')
}

export function newLine(text = ''): LineRow {
  return { key: newKey(), text }
}

/** @returns at least one line. */
export function linesOf(texts: string[]): LineRow[] {
  return texts.length > 0 ? texts.map((text) => newLine(text)) : [newLine()]
}

export function newDay(): DayRow {
  return { key: newKey(), title: '', description: '', accommodation_name: '', room_type: '', meal_plan: '' }
}

/** @returns at least one day. */
export function daysOf(days: readonly AnyDay[]): DayRow[] {
  if (days.length === 0) return [newDay()]
  return storedDays(days).map(({ day: _place, accommodation_name, room_type, meal_plan, ...texts }) => ({
    ...texts,
    key: newKey(),
    accommodation_name: accommodation_name ?? '',
    room_type: room_type ?? '',
    meal_plan: meal_plan ?? '',
  }))
}

/** @param alt the picture's own alternative text; the trip begins with it. */
export function newImage(image_url: string, alt = ''): ImageRow {
  return { key: newKey(), image_url, alt, caption: '', picture_alt: alt }
}

/** @param row by default a new one. */
export function rowOf<C extends Columns>(columns: C, row: Item = {}): RowValues<C> {
  const cells = Object.entries(columns).map(([name, { kind }]) => [name, cellOf(kind, row[name])])
  return { key: newKey(), ...Object.fromEntries(cells) } as RowValues<C>
}

function cellOf(kind: Column['kind'], value: unknown): unknown {
  if (kind === 'picture') return value || null
  // An earlier version may hold a plain text.
  return kind === 'rich' ? plainToHtml(String(value ?? '')) : (value ?? '')
}

/** Gives stored values new keys: theirs may belong to other rows by now. */
export function withNewKeys<Values extends object>(values: Values): Values {
  const renewed = (value: unknown) =>
    Array.isArray(value)
      ? value.map((row: unknown) => (typeof row === 'object' ? { ...row, key: newKey() } : row))
      : value
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, renewed(value)])) as Values
}

/**
 * Input of the save call. Blank rows are included, so that an error has the index of its row; the contract drops them.
 * Validate first: what must be filled has its declared type only in valid values.
 */
export function dataOf<F extends Fields>(fields: F, values: FormValues<F>): DataOf<F> {
  const data = Object.entries(fields).map(([name, field]) => [name, sentValue(field, values[name])])
  return Object.fromEntries(data) as DataOf<F>
}

function sentValue(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'number':
    case 'money':
      return sentNumber(value as Typed) ?? (field.required ? undefined : field.blank)
    case 'choice':
      return field.required ? value : value || null
    case 'list':
      return entriesIn(field, value)
    case 'rows':
      return (value as Row[]).map((row) => sentRow(field.columns, row))
    case 'days':
      return (value as DayRow[]).map(({ key: _key, ...day }) => day)
    case 'gallery':
      return (value as ImageRow[]).map(({ image_url, alt, caption }) => ({ image_url, alt, caption }))
    default:
      return value
  }
}

/** @returns the entries of a list, as they are sent. */
export function entriesIn({ typed }: FieldOf<'list'>, value: unknown): string[] {
  if (typed === 'tags') return value as string[]
  if (typed === 'rows') return (value as LineRow[]).map(({ text }) => text)
  const entries = String(value).split(typed === 'commas' ? /[,;]/ : '\n')
  return entries.map((entry) => entry.trim()).filter(Boolean)
}

function sentRow(columns: Columns, row: object) {
  const cells = row as Readonly<Record<string, string | number>>
  const sent = Object.entries(columns).map(([name, { kind }]) => {
    const cell = cells[name]!
    return [name, kind === 'number' || kind === 'money' ? (sentNumber(cell) ?? null) : cell]
  })
  return Object.fromEntries(sent) as Record<string, string | number | null>
}
