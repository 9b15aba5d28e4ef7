import { isDeepStrictEqual } from 'node:util'
import type { ChangedColumns } from '../../db/tables/changes/changes.ts'
import type { ItineraryDay } from '#contract/trips.ts'
import { anySettingLabel } from '#contract/settings/labels.ts'
import { describedColumns, type ContentNoun, type Told } from './described-columns.ts'

/** Characters of a value that a sentence quotes. */
const quotedLength = 80

/** @returns a sentence for each difference, as 'Price ₹58,500 → ₹62,000' or 'Day 3 changed'. */
export function describeUpdate(noun: ContentNoun, before: ChangedColumns, after: ChangedColumns) {
  const sentences = Object.entries(describedColumns[noun])
    .filter(([column]) => column in after)
    .flatMap(([column, told]) => tell(told, before[column], after[column]))
  return [...new Set(sentences)]
}

export interface GalleryRow {
  image_url: string
  caption: string | null
  sort_order: number
}

/** @returns sentences for the rows of a gallery that a save removed and inserted. */
export function describeGallery(removed: GalleryRow[], inserted: GalleryRow[]): string[] {
  const [before, after] = [removed, inserted].map((rows) => rows.toSorted((a, b) => a.sort_order - b.sort_order))
  const added = without(after!, before!)
  const gone = without(before!, after!)
  const kept = after!.filter(({ image_url }) => !added.some((each) => each.image_url === image_url))
  const stayed = before!.filter(({ image_url }) => kept.some((each) => each.image_url === image_url))
  const captions = kept.filter((each) => each.caption !== stayed.find(sameAs(each))?.caption)
  const isMoved = kept.some(({ image_url }, index) => stayed[index]?.image_url !== image_url)
  return [
    ...counted(added.length, 'added'),
    ...counted(gone.length, 'removed'),
    ...(isMoved ? ['Pictures reordered'] : []),
    ...(captions.length > 0 ? ['Captions changed'] : []),
  ]
}

function tell(told: Told, before: unknown, after: unknown): string[] {
  switch (told.as) {
    case 'value':
      return [`${told.label} ${quote(before, told.format)} → ${quote(after, told.format)}`]
    case 'long':
    case 'link':
      return [`${told.label} ${verbOf(before, after)}`]
    case 'switch':
      return [after === true ? told.on : told.off]
    case 'status':
      return [after === 'published' ? 'Published' : 'Unpublished']
    case 'fact':
      return [told.sentence]
    case 'list':
      return describeList(told.label, texts(before), texts(after))
    case 'rows':
      return describeRows(told, before, after)
    case 'settings':
      return describeSettings(before as ChangedColumns, after as ChangedColumns)
    case 'days':
      return describeDays(before as ItineraryDay[], after as ItineraryDay[])
  }
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

function describeRows({ label, nameOf }: Told & { as: 'rows' }, before: unknown, after: unknown): string[] {
  const [old, current] = [before, after].map((rows) => (Array.isArray(rows) ? (rows as never[]) : []))
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
function describeSettings(before: ChangedColumns, after: ChangedColumns): string[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .map((field) => {
      const label = anySettingLabel(field)
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

function quote(value: unknown, format?: (value: unknown) => string): string {
  if (isEmpty(value)) return '(empty)'
  if (format) return format(value)
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
