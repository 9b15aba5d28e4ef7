import { expect, it } from 'vitest'
import { missingId } from '#tests/support/database/admin-calls.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aPicture, aStoredPicture } from '#tests/support/factories/picture.ts'

describeWithDatabase('categories in the back office', (open) => {
  const first = async () => (await open().adminApi.admin.categories.list())[0]!

  it('are the four fixed ones, ordered by name', async () => {
    const names = (await open().adminApi.admin.categories.list()).map(({ name }) => name)
    expect(names).toEqual(['Offbeat & Immersive', 'Signature Stays', 'Wellness Retreats', 'Wildlife Escapes'])
  })

  it('can change title and description, but not the name', async () => {
    const { adminApi } = open()
    const { id: category_id, updated_at, name } = await first()
    const category_data = { title: ' Off the Map ', description: '' }
    await adminApi.admin.categories.update({ category_id, updated_at, category_data })
    expect(await first()).toMatchObject({ name, title: 'Off the Map', description: '' })
    const late = adminApi.admin.categories.update({ category_id, updated_at, category_data: { title: 'Late' } })
    await expect(late).rejects.toMatchObject({ code: 'VERSION_CONFLICT' })
    for (const data of [{ title: ' ' }, { title: 'x', name: 'New' }]) {
      const save = adminApi.admin.categories.update({ category_id, category_data: data })
      await expect(save).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
  })

  it('can have their image set, replaced and removed; the files stay for an undo', async () => {
    const { adminApi, db, storage } = open()
    const { id: category_id } = await first()
    const upload = () => aStoredPicture(db, storage, { bucket: 'category-images', prefix: `${category_id}-` })
    const files = async () => (await storage.list('category-images/')).map((key) => `/media/${key}`).toSorted()
    const [one, two] = [await upload(), await upload()]
    await adminApi.admin.categories.setImage({ category_id, featured_image: one.url })
    expect((await first()).featured_picture).toMatchObject({ url: one.url, width: 640 })
    await adminApi.admin.categories.setImage({ category_id, featured_image: two.url })
    await adminApi.admin.categories.setImage({ category_id, featured_image: two.url })
    const removed = await adminApi.admin.categories.removeImage({ category_id })
    expect((await first()).featured_image).toBeNull()
    expect(await files()).toEqual([one.url, two.url].toSorted())
    expect(await adminApi.admin.categories.removeImage({ category_id })).toEqual(removed)
  })

  it('refuse a missing category or picture with its error', async () => {
    const { adminApi, db } = open()
    const { url } = await aPicture(db, { bucket: 'category-images' })
    const nowhere = adminApi.admin.categories.setImage({ category_id: missingId, featured_image: url })
    await expect(nowhere).rejects.toMatchObject({ code: 'CATEGORY_NOT_FOUND' })
    const { id: category_id } = await first()
    const featured_image = '/media/category-images/gone.jpg'
    const nothing = adminApi.admin.categories.setImage({ category_id, featured_image })
    await expect(nothing).rejects.toMatchObject({ code: 'PICTURE_NOT_FOUND' })
  })
})
