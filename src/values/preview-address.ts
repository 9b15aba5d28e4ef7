/** Every page of a preview lies below `/preview/{key}`, at its own path: the key of a shared one is its secret. */
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

/** @returns a path or an address for the log, without the key. */
export function withoutPreviewKey(address: string): string {
  return address.replace(/(\/preview\/)[^/?#]+/, '$1…')
}
