import type { CurrentSettings } from '#server/api/settings.ts'
import { adminApp } from '#values/addresses/admin-app.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { pageColor } from '#values/pictures/page-color.ts'

/** Drawn by `scripts/favicon.mjs`. */
const icons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** https://www.w3.org/TR/appmanifest/; the site keeps the browser's own bar, as it works over the network alone. */
export function webManifest(settings: CurrentSettings) {
  const { brand_name, tagline } = settings.profile
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
    icons: iconsOf(settings),
  }
}

/** The back office as an app; browsers fetch this without cookies, so anyone may read it. */
export function adminManifest(settings: CurrentSettings) {
  const name = `${settings.profile.brand_name} Admin`
  return {
    id: adminApp.scope,
    name,
    short_name: name,
    lang: 'en-IN',
    dir: 'ltr',
    start_url: adminPaths.enquiries,
    scope: adminApp.scope,
    display: 'standalone',
    background_color: pageColor,
    theme_color: pageColor,
    icons: iconsOf(settings),
  }
}

function iconsOf({ profile, pictures }: CurrentSettings) {
  const own = pictures.get(profile.favicon ?? profile.logo?.url ?? '')
  return own ? [{ src: own.url, sizes: `${own.width}x${own.height}` }] : icons
}
