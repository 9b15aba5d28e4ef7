import type { Versions } from '#contract/admin/changes/history.ts'
import { adminMessages } from '#contract/messages.ts'
import { asText, asValue, fieldOf, historyKind, type HistoryField } from '../shell/history/history-kind.ts'
import { statusLabels } from '../shell/list/status-badge.tsx'
import type { BlogValues } from './blog-values.ts'
import { normalizedBody } from './editor/body-html.ts'

const { cannotTake, picturesGone } = adminMessages.history

const field = fieldOf<BlogValues, keyof BlogValues>

function valuesOfVersion({ body, tags, ...fields }: Versions['blogs']): BlogValues {
  return { ...fields, body: normalizedBody(body), tags: tags ?? [] }
}

const picture = /<img\b[^>]*?\bsrc="(\/media\/[^"]+)"[^>]*>/g

const body: HistoryField<BlogValues> = {
  label: 'Content',
  shown: ({ body: html }) => ({ as: 'story', html }),
  take: (form, version, known) => ({
    ...form,
    body: version.body.replace(picture, (image, url: string) => (known.isGone(url) ? '' : image)),
  }),
  obstacle: (version, known) => {
    const gone = [...version.body.matchAll(picture)].filter(([, url]) => known.isGone(url!)).length
    return gone > 0 ? { text: picturesGone(gone), blocks: false } : null
  },
}

const featured: HistoryField<BlogValues> = {
  label: 'Featured Image',
  shown: ({ featured_image: url, featured_image_alt: caption }) => ({
    as: 'pictures',
    pictures: url ? [{ url, caption }] : [],
  }),
  take: (form, { featured_image, featured_image_alt }) => ({ ...form, featured_image, featured_image_alt }),
  obstacle: ({ featured_image: url }, known) => (url && known.isGone(url) ? { text: cannotTake, blocks: true } : null),
}

/** Trips that are gone are left out of what is taken over: a save would refuse them. */
const trips: HistoryField<BlogValues> = {
  label: 'Go there',
  shown: ({ trip_ids }, known) => ({ as: 'list', entries: trip_ids.map((id) => known.nameOf(id) ?? 'Another trip') }),
  take: (form, { trip_ids }, known) => ({ ...form, trip_ids: trip_ids.filter((id) => !known.isNoMore(id)) }),
  obstacle: ({ trip_ids }, known) =>
    trip_ids.some((id) => known.isNoMore(id)) ? { text: adminMessages.blogs.tripGone, blocks: false } : null,
}

export const blogHistory = historyKind<'blogs', BlogValues>(valuesOfVersion, [
  field('title', 'Title', (value) => asText(value as string)),
  field('slug', 'Slug', (value) => asValue(value as string)),
  {
    ...field('status', 'Status', (value) => asValue(statusLabels[value as BlogValues['status']])),
    onlyByItself: true,
  },
  body,
  featured,
  field('tags', 'Tags', (value) => ({ as: 'list', entries: value as string[] })),
  trips,
])
