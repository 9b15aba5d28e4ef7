import type { Unit } from '../../values/format/units.ts'
import type { Bucket } from '../pictures.ts'

/**
 * Kinds of fields of content types and settings, as plain data: schemas, forms, history, activity, files and the table's
 * checks are made from it (docs/decisions/0093).
 */
interface Described {
  /** In forms, in the history and in the activity. */
  label: string
  /** In the form, where it says more. */
  formLabel?: string
  /** Whether visitors see it: on cards and pages, or on pages alone. */
  public: 'card' | 'page' | false
  /** Below the label in the form. */
  hint?: string
  placeholder?: string
  /** In the API's description: of inputs and answers, or of one of them. */
  about?: string
  aboutInput?: string
  aboutAnswer?: string
  /** Its cell in the template of an import. */
  example?: string
  /** Merged and taken over together with this field, below whose label it is shown. */
  with?: string
}

/** An item is not saved without it. */
interface Required {
  required: true
  blank?: undefined
}

/** The value where nothing is entered. */
interface Optional<Blank> {
  blank: Blank
  required?: undefined
}

type Either<Blank> = Required | Optional<Blank>

interface Text {
  kind: 'text'
  /** Characters. */
  limit: number
  /** Lines of its input, where it has more than one. */
  lines?: readonly [fewest: number, most: number]
  /** Compared as a whole, not word by word. */
  whole?: true
  form?: 'email' | 'phone' | 'link'
  /** For texts that are not blank. */
  rule?: { isValid: (text: string) => boolean; message: string }
  /** Where a required one is missing. */
  missing?: string
  /** The table takes a blank one: previews need it before it is written. */
  storedBlank?: true
}

interface Rich {
  kind: 'rich'
  limit: number
  tooLong?: string
}

interface Slug {
  kind: 'slug'
  limit: number
  missing: string
}

/** The name of a region of the list. */
interface Region {
  kind: 'region'
  limit: number
  missing?: string
  storedBlank?: true
}

/** `money` is in whole rupees; older rows may have paise. */
export interface NumberKind {
  kind: 'number' | 'money'
  min: number
  max: number
  /** Below 1 for a number with decimals. */
  step?: number
  unit?: Unit
  /** For values that are not a number or out of range. */
  message?: string
  /** Whether arrow keys change it. */
  stepped?: true
  /** Whether digits are grouped while they are typed. */
  grouped?: true
}

/** A value that is not a positive number counts as 0. */
interface Count {
  kind: 'count'
  max: number
  message: string
}

interface Choice {
  kind: 'choice'
  options: readonly string[]
  /** Labels of the options. */
  labels?: Readonly<Record<string, string>>
}

interface Switch {
  kind: 'switch'
  /** Words in the history. */
  words: readonly [off: string, on: string]
  /** Sentences in the activity, where they say more than that it changed. */
  sentences?: readonly [off: string, on: string]
}

/** Short texts. */
interface List {
  kind: 'list'
  /** Characters of an entry. */
  limit: number
  /** Entries. */
  max: number
  /** How it is typed: in rows, as tags, or in one text with commas or lines between the entries. */
  typed: 'rows' | 'tags' | 'commas' | 'lines'
  /** How to treat an entry that the list already has; without a message it is dropped. */
  repeated?: 'dropped' | { message: string }
}

interface Months {
  kind: 'months'
  /** Months of that field are none of these. */
  without?: string
}

/** @property blank for entries that were stored without it. */
export type Column = (
  | ({ kind: 'text'; form?: undefined } & Pick<Text, 'limit' | 'lines'>)
  | NumberKind
  | Pick<Rich, 'kind' | 'limit'>
  | Picture
) &
  Pick<Described, 'label' | 'hint' | 'about'> & { required?: true; blank?: null }
export type Columns = Readonly<Record<string, Column>>

/** A list of entries with several columns. Blank entries are dropped. */
interface Rows {
  kind: 'rows'
  /** One entry: 'stop'. */
  row: string
  max: number
  columns: Columns
  /** A column that no two entries share, and by which they are sorted. */
  unique?: { column: string; message: string }
}

type DayColumn = Pick<Text, 'kind' | 'limit'> & Pick<Described, 'label'>

/** Numbered by their places. */
interface Days {
  kind: 'days'
  max: number
  columns: Readonly<Record<'title' | 'description' | 'accommodation_name' | 'room_type' | 'meal_plan', DayColumn>>
}

interface Picture {
  kind: 'picture'
  bucket: Bucket
}

/** Alternative text, stored with the picture. */
interface Alt {
  kind: 'alt'
  /** The field of the picture's address, and that of answers with its record. */
  of: string
  record: string
}

interface Gallery {
  kind: 'gallery'
  bucket: Bucket
  max: number
  /** Characters of a picture's texts. */
  alt: number
  caption: number
}

interface Reference {
  kind: 'reference'
  to: 'vendors' | 'trips'
  /** Labels for no reference, and for one whose name is unknown. */
  names: readonly [none: string, unknown: string]
  /** The column of a file, which has the name. */
  column: string
  gone: string
}

interface References {
  kind: 'references'
  to: 'trips'
  max: number
  unknown: string
  column: string
  repeated: string
  gone: string
}

/** A coordinate of a picture's focal point: 0 to 1. */
interface Focal {
  kind: 'focal'
  from: string
}

interface Links {
  kind: 'links'
  /** By the names of the links. */
  labels: Readonly<Record<string, string>>
  limit: number
  message: string
  /** Cells of the template, by the names of the links. */
  examples: Readonly<Record<string, string>>
}

export type Field = Described &
  (
    | (Text & Either<'' | null>)
    | (Rich & Either<''>)
    | ((Slug | Region | { kind: 'status' }) & Required)
    | (NumberKind & Either<number | null>)
    | (Count & Optional<0>)
    | ((Choice | Picture) & Either<null>)
    | (Switch & Optional<boolean>)
    | (List & Optional<readonly [] | null>)
    | ((Months | Rows | Days | Gallery | References) & Optional<readonly []>)
    | (Alt & Optional<''>)
    | (Reference & Optional<null>)
    | (Focal & Optional<0.5>)
    | (Links & Optional<Readonly<Record<never, never>>>)
    /** `YYYY-MM-DD`; of a month its first day. */
    | ({ kind: 'day' | 'month' } & Optional<null>)
  )

/** By name, in the order of lists, files and sentences. */
export type Fields = Readonly<Record<string, Field>>

type OfKind<F, Kind> = F extends { kind: infer Own } ? (Kind extends Own ? F : never) : never

export type FieldOf<Kind extends Field['kind']> = OfKind<Field, Kind>
