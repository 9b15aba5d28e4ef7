import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { importLimits } from '#contract/admin/exchange/import-limits.ts'
import { importMessages } from '#contract/admin/exchange/import-messages.ts'
import { operations, imports, regions, testimonials, tripImages, trips, vendors } from '#server/platform/db/schema.ts'
import { checkedImport, exportedText, ranImport } from '#tests/support/database/imports.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { aTrip, aTripImage } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'

const head = 'title,category,region,price,duration,description'
const row = (title: string, price = '48500') => `${title},Wildlife Escapes,Kerala,${price},5,Five days.`
const { rows: messages } = importMessages

describeWithDatabase('an import', (open) => {
  it('says what it would do, and writes nothing until it is run', async () => {
    const { db } = open()
    const found = await checkedImport(open(), {
      entity: 'trips',
      text: [head, row('Munnar'), row('Thekkady')].join('\n'),
    })
    expect(found).toMatchObject({ state: 'checked', rows: { create: 2, update: 0, unchanged: 0, problem: 0 } })
    expect(await db.$count(trips)).toBe(0)
    const done = await ranImport(open(), found)
    expect(done).toMatchObject({ state: 'imported', task: { state: 'done', message: importMessages.done(2, 0) } })
    const stored = await db
      .select()
      .from(trips)
      .orderBy(sql`created_at desc`)
    expect(stored.map(({ title, status, price }) => [title, status, price])).toEqual([
      ['Munnar', 'draft', 48_500],
      ['Thekkady', 'draft', 48_500],
    ])
  })

  it('takes the place of the oldest open one, so that there are only a few', async () => {
    const { adminApi, db } = open()
    const text = [head, row('Munnar')].join('\n')
    const done = await ranImport(open(), await checkedImport(open(), { entity: 'trips', text }))
    const begin = () => adminApi.admin.imports.begin({ entity: 'trips', format: 'csv', file_name: 'trips.csv' })
    await Promise.all(Array.from({ length: 20 }, begin))
    const last = await begin()
    const isOpen = sql`${imports.imported_at} is null`
    expect(await db.$count(imports, isOpen)).toBe(importLimits.open)
    for (const import_id of [done.id, last.id]) {
      expect(await adminApi.admin.imports.get({ import_id })).toMatchObject({ id: import_id })
    }
  })

  it('is one change that one undo takes back', async () => {
    const { adminApi, db } = open()
    const found = await checkedImport(open(), {
      entity: 'trips',
      text: [head, row('Munnar'), row('Thekkady')].join('\n'),
    })
    const { change_id } = await ranImport(open(), found)
    expect((await db.select().from(operations)).at(-1)).toMatchObject({ id: change_id, operation: 'trips.import' })
    await adminApi.admin.changes.undo({ change_id: change_id! })
    expect(await db.$count(trips)).toBe(0)
  })

  it('names each problem with its row and column, and imports nothing', async () => {
    const { adminApi, db } = open()
    const text = [head, row('Munnar'), row('', '0'), `Kochi,Sea,Atlantis,many,5,Days.`, row('Munnar')].join('\n')
    const found = await checkedImport(open(), { entity: 'trips', text })
    expect(found.rows).toMatchObject({ create: 1, problem: 3 })
    const { items } = await adminApi.admin.imports.rows({ import_id: found.id, outcome: 'problem' })
    expect(items.map(({ number, problems }) => [number, problems.map(({ column }) => column).toSorted()])).toEqual([
      [3, ['price', 'title']],
      [4, ['category', 'price', 'region']],
      [5, ['title']],
    ])
    expect(items[2]!.problems[0]!.message).toBe(messages.sameItem(2))
    await expect(adminApi.admin.imports.run({ import_id: found.id })).rejects.toMatchObject({
      code: 'IMPORT_NOT_READY',
    })
    expect(await db.$count(trips)).toBe(0)
    const file = (await adminApi.admin.imports.problems({ import_id: found.id })) as { body: ReadableStream }
    expect(await new Response(file.body).text()).toContain('\r\nKochi,Sea,Atlantis,many,5,Days.,')
  })

  it('finds items by id or name, and changes only columns of the file', async () => {
    const { db } = open()
    const vendor = await aVendor(db, { vendor_name: 'Sal Forest Walks' })
    const kept = await aTrip(db, { title: 'Munnar', region: 'Kerala', price: 100 })
    const other = await aTrip(db, { title: 'Thekkady', region: 'Kerala', price: 200 })
    const text = ['Title;Region;Price;Vendor;id', `munnar;Kerala;"₹1,25,000";sal forest walks;`, `;;200;;${other.id}`]
    const found = await checkedImport(open(), { entity: 'trips', text: text.join('\r\n') })
    expect(found.rows).toMatchObject({ problem: 1 })
    const corrected = text.with(2, `Thekkady;Kerala;200;${other.vendor_id};${other.id}`).join('\r\n')
    const second = await checkedImport(open(), { entity: 'trips', text: corrected })
    expect(second.rows).toEqual({ create: 0, update: 1, unchanged: 1, problem: 0 })
    await ranImport(open(), second)
    const [stored] = await db
      .select()
      .from(trips)
      .where(sql`id = ${kept.id}`)
    expect(stored).toMatchObject({ title: 'munnar', price: 125_000, vendor_id: vendor.id, duration: kept.duration })
    expect(stored!.host_info).toContain('Sal Forest Walks')
    expect(stored!.updated_at.getTime()).toBeGreaterThan(kept.updated_at.getTime())
  })

  it('creates regions only where that is asked for', async () => {
    const { db } = open()
    const text = ['vendor_name,region', 'Reef Walks,Atlantis'].join('\n')
    const refused = await checkedImport(open(), { entity: 'vendors', text })
    expect(refused.rows.problem).toBe(1)
    const found = await checkedImport(open(), { entity: 'vendors', text, create_regions: true })
    expect(found).toMatchObject({ new_regions: ['Atlantis'], rows: { create: 1 } })
    await ranImport(open(), found)
    expect(await db.$count(regions, sql`name = 'Atlantis'`)).toBe(1)
    expect(await db.$count(vendors)).toBe(1)
  })

  it('takes pictures of the library and no others', async () => {
    const { adminApi, db } = open()
    const { url } = await aPicture(db)
    const columns = `${head},featured_image,featured_image_alt,trip_images`
    const fetched = `${row('A')},https://elsewhere.example/a.jpg,,`
    const unknown = `${row('B')},,,/media/trip-images/nothing.jpg`
    const known = `${row('C')},${url},A tiger,"${url} At dawn | A stag"`
    const found = await checkedImport(open(), { entity: 'trips', text: [columns, fetched, unknown, known].join('\n') })
    const { items } = await adminApi.admin.imports.rows({ import_id: found.id, outcome: 'problem' })
    expect(items.flatMap(({ problems }) => problems)).toEqual([
      { column: 'featured_image', message: messages.pictureElsewhere },
      { column: 'trip_images', message: messages.pictureUnknown },
    ])
    await ranImport(open(), await checkedImport(open(), { entity: 'trips', text: [columns, known].join('\n') }))
    expect(await db.select().from(tripImages)).toMatchObject([
      { image_url: url, alt: 'A stag', caption: 'At dawn', sort_order: 1 },
    ])
    expect(await exportedText(open(), 'trips')).toContain('A tiger')
  })

  it('refuses what was changed since the export, unless it may overwrite', async () => {
    const { db } = open()
    await aTrip(db, { title: 'Munnar' })
    const exported = await exportedText(open(), 'trips')
    await db.update(trips).set({ price: 77, updated_at: new Date(Date.now() + 1000) })
    const found = await checkedImport(open(), { entity: 'trips', text: exported })
    expect(found.rows).toMatchObject({ problem: 1 })
    const second = await checkedImport(open(), { entity: 'trips', text: exported, overwrite: true })
    expect(second.rows).toMatchObject({ update: 1 })
  })

  it('is refused as a whole where something was changed after the check', async () => {
    const { db } = open()
    const { id } = await aTrip(db, { title: 'Munnar', region: 'Kerala' })
    const text = [head, row('Munnar'), row('Thekkady')].join('\n')
    const found = await checkedImport(open(), { entity: 'trips', text })
    expect(found.rows).toMatchObject({ create: 1, update: 1 })
    await db
      .update(trips)
      .set({ featured: true, updated_at: new Date(Date.now() + 1000) })
      .where(sql`id = ${id}`)
    expect(await ranImport(open(), found)).toMatchObject({
      state: 'refused',
      problem: importMessages.changedSince,
      task: { state: 'failed' },
    })
    expect(await db.$count(trips)).toBe(1)
  })

  describe('of a file that cannot be read', () => {
    it.each([
      ['csv', 'title\n"never closed', importMessages.csv(2, importMessages.csvReasons.quote)],
      ['csv', 'one,two\n1,2', importMessages.noColumns],
      ['csv', head, importMessages.empty],
      ['json', '{"title":', importMessages.json],
      ['json', 'plain words', importMessages.json],
    ] as const)('as %s: %j', async (format, text, message) => {
      const found = await checkedImport(open(), { entity: 'trips', format, text })
      expect(found).toMatchObject({ state: 'refused', problem: message })
    })
  })

  it('names columns that are not known', async () => {
    const found = await checkedImport(open(), { entity: 'testimonials', text: 'Name,Stars,content\nMeera,5,Rain.' })
    expect(found.columns).toMatchObject({ known: ['name', 'content'], unknown: ['Stars'] })
    await ranImport(open(), found)
    expect(await open().db.select().from(testimonials)).toMatchObject([{ name: 'Meera', rating: 5 }])
  })

  it('leaves out a gallery only where the file has none', async () => {
    const { db } = open()
    const image = await aTripImage(db)
    const text = ['id,price', `${image.trip_id},12`].join('\n')
    await ranImport(open(), await checkedImport(open(), { entity: 'trips', text }))
    expect(await db.$count(tripImages)).toBe(1)
    const emptied = ['id,trip_images', `${image.trip_id},`].join('\n')
    await ranImport(open(), await checkedImport(open(), { entity: 'trips', text: emptied }))
    expect(await db.$count(tripImages)).toBe(0)
  })
})
