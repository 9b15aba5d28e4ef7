import { formatDay, formatTime } from '#values/format/dates.ts'
import { isDeepStrictEqual } from 'node:util'
import type { VersionBody } from '../../platform/db/tables/versions.ts'
import type { ItineraryDay } from '#contract/trips.ts'
import { settingLabel, type SettingsSection } from '#contract/settings/sections.ts'
import type { Column, Field, FieldOf } from '#contract/content/field.ts'
import { isLong, textOf } from '#contract/content/texts.ts'
import type { VersionChange } from './queries.ts'
import { reportedFields, type ContentEntity } from './reported-fields.ts'

type Row = Readonly<Record<string, unknown>>

/** Characters of a value that a sentence quotes. */
const quotedLength = 80

interface Changed {
  entity: ContentEntity
  /** Of settings, the section. */
  item_id: string
}

/** @returns a sentence for each difference, as 'Price ₹58,500 → ₹62,000' or 'Day 3 changed'. */
export function describeUpdate({ entity, item_id }: Changed, before: VersionBody, after: VersionBody) {
  if (entity === 'site_settings') {
    const [data, next] = [before.data, after.data] as [VersionBody, VersionBody | undefined]
    return next ? describeSettings(item_id as SettingsSection, data, next) : []
  }
  const sentences = Object.entries(reportedFields[entity])
    .filter(([column]) => column in after)
    .toSorted(([, one], [, other]) => Number(other.kind === 'status') - Number(one.kind === 'status'))
    .flatMap(([column, field]) => describeField(field, before[column], after[column]))
  return [...new Set(sentences)]
}

interface GalleryRow {
  image_url: string
  alt?: string | null
  caption: string | null
}

/** Describes the changes of a gallery; both arrays are in the order of the pictures. */
function describeGallery(before: GalleryRow[], after: GalleryRow[]): string[] {
  const added = without(after, before)
  const gone = without(before, after)
  const kept = after.filter(({ image_url }) => !added.some((each) => each.image_url === image_url))
  const stayed = before.filter(({ image_url }) => kept.some((each) => each.image_url === image_url))
  const differs = (name: 'alt' | 'caption') =>
    kept.some((each) => (each[name] ?? null) !== (stayed.find(sameAs(each))?.[name] ?? null))
  const isMoved = kept.some(({ image_url }, index) => stayed[index]?.image_url !== image_url)
  return [
    ...counted(added.length, 'added'),
    ...counted(gone.length, 'removed'),
    ...(isMoved ? ['Pictures reordered'] : []),
    ...(differs('caption') ? ['Captions changed'] : []),
    ...(differs('alt') ? ['Alternative texts changed'] : []),
  ]
}

type Part = Pick<VersionChange, 'part' | 'kind' | 'before' | 'after'>

/**
 * @param parts of one item in one operation, but for its own row.
 * @param isSaved whether the item itself was changed, so that a draft that went with it needs no words.
 * @returns what became of its draft and its schedules, in sentences.
 */
export function describePlans(parts: Part[], isSaved: boolean): string[] {
  const drafts = parts.filter(({ part }) => part === 'draft').map(({ kind }) => kind)
  const schedules = parts.filter(({ part }) => part !== 'draft')
  return [
    ...(isSaved ? [] : drafts.map((kind) => draftWords[kind])),
    ...schedules.map((each) => scheduled(each, isSaved)),
  ].filter(Boolean)
}

const draftWords = { insert: 'Draft saved', update: 'Draft saved', delete: 'Draft discarded', purge: '' }

function scheduled({ part, kind, after }: Part, isSaved: boolean): string {
  const what = part === 'unpublish' ? 'Unpublishing' : 'Publishing'
  if (kind === 'delete') return isSaved ? '' : `${what} is no longer scheduled`
  if (after![`${part}_failure`]) return `${what} failed when it was due`
  if (!after![`${part}_at`]) return ''
  const due = String(after![`${part}_at`])
  const at = `${formatDay(due)}, ${formatTime(due)}`
  return kind === 'insert' ? `${what} scheduled for ${at}` : `Scheduled for ${at} instead`
}

