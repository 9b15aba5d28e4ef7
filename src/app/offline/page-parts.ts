/** Width in pixels of the pictures of a page that was not shown here: enough for a phone. */
const usualWidth = 640

const assets = /\/(?:assets\/[\w.-]+\.(?:js|css|woff2)|(?:enquire|proposal)\.css)/g
const variants = /\/media\/[\w.~/-]+?\/(\d+)\.avif/g
const maps = /\/media\/maps\/[\w.-]+\?[^"\s]+/g
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g
const title = /<title>([^<]*)<\/title>/

/** @returns the scripts, styles and fonts that a page names, its maps, and each of its pictures in one size. */
export function filesOf(html: string, shown: string[] = []): { assets: string[]; pictures: string[] } {
  const byPicture = new Map<string, { url: string; width: number }>()
  for (const [url, width] of html.matchAll(variants)) {
    const known = byPicture.get(pictureOf(url))
    if (!known || isBetter(Number(width), known.width)) byPicture.set(pictureOf(url), { url, width: Number(width) })
  }
  for (const url of shown) if (byPicture.has(pictureOf(url))) byPicture.set(pictureOf(url), { url, width: usualWidth })
  const found = html.match(assets) ?? []
  // First, so that the limit of a page leaves out a picture and not a map.
  const drawn = new Set(html.match(maps)?.map((address) => address.replaceAll('&amp;', '&')))
  return { assets: [...new Set(found)], pictures: [...drawn, ...[...byPicture.values()].map(({ url }) => url)] }
}

/** The smallest that is wide enough, else the widest. */
function isBetter(width: number, known: number): boolean {
  return known < usualWidth ? width > known : width >= usualWidth && width < known
}

/** @returns the address of the picture that a variant belongs to; a map has no variants. */
export function pictureOf(variant: string): string {
  return variant.startsWith('/media/maps/') ? variant : variant.slice(0, variant.lastIndexOf('/'))
}

/** @returns the title as HTML, without the brand. */
export function titleOf(html: string): string {
  return (title.exec(html)?.[1] ?? '').split(' · ')[0]!.trim()
}

/** For a page that answers for another address, where its scripts would not find themselves. */
export function withoutScripts(html: string): string {
  return html.replace(scripts, '')
}

/** Put behind the page's own content, where React leaves it alone. */
export function withNote(html: string, note: string): string {
  const end = html.lastIndexOf('</body>')
  return end < 0 ? html : html.slice(0, end) + note + html.slice(end)
}
