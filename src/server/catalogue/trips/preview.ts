import { tripDataSchema } from '#contract/admin/trips.ts'
import { categoryNames, categoryRoute } from '#values/categories.ts'
import type { Db } from '../../platform/db/database.ts'
import { trips } from '../../platform/db/schema.ts'
import { completeBody } from '../common/writes/complete-body.ts'
import type { Bodies } from '../../api/content-type.ts'
import type { PreviewType } from '../../api/preview-type.ts'
import { untilWritten } from '../common/writes/until-written.ts'
import { tripType } from './content-type.ts'

type TripBody = Bodies['trips']

/** A price and a duration are never empty: the form says that these are not its own. */
const blank = {
  title: 'Untitled',
  category: categoryNames[0],
  region: '',
  price: 1,
  duration: 1,
  description: '',
  status: 'published',
} as const

export const tripPreview: PreviewType = {
  async complete(db, id, typed) {
    const stored = await tripType.read(db, id)
    const { body, replaced } = completeBody(tripDataSchema.shape, typed, { live: stored && { ...stored.body }, blank })
    return { body: { ...body, status: 'published' }, replaced, label: String(body.title) }
  },
  async show(tx, id, body) {
    await insertMissing(tx, id)
    await untilWritten(body as unknown as TripBody, (each) => tripType.write(tx, id, each), {
      PICTURE_NOT_FOUND: withoutPicture,
      VENDOR_NOT_FOUND: (each) => ({ ...each, vendor_id: null }),
    })
  },
  async pages(_db, id, body) {
    const { category, featured } = body as unknown as TripBody
    return [
      { label: 'Trip page', path: `/trip/${id}` },
      { label: 'Category page', path: `/category/${categoryRoute(category)}` },
      ...(featured ? [{ label: 'Home page', path: '/' }] : []),
    ]
  },
}

/** A new trip is inserted with the id of its preview, and written like any other. */
async function insertMissing(tx: Db, id: string): Promise<void> {
  await tx
    .insert(trips)
    .values({ id, ...blank, status: 'draft' })
    .onConflictDoNothing()
}

function withoutPicture(body: TripBody, { data }: { data: unknown }): TripBody {
  const { image_url } = data as { image_url: string }
  return {
    ...body,
    featured_image: body.featured_image === image_url ? null : body.featured_image,
    trip_images: (body.trip_images ?? []).filter((each) => each.image_url !== image_url),
  }
}
