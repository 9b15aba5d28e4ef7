import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { adminRequest } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aStoredPicture } from '#tests/support/factories/picture.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { versions, operations, pictures } from '../db/schema.ts'
import { sweepPictures } from './unused-pictures.ts'

describeWithDatabase('pictures that changes name', (open) => {
  const makeOld = () =>
    open()
      .db.update(pictures)
      .set({ created_at: sql`now() - interval '25 hours'` })

  it('stay after a save, a deletion and a sweep, until nothing names them', async () => {
    const { adminApi, db, storage } = open()
    const request = await adminRequest(open())
    const [one, body] = [
      await aStoredPicture(db, storage),
      await aStoredPicture(db, storage, { bucket: 'blog-images' }),
    ]
    const abandoned = await aStoredPicture(db, storage)
    const { id } = await aTrip(db, { featured_image: one.url })
    const blog = await aBlog(db, { featured_image: null, body: `<p>a</p><img src="${body.url}" alt="">` })
    await adminApi.admin.trips.update({ trip_id: id, trip_data: { featured_image: null } })
    await adminApi.admin.blogs.delete({ blog_id: blog.id })
    await makeOld()
    await sweepPictures(db, storage)
    expect((await request(one.url)).status).toBe(200)
    expect((await request(body.url)).status).toBe(200)
    expect((await request(abandoned.url)).status).toBe(404)
    const { items } = await adminApi.admin.pictures.list({ unused: true })
    expect(items.map(({ retained }) => retained)).toEqual([true, true])
    await adminApi.admin.trash.purge({ entity: 'blogs', item_id: blog.id })
    expect((await request(body.url)).status).toBe(404)
    const begin = await db.$count(operations)
    await db.transaction(async (tx) => {
      await tx.delete(versions).where(eq(versions.entity, 'trips'))
    })
    await sweepPictures(db, storage)
    expect((await request(one.url)).status).toBe(404)
    expect(await storage.list('')).toEqual([])
    expect(await db.$count(operations)).toBe(begin)
  })

  it('are put where they belong after a crash', async () => {
    const { db, storage, request } = open()
    const { url } = await aStoredPicture(db, storage, { keep: true })
    const key = url.slice('/media/'.length)
    // The process died between the commit of the deletion and moving the file.
    await db.delete(pictures).where(eq(pictures.url, url))
    await sweepPictures(db, storage)
    expect((await request(url)).status).toBe(404)
    expect(await storage.list('')).toEqual([`trash/${key}`])
    // The deletion is no longer remembered.
    await db.transaction(async (tx) => {
      await tx.delete(versions)
    })
    await sweepPictures(db, storage)
    expect(await storage.list('')).toEqual([])
  })
})
