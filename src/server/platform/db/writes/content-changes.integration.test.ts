import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aHeroImage } from '#tests/support/factories/hero-image.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aTrip, aTripImage } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import type { Db } from '../database.ts'
import { categories, regions, trips, vendors } from '../schema.ts'

/** The tables that public pages read: one of the columns, and how to insert a row. */
const content: [table: string, column: string, insert: (db: Db) => Promise<unknown>][] = [
  ['trips', 'title', (db) => aTrip(db)],
  ['trip_images', 'caption', (db) => aTripImage(db)],
  ['vendors', 'city', (db) => aVendor(db)],
  ['blogs', 'title', (db) => aBlog(db, { featured_image: null })],
  ['testimonials', 'rating', (db) => aTestimonial(db, { trip_id: null })],
  ['hero_images', 'title', (db) => aHeroImage(db)],
  ['pictures', 'alt', (db) => aPicture(db)],
  ['categories', 'title', putCategoryBack],
]

async function putCategoryBack(db: Db): Promise<void> {
  const [row] = await db.delete(categories).where(eq(categories.name, 'Signature Stays')).returning()
  await db.insert(categories).values(row!)
}

describeWithDatabase('a change of content', (open) => {
  const heard: string[] = []
  let onHeard = () => {}
  let stop = async () => {}

  beforeEach(async () => {
    const onChange = (payload: string) => {
      // After the writer, each names its transaction.
      heard.push(payload.replace(/ \d+$/, ''))
      onHeard()
    }
    stop = await open().database.listen({ onChange, onState: () => {} })
    await notifications()
  })
  afterEach(() => stop())

  /**
   * @returns payloads since the last call; they arrive in the order of commits, so a final one ends them.
   */
  async function notifications(): Promise<string[]> {
    const last = new Promise<void>((resolve) => {
      onHeard = () => void (heard.at(-1) === 'last' && resolve())
    })
    await open().db.execute(sql`select pg_notify('content', 'last')`)
    await last
    return heard.splice(0).slice(0, -1)
  }

  describe.each(content)('in %s', (name, column, insert) => {
    const table = sql.identifier(name)

    it('sends one notification for each transaction that inserts, updates or deletes', async () => {
      const { db } = open()
      await db.transaction((tx) => insert(tx as Db))
      expect(await notifications()).toEqual([''])
      await db.execute(sql`update ${table} set ${sql.identifier(column)} = ${sql.identifier(column)}`)
      expect(await notifications()).toEqual([''])
      await db.execute(sql`delete from ${table}`)
      expect(await notifications()).toEqual([''])
    })

    it('sends none when no row is changed', async () => {
      const { db } = open()
      await db.execute(sql`update ${table} set ${sql.identifier(column)} = null where false`)
      await db.execute(sql`delete from ${table} where false`)
      await db.execute(
        sql`insert into ${table} (${sql.identifier(column)}) select ${sql.identifier(column)} from ${table} where false`,
      )
      expect(await notifications()).toEqual([])
    })
  })

  it('sends one notification for a transaction of several statements on several tables', async () => {
    const { db } = open()
    await db.transaction(async (tx) => {
      const { trip_id } = await aTripImage(tx as Db)
      await tx.update(trips).set({ featured: true })
      await tx.delete(trips).where(eq(trips.id, trip_id))
      await aBlog(tx as Db)
    })
    expect(await notifications()).toEqual([''])
  })

  it('sends none when the transaction is rolled back', async () => {
    const { db } = open()
    const rolledBack = db.transaction(async (tx) => {
      await aVendor(tx as Db)
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    expect(await notifications()).toEqual([])
  })

  it('includes a region, whose shape is on a page, but not a sign-in', async () => {
    const { db } = open()
    await db.execute(sql`insert into auth_attempts (key, count, since) values ('x', 1, now())`)
    expect(await notifications()).toEqual([])
    await db.insert(regions).values({ name: 'Nowhere', map_id: 'goa' })
    expect(await notifications()).toEqual([''])
  })

  it('does not block another transaction’s change', async () => {
    const { db } = open()
    await db.transaction(async (tx) => {
      await aVendor(tx as Db)
      await aVendor(db)
      expect(await db.$count(vendors)).toBe(1)
    })
    expect(await notifications()).toEqual(['', ''])
  })

  it('is not reported after the listener has stopped', async () => {
    await stop()
    await aVendor(open().db)
    stop = await open().database.listen({ onChange: () => onHeard(), onState: () => {} })
    expect(heard).toEqual([])
  })
})
