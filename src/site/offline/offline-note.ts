import { formatDay, formatTime } from '#values/format/dates.ts'

/** Shown on a stored page, which may be older than the site. @param storedAt milliseconds since 1970. */
export function offlineNote(storedAt: number): string {
  const at = new Date(storedAt).toISOString()
  return `<aside aria-label="No network" class="no-print sticky bottom-0 z-60 bg-dusk px-5 py-2.5 text-center text-small text-paper">No network. This page is as it was on ${formatDay(at)}, ${formatTime(at)}.</aside>`
}

/** Placeholder in the offline page as it is rendered. */
export const storedPagesPlace = '<ul id="stored-pages"></ul>'

interface StoredPage {
  path: string
  /** As HTML. */
  title: string
}

/** Replaces `storedPagesPlace`; empty without stored pages. */
export function storedPagesList(pages: StoredPage[]): string {
  const items = pages.map(
    ({ path, title }) =>
      `<li class="border-b border-ink/25"><a href="${path}" class="flex min-h-14 items-center py-2 font-display text-h3 hover:text-madder">${title}</a></li>`,
  )
  if (items.length === 0) return ''
  return `<h2 class="eyebrow mt-10 font-text text-madder">Kept on this device</h2><ul class="mt-3 border-t border-ink/25">${items.join('')}</ul>`
}
