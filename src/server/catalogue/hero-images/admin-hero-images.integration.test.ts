import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { heroImages } from '#server/platform/db/schema.ts'
import { missingId } from '#tests/support/database/admin-calls.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aHeroImage } from '#tests/support/factories/hero-image.ts'
import { aPicture, aStoredPicture } from '#tests/support/factories/picture.ts'

describeWithDatabase('hero images in the back office', (open) => {
  const active = async () => {
    const rows = await open().db.select().from(heroImages).where(eq(heroImages.is_active, true))
    return rows.map(({ id }) => id)
  }
  const create = async (title = 'Dusk') => {
    const { adminApi, db } = open()
    const { url } = await aPicture(db, { bucket: 'hero-images' })
    return (await adminApi.admin.heroImages.create({ hero_image_data: { title, image_url: url } })).id
  }

  it('become active when they are created', async () => {
    await aHeroImage(open().db, { is_active: true })
    const id = await create()
    expect(await active()).toEqual([id])
  })

  it('have at most one active after concurrent creations and activations', async () => {
    const { adminApi } = open()
    const ids = await Promise.all([create('A'), create('B'), create('C'), create('D')])
    expect(await active()).toHaveLength(1)
    await Promise.all(ids.map((hero_image_id) => adminApi.admin.heroImages.update({ hero_image_id, is_active: true })))
    expect(await active()).toHaveLength(1)
  })

  it('can be deactivated without activating another one', async () => {
    const { adminApi } = open()
    const [first, second] = [await create('A'), await create('B')]
    await adminApi.admin.heroImages.update({ hero_image_id: first, is_active: true })
    expect(await active()).toEqual([first])
    await adminApi.admin.heroImages.update({ hero_image_id: second, is_active: false })
    expect(await active()).toEqual([first])
    await adminApi.admin.heroImages.update({ hero_image_id: first, is_active: false })
    expect(await active()).toEqual([])
  })

  it('can get another title and alternative text, active or not', async () => {
    const { adminApi } = open()
    const { heroImages } = adminApi.admin
    const id = await create('Dusk')
    await heroImages.update({ hero_image_id: id, title: ' Dawn ', alt: 'Boats' })
    expect((await heroImages.list())[0]).toMatchObject({ title: 'Dawn', is_active: true, picture: { alt: 'Boats' } })
    await heroImages.update({ hero_image_id: id, is_active: false })
    expect((await heroImages.list())[0]).toMatchObject({ title: 'Dawn', is_active: false, picture: { alt: 'Boats' } })
    const blank = heroImages.update({ hero_image_id: id, title: ' ' })
    await expect(blank).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('do not deactivate the active one when a missing one is activated', async () => {
    const { adminApi } = open()
    const id = await create()
    const input = { hero_image_id: missingId, is_active: true }
    await expect(adminApi.admin.heroImages.update(input)).rejects.toMatchObject({ code: 'HERO_IMAGE_NOT_FOUND' })
    expect(await active()).toEqual([id])
  })

  it('require a title and a picture of their bucket', async () => {
    const { adminApi, db } = open()
    await expect(create(' ')).rejects.toMatchObject({
      data: { issues: [{ message: 'Please enter an image title' }] },
    })
    const { url: image_url } = await aPicture(db, { bucket: 'trip-images' })
    const save = adminApi.admin.heroImages.create({ hero_image_data: { title: 'Dusk', image_url } })
    await expect(save).rejects.toMatchObject({ code: 'PICTURE_NOT_FOUND' })
  })

  it('are deleted, and their file stays for an undo; deleting the active one leaves none active', async () => {
    const { adminApi, db, storage } = open()
    const { url: image_url } = await aStoredPicture(db, storage, { bucket: 'hero-images', prefix: 'hero-' })
    const { id } = await adminApi.admin.heroImages.create({ hero_image_data: { title: 'Dusk', image_url } })
    const other = await aHeroImage(db)
    for (const time of ['first', 'second']) {
      expect(await adminApi.admin.heroImages.delete({ hero_image_id: id }), time).toEqual({ id })
    }
    expect((await storage.list('hero-images/')).map((key) => `/media/${key}`)).toEqual([image_url])
    expect(await active()).toEqual([])
    expect((await adminApi.admin.heroImages.list()).map((each) => each.id)).toEqual([other.id])
  })
})
