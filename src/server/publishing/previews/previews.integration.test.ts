import { expect, it } from 'vitest'
import type { PreviewBody } from '#server/api/preview-type.ts'
import { heroImages, previews } from '#server/platform/db/schema.ts'
import { describeWithDatabase, testAdmin } from '#tests/support/database/test-database.ts'
import { aHeroImage } from '#tests/support/factories/hero-image.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { readInPreview } from './roll-back.ts'

describeWithDatabase('a preview', (open) => {
  const otherApi = () => {
    const session = { ...testAdmin.session, id: 'other-session' }
    return open().apiWith({ admin: async () => ({ ...testAdmin, session }) }).admin
  }

  it('is refused under an id that another session or a link has', async () => {
    const { adminApi, db } = open()
    const { id: item_id } = await aTrip(db)
    const typed = (title: string) => ({ entity: 'trips', item_id, body: aTripPayload({ title }) }) as const
    const preview_id = crypto.randomUUID()
    await adminApi.admin.previews.put({ ...typed('Own Orchid'), preview_id })
    const link = await adminApi.admin.previews.share({ preview_id, days: 7 })
    for (const taken of [preview_id, link.id]) {
      const put = otherApi().previews.put({ ...typed('Foreign Fern'), preview_id: taken })
      await expect(put).rejects.toMatchObject({ code: 'PREVIEW_NOT_FOUND' })
    }
    expect((await db.select().from(previews)).map(({ label }) => label)).toEqual(['Own Orchid', 'Own Orchid'])
    await adminApi.admin.previews.put({ ...typed('Own Oleander'), preview_id })
    expect((await db.select().from(previews)).map(({ label }) => label).toSorted()).toEqual([
      'Own Oleander',
      'Own Orchid',
    ])
  })

  it('of a hero image shows it on the home page in the place of the active one', async () => {
    const { adminApi, api, apiWith, db, context } = open()
    const active = await aHeroImage(db, { title: 'Live Ladakh', is_active: true })
    const next = await aHeroImage(db, { title: 'Next Nubra' })
    const { url } = await aPicture(db, { bucket: 'hero-images' })
    const show = async (item_id: string | null, typed: PreviewBody) => {
      const preview_id = crypto.randomUUID()
      const put = await adminApi.admin.previews.put({ preview_id, entity: 'hero_images', item_id, body: typed })
      expect(put.pages).toEqual([{ label: 'Home page', path: `/preview/${preview_id}` }])
      const { body } = (await db.select().from(previews)).find(({ id }) => id === preview_id)!
      const type = context.previews.types.hero_images
      return readInPreview(
        db,
        (tx) => type.show(tx, item_id ?? preview_id, body),
        (tx) => apiWith({ db: tx }).heroImages.active(),
      )
    }
    const typed = { title: 'Typed Tso', image_url: next.image_url, alt: 'A lake at noon' }
    expect(await show(next.id, typed)).toMatchObject({ id: next.id, picture: { alt: 'A lake at noon' } })
    expect(await show(null, { title: 'New Nako', image_url: url, alt: '' })).toMatchObject({ image_url: url })
    const withoutFile = { title: 'New Nako', image_url: '/media/hero-images/gone.jpg', alt: '' }
    expect(await show(null, withoutFile), 'the home page stays as it is').toMatchObject({ id: active.id })
    expect(await api.heroImages.active()).toMatchObject({ id: active.id })
    expect((await db.select().from(heroImages)).filter(({ is_active }) => is_active)).toEqual([active])
  })
})
