import type { AnyDay, StoredDay } from '#values/trips/itinerary.ts'
import type { Status } from '../fields.ts'
import type { Columns, Field, Fields, NumberKind } from './field.ts'

/** Null where the field may be empty. */
type Empty<F> = F extends { blank: null } ? null : never

type CellOf<C> = C extends NumberKind ? number : string

/** An entry of a list, as it is stored. */
export type RowOf<C extends Columns> = {
  -readonly [Name in keyof C]: C[Name] extends { required: true } ? CellOf<C[Name]> : CellOf<C[Name]> | null
}

/** An entry of a list, as a form or a file may send it. */
type SentRow<C extends Columns> = { -readonly [Name in keyof C]?: CellOf<C[Name]> | null | undefined }

type LinksOf<F> = F extends { labels: infer Labels } ? { [Name in keyof Labels]?: string } : never

interface StoredByKind<F> {
  number: number
  money: number
  count: number
  focal: number
  switch: boolean
  status: Status
  choice: F extends { options: readonly (infer Option)[] } ? Option : never
  list: string[]
  references: string[]
  months: number[]
  rows: F extends { columns: infer C extends Columns } ? RowOf<C>[] : never
  days: StoredDay[]
  gallery: { image_url: string; alt: string | null; caption: string | null }[]
  links: LinksOf<F>
}

interface SentByKind<F> extends Omit<StoredByKind<F>, 'rows' | 'days' | 'gallery' | 'links' | 'count'> {
  rows: F extends { columns: infer C extends Columns } ? SentRow<C>[] : never
  days: (AnyDay & { day?: number | undefined })[]
  gallery: { image_url: string; alt?: string | null | undefined; caption?: string | null | undefined }[]
  links: F extends { labels: infer Labels } ? { [Name in keyof Labels]?: string | null | undefined } : never
  count: number | string | null
}

type ByKind<Map, F extends Field> = F['kind'] extends keyof Map ? Map[F['kind']] : string

/** The value of a field in a body, as it is stored. */
export type Stored<F extends Field> = ByKind<StoredByKind<F>, F> | Empty<F>

/** The value of a field in the input of a save. */
export type Sent<F extends Field> = ByKind<SentByKind<F>, F> | Empty<F>

/** A content item as plain JSON of its fields. */
export type BodyOf<F extends Fields> = { -readonly [Name in keyof F]: Stored<F[Name]> }

/** Cards, what pages show beyond cards, pages with both, or the back office. */
export type Place = 'card' | 'more' | 'page' | 'admin'

interface ShownAs {
  card: 'card'
  more: 'page'
  page: 'card' | 'page'
  admin: 'card' | 'page' | false
}

/** The names of fields that answers for a place have; an alternative text comes with its picture. */
export type ShownName<F extends Fields, On extends Place> = {
  [Name in keyof F & string]: F[Name]['kind'] extends 'alt'
    ? never
    : F[Name]['public'] extends ShownAs[On]
      ? Name
      : never
}[keyof F & string]

const shownAs: { [On in Place]: readonly Field['public'][] } = {
  card: ['card'],
  more: ['page'],
  page: ['card', 'page'],
  admin: ['card', 'page', false],
}

export function shownNames<F extends Fields, const On extends Place>(fields: F, on: On): ShownName<F, On>[] {
  const shown = Object.entries(fields).filter(([, field]) => field.kind !== 'alt' && shownAs[on].includes(field.public))
  return shown.map(([name]) => name) as ShownName<F, On>[]
}
