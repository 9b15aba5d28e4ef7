import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { retention } from '#contract/retention.ts'
import { operations, trips } from '#server/platform/db/schema.ts'
import { nameAuthor } from '#server/platform/db/writes/operations.ts'
import { aSignedInBrowser } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase, testAdmin } from '#tests/support/database/test-database.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { aTripImage, aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import { historyTotals } from './totals.ts'

describeWithDatabase('the activity', (open) => {
  const list = (...input: Parameters<ReturnType<typeof open>['adminApi']['admin']['changes']['list']>) =>
    open().adminApi.admin.changes.list(...input)

  /** So many changes, one trip each, by few statements. */
  async function manyChanges(many: number): Promise<void> {
    const { db } = open()
    await db.execute(
      sql`insert into operations (author, operation) select 'admin', 'many' from generate_series(1, ${many})`,
    )
    // Foreign keys are looked up by the index only where the table is known to be large.
    await db.execute(sql`analyze operations`)
    await db.execute(sql`
      insert into versions (operation_id, entity, item_id, part, kind, label, body)
      select state.operation_id, 'trips', id::text, 'item', state.kind, 'Walk ' || id, jsonb_build_object('price', state.price)
      from operations cross join lateral (values (null, 'insert', 1), (id, 'update', 2)) as state (operation_id, kind, price)
      where operation = 'many' and not exists (select from versions where operation_id = operations.id)`)
    await db.execute(sql`analyze operations, versions`)
  }

  it('is paged by change in both directions, without a gap or a repetition', async () => {
    await manyChanges(60)
    const ids: number[] = []
    let page = await list()
    expect(page).toMatchObject({ total: 60, newer: false, older: true })
    const first = page.items.map(({ id }) => id)
    while (page.older) {
      ids.push(...page.items.map(({ id }) => id))
      page = await list({ before: page.items.at(-1)!.id })
      expect(page.newer).toBe(true)
    }
    ids.push(...page.items.map(({ id }) => id))
    expect(page.items).toHaveLength(10)
    expect(ids).toHaveLength(60)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    page = await list({ after: page.items[0]!.id })
    expect(page.items.map(({ id }) => id)).toEqual(ids.slice(25, 50))
    page = await list({ after: page.items[0]!.id })
    expect(page).toMatchObject({ newer: false, older: true })
    expect(page.items.map(({ id }) => id)).toEqual(first)
  })

  it('names a setting as its own section does', async () => {
    const { adminApi } = open()
    await adminApi.admin.settings.update({ section: 'about', settings_data: { heading: 'Who we are' } })
    await adminApi.admin.settings.update({ section: 'home', settings_data: { heading: 'Slow journeys' } })
    const sentences = (await list()).items.map(({ items }) => items.flatMap((each) => each.sentences))
    expect(sentences).toEqual([['Heading of the introduction “Slow journeys”'], ['Heading “Who we are”']])
  })

  it('names the person who wrote, in the history of the item and in the file', async () => {
    const { db, apiWith } = open()
    const ravi = apiWith({ admin: async () => testAdmin, person: 'Ravi' }).admin
    const { id } = await aTrip(db)
    await ravi.trips.update({ trip_id: id, trip_data: { price: 4321 } })
    await open().adminApi.admin.trips.update({ trip_id: id, trip_data: { price: 5000 } })
    expect((await list()).items.slice(0, 2).map(({ person }) => person)).toEqual([null, 'Ravi'])
    const { items } = await ravi.changes.history({ entity: 'trips', item_id: id })
    expect(items.slice(0, 2).map(({ person }) => person)).toEqual([null, 'Ravi'])
    expect((await open().adminApi.admin.changes.week()).items[0]!.person).toBeNull()
    const file = await ravi.changes.export()
    expect(await new Response(file.body).text()).toContain('admin (Ravi)')
    // The export itself, which writes nothing else.
    expect((await list()).items[0]).toMatchObject({ operation: 'changes.export', person: 'Ravi' })
  })

  it('is searched by words of names, also for a change of a gallery alone', async () => {
    const { db, adminApi } = open()
    const { id } = await aTrip(db, { title: 'Walking with the Langurs of Munsyari' })
    await aTrip(db, { title: 'Langurs elsewhere' })
    const picture = await aPicture(db)
    await adminApi.admin.trips.update({ trip_id: id, trip_data: { trip_images: [{ image_url: picture.url }] } })
    const found = await list({ search: 'munsyari langur' })
    expect(found.items.map(({ items }) => items[0]!.sentences)).toEqual([['1 picture added'], ['Created']])
    expect((await list({ search: 'lang_rs' })).total).toBe(0)
    await adminApi.admin.trips.update({ trip_id: id, trip_data: { title: 'Monkeys of Munsyari' } })
    expect((await list({ search: 'langurs munsyari' })).total).toBe(3)
    expect((await list({ search: 'monkeys' })).total).toBe(3)
    // No single name has both words.
    expect((await list({ search: 'langurs monkeys' })).total).toBe(0)
  })

  it('is filtered by kinds of events, which name their details', async () => {
    const { adminApi, db } = open()
    await aVendor(db)
    const [change] = (await list()).items
    await adminApi.admin.changes.pin({ change_id: change!.id, pinned: true })
    await adminApi.admin.changes.pin({ change_id: change!.id, pinned: true })
    const found = await list({ kind: 'history' })
    expect(found.items).toMatchObject([
      { operation: 'changes.pin', details: { change: String(change!.id), pinned: 'true' }, items: [] },
    ])
    expect((await list({ entity: 'vendors' })).items[0]!.pinned).toBe(true)
    expect((await list({ kind: 'sign-in' })).total).toBe(0)
    const missing = adminApi.admin.changes.pin({ change_id: 999_999_999, pinned: true })
    await expect(missing).rejects.toMatchObject({ code: 'CHANGE_NOT_FOUND', status: 404 })
  })

  it('is exported however long it is, a part at a time, and the export is recorded once', async () => {
    const test = open()
    await manyChanges(25_000)
    const browser = await aSignedInBrowser(test)
    const answer = await browser.send('GET', '/api/admin/changes.csv?entity=trips&kind=update')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="changes.csv"')
    const { queries } = test.database.figures()
    const reader = answer.body!.getReader()
    const first = await reader.read()
    expect([...first.value!.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    await reader.read()
    // The rest waits until it is asked for.
    expect(test.database.figures().queries - queries).toBeLessThan(20)
    let lines = 0
    let [largest, size] = [0, 0]
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      largest = Math.max(largest, value.length)
      size += value.length
      lines += new TextDecoder().decode(value).split('\r\n').length - 1
    }
    expect(lines).toBeGreaterThanOrEqual(24_000)
    expect(lines).toBeLessThanOrEqual(25_000)
    expect(largest).toBeLessThan(size / 20)
    expect((await list({ kind: 'export' })).items).toMatchObject([
      { author: 'admin', operation: 'changes.export', details: { entity: 'trips', kind: 'update' } },
    ])
  }, 120_000)

  it('of the week is listed by item, from its first state to its last', async () => {
    const { adminApi, db } = open()
    const { id } = await aTrip(db, { title: 'Spiti', price: 50_000 })
    const save = (trip_data: Record<string, unknown>) => adminApi.admin.trips.update({ trip_id: id, trip_data })
    const created = (await adminApi.admin.changes.week()).items
    expect(created).toMatchObject([{ entity: 'trips', label: 'Spiti', kind: 'insert', sentences: ['Created'] }, {}])
    await ageChanges(8)
    expect(await adminApi.admin.changes.week()).toMatchObject({ items: [], more_items: 0, pictures: 0 })
    await save({ price: 60_000, title: 'Spiti in Snow' })
    await save({ price: 62_000, featured: true })
    await save({ featured: false })
    await aPicture(db)
    const week = await adminApi.admin.changes.week()
    expect(week).toMatchObject({ more_items: 0, pictures: 1 })
    expect(week.items).toMatchObject([
      {
        item_id: id,
        label: 'Spiti in Snow',
        kind: 'update',
        changes: 3,
        author: 'admin',
        operation: 'trips.update',
        sentences: ['Title “Spiti” → “Spiti in Snow”', 'Price ₹50,000 → ₹62,000'],
      },
    ])
    await adminApi.admin.trips.delete({ trip_id: id })
    expect((await adminApi.admin.changes.week()).items).toMatchObject([{ kind: 'delete', sentences: ['Deleted'] }])
  })

  it('of the week says what was deleted for ever', async () => {
    const { adminApi, db } = open()
    const { id } = await aTrip(db)
    await ageChanges(8)
    await adminApi.admin.trips.delete({ trip_id: id })
    await adminApi.admin.trash.purge({ entity: 'trips', item_id: id })
    const week = await adminApi.admin.changes.week()
    expect(week.items.find(({ item_id }) => item_id === id)).toMatchObject({ sentences: ['Deleted for ever'] })
  })

  it('names a picture by its file until it has an alternative text', async () => {
    const { adminApi, db } = open()
    await aPicture(db, { alt: '', original_name: 'tea-garden.jpg' })
    expect((await adminApi.admin.changes.list()).items[0]!.items).toMatchObject([{ label: 'tea-garden.jpg' }])
  })

  it('of the week says when everything is as it was, and what happened to a gallery', async () => {
    const { adminApi, db } = open()
    const [kept, added] = [await aPicture(db), await aPicture(db)]
    const { id } = await aTrip(db, { featured: false })
    await aTripImage(db, { trip_id: id, image_url: kept.url, caption: null, sort_order: 1 })
    await ageChanges(8)
    const save = (trip_data: Record<string, unknown>) => adminApi.admin.trips.update({ trip_id: id, trip_data })
    const sentences = async () =>
      (await adminApi.admin.changes.week()).items.find((each) => each.item_id === id)!.sentences
    await save({ featured: true })
    await save({ featured: false })
    expect(await sentences()).toEqual(['Changed, and changed back'])
    await save({ trip_images: [{ image_url: added.url }, { image_url: kept.url }] })
    await save({ trip_images: [{ image_url: kept.url }, { image_url: added.url }] })
    expect(await sentences()).toEqual(['1 picture added'])
  })

  it('says how much room the history takes, without counting a long one', async () => {
    const { db, adminApi } = open()
    expect(await adminApi.admin.changes.totals()).toMatchObject({ changes: 0, oldest_at: null, cleaned_at: null })
    await manyChanges(300)
    const [oldest] = await db.select().from(operations).orderBy(operations.id).limit(1)
    const totals = await historyTotals(db, new Date('2026-11-23T12:00:00Z'))
    expect(totals).toMatchObject({
      changes: 300,
      estimated: false,
      oldest_at: oldest!.at.toISOString(),
      next_cleanup_at: `2026-11-23T22:00:00.000Z`,
      pinned: 0,
    })
    expect(totals.bytes).toBeGreaterThan(30_000)
    expect(retention.at).toBe('03:30')
    await manyChanges(12_000)
    const many = await adminApi.admin.changes.totals()
    expect(many.estimated).toBe(true)
    expect(many.changes).toBeGreaterThan(10_000)
    expect((await list()).total).toBe(10_001)
  })

  /** Moves all changes so far some days back. */
  async function ageChanges(days: number): Promise<void> {
    await open().db.transaction(async (tx) => {
      await tx.execute(sql`update operations set at = at - make_interval(days => ${days})`)
    })
  }

  it('names the author that plain SQL sets', async () => {
    const { db } = open()
    const { id } = await aTrip(db)
    await db.transaction(async (tx) => {
      await nameAuthor(tx, { author: 'program', operation: 'demo.load' })
      await tx.update(trips).set({ title: 'By the program' }).where(eq(trips.id, id))
    })
    expect((await list()).items[0]).toMatchObject({ author: 'program', operation: 'demo.load', details: null })
  })
})
