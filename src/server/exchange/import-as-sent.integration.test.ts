import { expect, it } from 'vitest'
import { importMessages } from '#contract/admin/exchange/import-messages.ts'
import { blogs, regions, trips, vendors } from '#server/platform/db/schema.ts'
import { checkedImport, ranImport } from '#tests/support/database/imports.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'

const { rows: messages } = importMessages
const head = 'Title,Category,Region,Price (INR),Duration (days),Full Description'
const row = (title: string, { region = 'Kerala', price = '"₹48,500/-"' } = {}) =>
  `${title},Wildlife Escapes,${region},${price},5,Five days.`

async function problemsOf({ adminApi }: TestDatabase, { id }: { id: string }) {
  const { items } = await adminApi.admin.imports.rows({ import_id: id, outcome: 'problem' })
  return items.flatMap(({ problems }) => problems)
}

async function textOf(answer: Promise<unknown>): Promise<string> {
  return new Response(((await answer) as { body: ReadableStream }).body).text()
}

describeWithDatabase('a file as people have it', (open) => {
  it('has the labels of the form as names of columns, and prices as people write them', async () => {
    const found = await checkedImport(open(), { entity: 'trips', text: [head, row('Munnar')].join('\n') })
    expect(found.columns).toMatchObject({ unknown: [], required: [] })
    await ranImport(open(), found)
    expect(await open().db.select().from(trips)).toMatchObject([{ title: 'Munnar', price: 48_500, duration: 5 }])
  })

  it('is checked again with the columns that the admin names', async () => {
    const { adminApi } = open()
    const text = ['Host,Where,Colour', 'Reef Walks,Kerala,x'].join('\n')
    const found = await checkedImport(open(), { entity: 'vendors', text })
    expect(found).toMatchObject({
      state: 'refused',
      problem: importMessages.noColumns,
      columns: { unknown: ['Host', 'Where', 'Colour'], required: ['vendor_name', 'region'] },
    })
    const mapping = { Host: 'vendor_name', Where: 'region', Colour: '' }
    const mapped = await checkedImport(open(), { entity: 'vendors', text, mapping })
    expect(mapped).toMatchObject({ mapping, columns: { known: ['vendor_name', 'region'], unknown: [] } })
    expect(mapped.rows).toMatchObject({ create: 1, problem: 0 })
    // A check without a mapping uses that of the last one.
    const { id: import_id, parts } = mapped
    const again = await adminApi.admin.imports.check({ import_id, parts, create_regions: false, overwrite: false })
    expect(again.mapping).toEqual(mapping)
  })

  it('quotes what is unknown, with the nearest name, which can be used for all rows', async () => {
    const { db } = open()
    await aVendor(db, { vendor_name: 'Sal Forest Walks' })
    const text = [
      `${head},Vendor`,
      `${row('A', { region: 'Keralaa' })},Sal Forrest Walks`,
      `${row('B', { region: 'keralaa' })},`,
      `${row('C', { region: 'Atlantis' })},`,
      `${row('D').replace('Wildlife', 'Wildlif')},`,
    ].join('\n')
    const found = await checkedImport(open(), { entity: 'trips', text })
    expect(await problemsOf(open(), found)).toEqual([
      {
        column: 'region',
        message: "There is no region 'Keralaa'. Did you mean 'Kerala'?",
        given: 'Keralaa',
        nearest: 'Kerala',
      },
      {
        column: 'vendor',
        message: messages.unknown('vendor', 'Sal Forrest Walks', 'Sal Forest Walks'),
        given: 'Sal Forrest Walks',
        nearest: 'Sal Forest Walks',
      },
      {
        column: 'region',
        message: "There is no region 'keralaa'. Did you mean 'Kerala'?",
        given: 'keralaa',
        nearest: 'Kerala',
      },
      {
        column: 'region',
        message: `There is no region 'Atlantis'. ${messages.orCreateRegion}`,
        given: 'Atlantis',
      },
      {
        column: 'category',
        message: messages.unknown('category', 'Wildlif Escapes', 'Wildlife Escapes'),
        given: 'Wildlif Escapes',
        nearest: 'Wildlife Escapes',
      },
    ])
    const corrections = [
      { column: 'region', from: 'Keralaa', to: 'Kerala' },
      { column: 'vendor', from: 'Sal Forrest Walks', to: 'Sal Forest Walks' },
      { column: 'category', from: 'Wildlif Escapes', to: 'Wildlife Escapes' },
    ]
    const corrected = await checkedImport(open(), { entity: 'trips', text, corrections })
    expect(corrected.rows).toMatchObject({ create: 3, problem: 1 })
  })

  it('has days in columns, which are the itinerary', async () => {
    const { db } = open()
    const columns = 'day_1_title,Day 1 description,day_2_title,Day 2 meal plan,day_3_title'
    const stored = await aTrip(db, {
      title: 'Thekkady',
      region: 'Kerala',
      itinerary: [
        { day: 1, title: 'Old', description: 'Old', accommodation_name: 'Camp', room_type: null, meal_plan: null },
      ],
    })
    const text = [
      `${head},${columns}`,
      `${row('Munnar')},Arrival,Tea,Walk,Dinner,`,
      `${row('Thekkady')},Boat,,,,`,
      `${row('Kochi')},Arrival,,,,Harbour`,
    ].join('\n')
    const found = await checkedImport(open(), { entity: 'trips', text })
    expect(await problemsOf(open(), found)).toEqual([{ column: 'itinerary', message: messages.dayMissing(2) }])
    await ranImport(open(), found, { skip_problems: true })
    const all = await db.select().from(trips)
    expect(all.find(({ title }) => title === 'Munnar')!.itinerary).toMatchObject([
      { day: 1, title: 'Arrival', description: 'Tea', meal_plan: null },
      { day: 2, title: 'Walk', description: '', meal_plan: 'Dinner' },
    ])
    expect(all.find(({ id }) => id === stored.id)!.itinerary).toMatchObject([
      { day: 1, title: 'Boat', description: '', accommodation_name: 'Camp' },
    ])
  })

  it('is imported without the rows that have a problem, which can be corrected and imported later', async () => {
    const { adminApi, db } = open()
    const text = ['vendor_name,region,City', 'Reef Walks,Kerala,', '=Bad,Atlantis,"Kochi, Fort"', 'Hill Walks,Kerala,']
    const found = await checkedImport(open(), { entity: 'vendors', text: text.join('\n') })
    expect(found.rows).toMatchObject({ create: 2, problem: 1 })
    await expect(adminApi.admin.imports.run({ import_id: found.id })).rejects.toMatchObject({
      code: 'IMPORT_NOT_READY',
    })
    const done = await ranImport(open(), found, { skip_problems: true })
    expect(done).toMatchObject({ state: 'imported', rows: { create: 2, problem: 1 } })
    expect(await db.$count(vendors)).toBe(2)
    const left = await textOf(adminApi.admin.imports.problems({ import_id: found.id }))
    const message = `region: ${messages.unknown('region', 'Atlantis')} ${messages.orCreateRegion}`
    expect(left).toBe(`vendor_name,region,City,Problems\r\n'=Bad,Atlantis,"Kochi, Fort","${message}"\r\n`)
    const later = await checkedImport(open(), { entity: 'vendors', text: left.replace('Atlantis', 'Kerala') })
    expect(later).toMatchObject({ columns: { unknown: [] }, rows: { create: 1, problem: 0 } })
    await adminApi.admin.changes.undo({ change_id: done.change_id! })
    expect(await db.$count(vendors)).toBe(0)
  })

  it('counts only rows without problems: new regions, and rows about the same item', async () => {
    const { db } = open()
    const text = [
      'vendor_name,region,rating',
      'Reef Walks,Atlantis,many',
      'Reef Walks,Atlantis,4',
      'Lost Walks,Lemuria,many',
      'Reef Walks,Atlantis,5',
    ].join('\n')
    const found = await checkedImport(open(), { entity: 'vendors', text, create_regions: true })
    expect(found).toMatchObject({ new_regions: ['Atlantis'], rows: { create: 1, problem: 3 } })
    expect((await problemsOf(open(), found)).at(-1)!.message).toBe(messages.sameItem(3))
    await ranImport(open(), found, { skip_problems: true })
    const names = (await db.select().from(regions)).map(({ name }) => name)
    expect(names).toContain('Atlantis')
    expect(names).not.toContain('Lemuria')
  })

  it('takes an address of a story again that a row with a problem had', async () => {
    const text = ['title,slug,status,body', 'One,rain,published,', 'Two,rain,draft,<p>Rain</p>'].join('\n')
    const found = await checkedImport(open(), { entity: 'blogs', text })
    expect(found.rows).toMatchObject({ create: 1, problem: 1 })
    await ranImport(open(), found, { skip_problems: true })
    expect(await open().db.select().from(blogs)).toMatchObject([{ title: 'Two', slug: 'rain' }])
  })
})
