/** Every page of a preview is below `/preview/{key}`, at its own path: the key of a shared one is its secret. */
export const previewRoot = '/preview'

const prefix = /^\/preview\/[^/]+/

/** @returns the part of a path before the page's own path: '' for a live page. */
export function previewPrefix(pathname: string): string {
  return prefix.exec(pathname)?.[0] ?? ''
}

/** @returns a page's own path, also in a preview. */
export function pagePath(pathname: string): string {
  return pathname.slice(previewPrefix(pathname).length) || '/'
}

/** @param key of the preview. @param path of the page on the live site. */
export function previewAddress(key: string, path: string): string {
  return `${previewRoot}/${key}${path === '/' ? '' : path}`
}

/** @returns a path or an address for the log, without the key of a preview or a proposal. */
export function withoutKey(address: string): string {
  return address.replace(/(\/(?:preview|p)\/)[^/?#]+/, '$1…')
}

const momentKey = /^at-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)$/

/** @param moment in India, as a form's field has it: `2026-11-30T08:00`. @returns the site as of then. */
export function asOfAddress(moment: string, path = '/'): string {
  return previewAddress(`at-${moment.replaceAll(':', '')}`, path)
}

/** @returns the moment that the key of a preview names, or null for other keys. */
export function momentOfKey(key: string): Date | null {
  const [, day, hour, minute] = momentKey.exec(key) ?? []
  const moment = new Date(`${day}T${hour}:${minute}:00+05:30`)
  return Number.isNaN(moment.getTime()) ? null : moment
}
