import type { Versions } from '#contract/admin/changes/history.ts'
import { adminMessages } from '#contract/messages.ts'
import { asText, asValue, fieldOf, historyKind, type HistoryField } from '../shell/history/history-kind.ts'
import { statusLabels } from '../shell/list/status-badge.tsx'
import { storedBlogValues, type BlogValues } from './blog-values.ts'
import { normalized } from './editor/body-html.ts'

const { cannotTake, picturesGone } = adminMessages.history

type BlogField = Omit<HistoryField<BlogValues>, 'names'>

const field = fieldOf<BlogValues, keyof BlogValues>

const valuesOfVersion = (version: Versions['blogs']) => normalized(storedBlogValues(version))

const picture = /<img\b[^>]*?\bsrc="(\/media\/[^"]+)"[^>]*>/g

const body: BlogField = {
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

const featured: BlogField = {
  label: 'Featured Image',
  shown: ({ featured_image: url, featured_image_alt: caption }) => ({
    as: 'pictures',
    pictures: url ? [{ url, caption }] : [],
  }),
  take: (form, { featured_image, featured_image_alt }) => ({ ...form, featured_image, featured_image_alt }),
  obstacle: ({ featured_image: url }, known) => (url && known.isGone(url) ? { text: cannotTake, blocks: true } : null),
}

/** Trips that are gone are left out of what is taken over: a save would refuse them. */
const trips: BlogField = {
  label: 'Go there',
  shown: ({ trip_ids }, known) => ({ as: 'list', entries: trip_ids.map((id) => known.nameOf(id) ?? 'Another trip') }),
  take: (form, { trip_ids }, known) => ({ ...form, trip_ids: trip_ids.filter((id) => !known.isNoMore(id)) }),
  obstacle: ({ trip_ids }, known) =>
    trip_ids.some((id) => known.isNoMore(id)) ? { text: adminMessages.blogs.tripGone, blocks: false } : null,
}

export const blogHistory = historyKind<'blogs', BlogValues>(valuesOfVersion, {
  title: field('title', 'Title', (value) => asText(value as string)),
  slug: field('slug', 'Slug', (value) => asValue(value as string)),
  status: {
    ...field('status', 'Status', (value) => asValue(statusLabels[value as BlogValues['status']])),
    onlyByItself: true,
  },
  body,
  featured_image: featured,
  featured_image_alt: { with: 'featured_image' },
  tags: field('tags', 'Tags', (value) => ({ as: 'list', entries: value as string[] })),
  trip_ids: trips,
})
