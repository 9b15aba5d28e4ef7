import { entryText, isLong, textOf } from '#contract/content/texts.ts'
import type { VersionedEntity, Versions } from '#contract/admin/changes/history.ts'
import type { Field, FieldOf, Fields } from '#contract/content/field.ts'
import { adminMessages } from '#contract/messages.ts'
import {
  entriesIn,
  noReference,
  valuesOf,
  type DayRow,
  type FormValues,
  type ImageRow,
} from '../../kit/form/form-values.ts'
import { statusLabels } from '../../kit/list/status-badge.tsx'
import type { HistoryField, HistoryKind, Known, Obstacle, Shown } from './history-kind.ts'

const { cannotTake, picturesGone } = adminMessages.history

type Values = Readonly<Record<string, unknown>>
type ContentField = HistoryField<Values>

/** How the versions of a content type are compared and taken over. */
export function contentHistory<F extends Fields>(fields: F): HistoryKind<FormValues<F>> {
  return {
    valuesOf: (version: Versions[VersionedEntity]) => valuesOf(fields, version),
    fields: contentFields(fields) as unknown as HistoryField<FormValues<F>>[],
  }
}

function contentFields(fields: Fields): ContentField[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (companionOf(field, fields)) return []
    const others = Object.keys(fields).filter((other) => companionOf(fields[other]!, fields) === name)
    return [contentField(name, field, others, fields)]
  })
}

/** The field that one is shown and taken with. */
function companionOf(field: Field, fields: Fields): string | undefined {
  return field.kind === 'alt' && field.of in fields ? field.of : field.with
}

function contentField(name: string, field: Field, others: string[], fields: Fields): ContentField {
  const names = [name, ...others]
  return {
    label: field.label,
    names,
    shown: (values, known) => {
      if (field.kind === 'picture') return picturesShown(values[name], values[others[0] ?? ''])
      if (others.length === 0) return shownValue(field, values[name], known)
      const parts = names.map((each) => partText(fields[each]!, field, values[each]))
      return { as: 'text', text: parts.filter(Boolean).join('; ') }
    },
    take: (form, version, known) => ({
      ...form,
      ...Object.fromEntries(names.map((each) => [each, takenValue(fields[each]!, version[each], known)])),
    }),
    obstacle: (version, known) => obstacleOf(field, version[name], known),
    ...(field.kind === 'status' && { onlyByItself: true }),
  }
}

function partText(field: Field, first: Field, value: unknown): string {
  const text = textOf(field, value)
  return text && field.label !== first.label ? `${field.label} ${text}` : text
}

function picturesShown(url: unknown, caption: unknown): Shown {
  return { as: 'pictures', pictures: url ? [{ url: url as string, caption: (caption as string) ?? '' }] : [] }
}

/** @returns a field's value as the admin reads it. */
export function shownValue(field: Field, value: unknown, known: Known): Shown {
  switch (field.kind) {
    case 'text':
      return field.whole && !isLong(field) ? asValue(value) : { as: 'text', text: String(value) }
    case 'alt':
      return { as: 'text', text: String(value) }
    case 'rich':
      return { as: 'story', html: String(value) }
    case 'status':
      return asValue(statusLabels[value as keyof typeof statusLabels])
    case 'switch':
      return asValue(field.words[value ? 1 : 0])
    case 'list':
      return {
        as: 'list',
        entries: entriesIn(field, value)
          .map((entry) => entry.trim())
          .filter(Boolean),
      }
    case 'rows':
      return {
        as: 'list',
        entries: (value as Values[]).map((row) => entryText(field.columns, row)).filter(Boolean),
      }
    case 'days':
      return { as: 'days', days: shownDays(field, value as DayRow[]) }
    case 'gallery':
      return {
        as: 'pictures',
        pictures: (value as ImageRow[]).map(({ image_url: url, alt, caption }) => ({ url, caption, alt })),
      }
    case 'picture':
      return picturesShown(value, '')
    case 'reference': {
      const [none, unknown] = field.names
      return asValue(value === noReference ? none : (known.nameOf(value as string) ?? unknown))
    }
    case 'references':
      return { as: 'list', entries: (value as string[]).map((id) => known.nameOf(id) ?? field.unknown) }
    case 'links': {
      const links = Object.entries(value as Record<string, string>).filter(([, link]) => link)
      return { as: 'list', entries: links.map(([name, link]) => `${field.labels[name]}: ${link}`) }
    }
    default:
      return asValue(textOf(field, value))
  }
}

function asValue(text: unknown): Shown {
  return { as: 'value', text: String(text) }
}

function shownDays({ columns }: FieldOf<'days'>, rows: DayRow[]) {
  const labels = Object.entries(columns) as [keyof typeof columns, (typeof columns)['title']][]
  return rows.flatMap((row, index) => {
    const parts = labels.map(([name, { label }]) => ({ label, text: row[name] }))
    return parts.some(({ text }) => text !== '') ? [{ number: index + 1, parts }] : []
  })
}

/** A picture of a text. */
const image = /<img\b[^>]*?\bsrc="(\/media\/[^"]+)"[^>]*>/g

/** Leaves out references to deleted items: a save would refuse them. */
function takenValue({ kind }: Field, value: unknown, known: Known): unknown {
  if (kind === 'gallery') return (value as ImageRow[]).filter(({ image_url }) => !known.isGone(image_url))
  if (kind === 'references') return (value as string[]).filter((id) => !known.isNoMore(id))
  if (kind !== 'rich') return value
  return String(value).replace(image, (picture, url: string) => (known.isGone(url) ? '' : picture))
}

function obstacleOf(field: Field, value: unknown, known: Known): Obstacle | null {
  switch (field.kind) {
    case 'picture':
      return value && known.isGone(value as string) ? { text: cannotTake, blocks: true } : null
    case 'reference':
      return known.isNoMore(value as string) ? { text: field.gone, blocks: true } : null
    case 'references':
      return (value as string[]).some(known.isNoMore) ? { text: field.gone, blocks: false } : null
    case 'gallery': {
      const images = value as ImageRow[]
      const gone = images.filter(({ image_url }) => known.isGone(image_url)).length
      return gone > 0 ? { text: picturesGone(gone), blocks: gone === images.length } : null
    }
    case 'rich': {
      const gone = [...String(value).matchAll(image)].filter(([, url]) => known.isGone(url!)).length
      return gone > 0 ? { text: picturesGone(gone), blocks: false } : null
    }
    default:
      return null
  }
}
