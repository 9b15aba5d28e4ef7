import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { categories } from '../../platform/db/schema.ts'

describeWithDatabase('categories', (open) => {
  it('are the four fixed ones, ordered by name', async () => {
    expect((await open().api.categories.list()).map(({ name }) => name)).toEqual([
      'Offbeat & Immersive',
      'Signature Stays',
      'Wellness Retreats',
      'Wildlife Escapes',
    ])
  })

  it('have exactly the fields of the contract', async () => {
    const { db, api } = open()
    const picture = await aPicture(db, { bucket: 'category-images' })
    const texts = { title: 'Into the Wild', description: 'Forests.' }
    const isWildlife = eq(categories.name, 'Wildlife Escapes')
    const [row] = await db
      .update(categories)
      .set({ ...texts, featured_image: picture.url })
      .where(isWildlife)
      .returning()
    const { url, width, height, color, focal_x, focal_y, alt } = picture
    const expected = {
      id: row!.id,
      name: 'Wildlife Escapes',
      ...texts,
      featured_image: url,
      featured_picture: { url, width, height, color, focal_x, focal_y, alt },
      trips: 1,
    }
    await aTrip(db, { category: 'Wildlife Escapes', status: 'published' })
    await aTrip(db, { category: 'Wildlife Escapes', status: 'draft' })
    const share_image = expect.stringMatching(new RegExp(`^/media/cards/categories/${row!.id}/[\\da-f]{16}\\.jpg$`))
    expect(await api.categories.get({ name: 'Wildlife Escapes' })).toEqual({ ...expected, share_image })
    expect((await api.categories.list())[3]).toEqual(expected)
  })

  it('have no picture before one is uploaded', async () => {
    expect(await open().api.categories.get({ name: 'Signature Stays' })).toMatchObject({
      featured_image: null,
      featured_picture: null,
    })
  })

  it.each(['wildlife', 'wildlife escapes', '', '__proto__'])('are not found by %j', async (name) => {
    await expect(open().api.categories.get({ name })).rejects.toMatchObject({
      defined: true,
      code: 'CATEGORY_NOT_FOUND',
      status: 404,
      message: "The category you're looking for doesn't exist.",
    })
  })
})
