import type { CurrentSettings } from '#server/api/settings.ts'
import { pageColor } from '#values/pictures/page-color.ts'

/** Drawn by `scripts/favicon.mjs`. */
const icons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** https://www.w3.org/TR/appmanifest/; the site keeps the browser's own bar, as it works over the network alone. */
export function webManifest({ profile, pictures }: CurrentSettings) {
  const { brand_name, tagline } = profile
  const own = pictures.get(profile.favicon ?? profile.logo?.url ?? '')
  return {
    id: '/',
    name: brand_name,
    short_name: brand_name,
    description: tagline,
    lang: 'en-IN',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: pageColor,
    theme_color: pageColor,
    icons: own ? [{ src: own.url, sizes: `${own.width}x${own.height}` }] : icons,
  }
}