function describeField(field: Field, before: unknown, after: unknown): string[] {
  const { label } = field
  switch (field.kind) {
    case 'status':
      return [after === 'published' ? 'Published' : 'Unpublished']
    case 'switch':
      return [field.sentences?.[after === true ? 1 : 0] ?? `${label} changed`]
    case 'list':
      return describeList(label, texts(before), texts(after))
    case 'rows':
      return describeRows(field, before, after)
    case 'days':
      return describeDays(before as ItineraryDay[], after as ItineraryDay[])
    case 'links':
    case 'references':
      return [`${label} changed`]
    case 'focal':
      return [`${label} moved`]
    case 'picture':
    case 'reference':
      return [`${label} ${verbOf(before, after)}`]
    case 'gallery':
      return describeGallery(before as GalleryRow[], after as GalleryRow[])
    case 'alt':
      return []
    default:
      if (isLong(field)) return [`${label} ${verbOf(before, after)}`]
      return [`${label} ${quoteField(field, before)} → ${quoteField(field, after)}`]
  }
}

const quotedKinds = new Set<Field['kind']>(['text', 'region', 'slug', 'choice'])

function quoteField(field: Field, value: unknown): string {
  const text = textOf(field, value)
  return quotedKinds.has(field.kind) ? quote(text) : text || '(empty)'
}

function describeList(label: string, before: string[], after: string[]): string[] {
  const added = after.filter((each) => !before.includes(each))
  const removed = before.filter((each) => !after.includes(each))
  if (added.length + removed.length === 0) return [`${label} reordered`]
  return [
    ...(added.length > 0 ? [`${label}: ${added.map((each) => quote(each)).join(', ')} added`] : []),
    ...(removed.length > 0 ? [`${label}: ${removed.map((each) => quote(each)).join(', ')} removed`] : []),
  ]
}

/** An entry is named by its first column. */
function describeRows({ label, columns }: FieldOf<'rows'>, before: unknown, after: unknown): string[] {
  const [[name, column]] = Object.entries(columns) as [[string, Column]]
  const nameOf = (row: Row) => textOf(column, row[name])
  const [old, current] = [before, after].map((rows) => (Array.isArray(rows) ? (rows as Row[]) : []))
  const [names, present] = [old!.map(nameOf), current!.map(nameOf)]
  const changed = current!.filter((row) => {
    const former = old![names.indexOf(nameOf(row))]
    return former !== undefined && !isDeepStrictEqual(former, row)
  })
  const isSameNames = isDeepStrictEqual(names, present)
  return [
    ...(isSameNames ? [] : describeList(label, names, present)),
    ...(changed.length > 0 ? [`${label}: ${changed.map((row) => quote(nameOf(row))).join(', ')} changed`] : []),
  ]
}

/** A field that is not stored has its first value, which may depend on others. */
function describeSettings(section: SettingsSection, before: VersionBody, after: VersionBody): string[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .map((field) => {
      const label = settingLabel(section, field)
      if (!(field in after)) return `${label}: first value again`
      const value = after[field]
      const isShort =
        value === null ||
        typeof value === 'number' ||
        (typeof value === 'string' && value.length <= quotedLength && !value.startsWith('<'))
      if (!isShort) return `${label} changed`
      return field in before ? `${label} ${quote(before[field])} → ${quote(value)}` : `${label} ${quote(value)}`
    })
}

function describeDays(before: ItineraryDay[], after: ItineraryDay[]): string[] {
  const shared = after.slice(0, before.length)
  const changed = shared.flatMap((day, index) =>
    isDeepStrictEqual(filledOf(day), filledOf(before[index]!)) ? [] : [`Day ${day.day} changed`],
  )
  const added = after.slice(before.length).map(({ day }) => `Day ${day} added`)
  const removed = before.slice(after.length).map(({ day }) => `Day ${day} removed`)
  return [...changed, ...added, ...removed]
}

/** Older rows leave out what newer ones have as null. */
function filledOf(day: ItineraryDay) {
  return Object.fromEntries(Object.entries(day).filter(([, value]) => !isEmpty(value)))
}

function verbOf(before: unknown, after: unknown): string {
  if (isEmpty(after)) return 'removed'
  return isEmpty(before) ? 'added' : 'changed'
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}

function quote(value: unknown): string {
  if (isEmpty(value)) return '(empty)'
  if (typeof value !== 'string') return String(value)
  const characters = [...value]
  return `“${characters.length > quotedLength ? `${characters.slice(0, quotedLength).join('')}…` : value}”`
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? (value as string[]) : []
}

function without(rows: GalleryRow[], others: GalleryRow[]): GalleryRow[] {
  return rows.filter((row) => !others.some(sameAs(row)))
}

function sameAs({ image_url }: GalleryRow): (other: GalleryRow) => boolean {
  return (other) => other.image_url === image_url
}

function counted(count: number, verb: string): string[] {
  if (count === 0) return []
  return [count === 1 ? `1 picture ${verb}` : `${count} pictures ${verb}`]
}
