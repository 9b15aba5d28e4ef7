import { Hono } from 'hono'
import { insetMap } from '#server/platform/media/maps/inset-map.ts'
import { mapKinds, placesIn, type MapKind } from '#server/platform/media/maps/map-address.ts'
import type { Place } from '#server/platform/media/maps/projection.ts'
import { routeMap } from '#server/platform/media/maps/route-map.ts'
import { pictureNotFound } from '../../platform/http/responses/send-file.ts'

const draw: Record<MapKind, (places: Place[]) => string> = { route: routeMap, india: insetMap }

const headers = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=2592000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-site',
}

/** Maps of the places in their address, at `/media/maps/{kind}.svg?at=23.18,79.99;22.45,80.53`. */
export function mapRoutes(): Hono {
  return new Hono()
    .get('/:file', (c) => {
      const kind = mapKinds.find((each) => c.req.param('file') === `${each}.svg`)
      const places = placesIn(c.req.query('at') ?? '')
      return kind && places ? c.body(draw[kind](places), 200, headers) : pictureNotFound(c)
    })
    .all('*', pictureNotFound)
}
