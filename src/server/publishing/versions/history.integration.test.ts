import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aTrip } from '#tests/support/factories/trip.ts'

describeWithDatabase('the history of an item', (open) => {
  it('has its changes alone, in sentences, the latest first', async () => {
    const { adminApi, db } = open()
    const { id } = await aTrip(db, { price: 58_500 })
    const other = await aTrip(db)
    const picture = await aPicture(db)
    await adminApi.admin.trips.update({ trip_id: id, trip_data: { price: 62_000, description: 'Another text.' } })
    await adminApi.admin.trips.update({ trip_id: other.id, trip_data: { price: 1000 } })
    await adminApi.admin.trips.update({ trip_id: id, trip_data: { trip_images: [{ image_url: picture.url }] } })
    const { items, more } = await adminApi.admin.changes.history({ entity: 'trips', item_id: id })
    expect(more).toBe(false)
    expect(items.map(({ author, kind, sentences }) => [author, kind, sentences])).toEqual([
      ['admin', 'update', ['1 picture added']],
      ['admin', 'update', ['Price ₹58,500 → ₹62,000', 'Full Description changed']],
      ['database', 'insert', ['Created']],
    ])
    await adminApi.admin.trips.delete({ trip_id: id })
    const [latest] = (await adminApi.admin.changes.history({ entity: 'trips', item_id: id })).items
    expect(latest).toMatchObject({ kind: 'delete', operation: 'trips.delete', sentences: ['Deleted'] })
  })

  it('says of a long text whether it was added, changed or removed', async () => {
    const { db, adminApi } = open()
    const { id } = await aBlog(db, { status: 'draft', body: '<p>Rain.</p>' })
    for (const body of ['<p>Rain</p>', '', '<p>Fog.</p>']) {
      await adminApi.admin.blogs.update({ blog_id: id, blog_data: { body } })
    }
    const { items } = await adminApi.admin.changes.history({ entity: 'blogs', item_id: id, limit: 3 })
    expect(items.map(({ sentences }) => sentences)).toEqual([
      ['Content added'],
      ['Content removed'],
      ['Content changed'],
    ])
  })

  it('is read in parts, with as many statements however long it is', async () => {
    const { db, database, adminApi } = open()
    const { id } = await aTestimonial(db, { rating: 1 })
    for (let round = 0; round < 60; round += 1) {
      await db.execute(sql`update testimonials set rating = rating % 5 + 1 where id = ${id}`)
    }
    const ids: number[] = []
    let part
    do {
      const begin = database.figures().queries
      part = await adminApi.admin.changes.history({
        entity: 'testimonials',
        item_id: id,
        before: ids.at(-1),
        limit: 20,
      })
      expect(database.figures().queries - begin).toBe(2)
      ids.push(...part.items.map((each) => each.id))
    } while (part.more)
    expect(ids).toHaveLength(61)
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
    expect(new Set(ids).size).toBe(61)
  })

  it('is found by its index among many changes', async () => {
    const { db } = open()
    await aTestimonial(db)
    await db.execute(sql`
      with made as (insert into operations (author, operation) select 'database', 'sql' from generate_series(1, 5000) returning id)
      insert into versions (operation_id, entity, item_id, part, kind, label, body)
      select id, 'testimonials', id % 500, 'item', 'update', '', '{"rating": 1}' from made`)
    await db.execute(sql`analyze operations, versions`)
    const plan = await db.execute(sql`
      explain select distinct operation_id from versions where entity = 'testimonials' and item_id = '7'
      order by operation_id desc limit 26`)
    const lines = JSON.stringify((plan as unknown as { rows: unknown[] }).rows)
    expect(lines).toContain('versions_by_item')
    expect(lines).not.toMatch(/Seq Scan/)
  })

  it('is for the admin only', async () => {
    const { api } = open()
    await expect(api.admin.changes.history({ entity: 'trips', item_id: 'x' })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    })
  })
})
