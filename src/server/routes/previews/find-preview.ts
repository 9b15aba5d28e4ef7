import type { Context } from 'hono'
import { idSchema } from '#contract/fields.ts'
import { momentOfKey, pagePath } from '#values/addresses/preview-address.ts'
import { formatDay, formatShortDay, formatTime } from '#values/format/dates.ts'
import type { ApiParts } from '#server/api/context.ts'
import type { ShowPreview } from '#server/api/preview-type.ts'
import {
  noteUse,
  selectSessionPreview,
  selectSharedPreview,
  type StoredPreview,
} from '#server/publishing/previews/queries.ts'
import { applyPlanned } from '#server/publishing/schedules/apply-planned.ts'
import type { VisitorEnv } from '../../platform/http/middleware/session-middleware.ts'
import type { PreviewBar } from '../../platform/http/responses/preview-page.ts'

export interface FoundPreview {
  kind: 'found'
  show: ShowPreview
  /** Whether a form of the back office may show it in a frame. */
  isFramed: boolean
  bar: PreviewBar
}

type Found = FoundPreview | { kind: 'ended' } | { kind: 'unknown' }

/** @returns what the key of the address shows to this visitor. */
export async function findPreview(c: Context<VisitorEnv>, api: ApiParts): Promise<Found> {
  const key = c.req.param('key') ?? ''
  const shared = api.previews.idOf(key)
  if (shared !== null) return findShared(shared, c, api)
  const moment = momentOfKey(key)
  if (!moment && !idSchema.safeParse(key).success) return { kind: 'unknown' }
  const admin = await c.var.visitor.admin()
  if (moment) return admin ? asOf(moment, c, api) : { kind: 'unknown' }
  const preview = admin && (await selectSessionPreview(api.db, key, admin.session.id))
  if (!preview) return { kind: 'unknown' }
  return {
    kind: 'found',
    show: showOf(preview, api),
    isFramed: true,
    bar: { text: 'Preview of an open form, not live.' },
  }
}

async function findShared(id: string, c: Context, api: ApiParts): Promise<Found> {
  const found = await selectSharedPreview(api.db, id)
  if (!found) return { kind: 'unknown' }
  if (!found.valid) return { kind: 'ended' }
  const { preview } = found
  if (c.req.method === 'GET') await noteUse(api.db, id)
  const end = preview.expires_at.toISOString()
  const text = `Preview, not live. Valid until ${formatShortDay(end)}, ${formatTime(end)} IST.`
  return { kind: 'found', show: showOf(preview, api), isFramed: false, bar: { text } }
}

/** The site as it will be when everything has happened that is planned until then. */
function asOf(moment: Date, c: Context, api: ApiParts): FoundPreview {
  const iso = moment.toISOString()
  const text = `The site as of ${formatDay(iso)}, ${formatTime(iso)} IST, not live.`
  const { pathname, search } = new URL(c.req.url)
  return {
    kind: 'found',
    show: (tx) => applyPlanned(tx, api, moment),
    isFramed: false,
    bar: { text, link: { href: pagePath(pathname) + search, label: 'Back to now' } },
  }
}

function showOf({ id, entity, item_id, body }: StoredPreview, { previews }: ApiParts): ShowPreview {
  return (tx) => previews.types[entity].show(tx, item_id ?? id, body)
}
