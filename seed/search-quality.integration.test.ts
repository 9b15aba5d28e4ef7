import { expect, it } from 'vitest'
import { trips as demoTrips } from './content/catalogue.ts'
import { vendors as demoVendors } from './content/vendors.ts'
import { trips, vendors } from '#server/platform/db/schema.ts'
import { answered, nearest, wanted } from '#tests/fixtures/search/wanted.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'

const queries = wanted.length + nearest.length + answered.length

/** Of 120 queries 112. */
const leastHits = Math.ceil((queries * 112) / 120)

/** Queries that must not fail. */
const always = ['phoolon ki ghati', 'tea gardens', 'वाघ', 'ladkah']

/** The texts of the demo catalogue, without its pictures. @returns titles by the keys of the catalogue. */
async function storeDemo({ db }: TestDatabase): Promise<Map<string, string>> {
  const stored = await db
    .insert(vendors)
    .values(demoVendors.map(({ key: _key, ...vendor }) => vendor))
    .returning({ id: vendors.id, name: vendors.vendor_name })
  const nameOf = new Map(demoVendors.map(({ key, vendor_name }) => [key, vendor_name]))
  const idOf = (key: string | null) => stored.find(({ name }) => key !== null && name === nameOf.get(key))?.id ?? null
  await db.insert(trips).values(
    demoTrips.map(({ key: _key, vendor, gallery: _gallery, ...trip }) => ({
      ...trip,
      vendor_id: idOf(vendor),
      featured_image: null,
    })),
  )
  return new Map(demoTrips.map(({ key, title }) => [key, title]))
}

describeWithDatabase('what travellers type', (open) => {
  it(`leads to what they mean, at least ${leastHits} times of ${queries}`, async () => {
    const { api } = open()
    const titleOf = await storeDemo(open())
    const missed: string[] = []
    for (const [q, keys] of wanted) {
      const { trips: found } = await api.search.find({ q, limit: 3 })
      const titles = found.items.map(({ title }) => title)
      const meant = keys.split(' ').map((key) => titleOf.get(key)!)
      if (!meant.some((title) => titles.includes(title))) missed.push(`${q}: ${titles.join(' | ') || 'nothing'}`)
    }
    for (const [q, place] of nearest) {
      const { elsewhere, trips: found } = await api.search.find({ q })
      if (elsewhere?.nearest !== place || found.total === 0) missed.push(`${q}: ${elsewhere?.nearest ?? 'no place'}`)
    }
    for (const [q, path] of answered) {
      const { hints } = await api.search.find({ q })
      if (!hints.some((hint) => hint.path === path)) missed.push(`${q}: ${hints.length} hints`)
    }
    if (missed.length > 0) process.stdout.write(`Missed of ${queries}:\n${missed.join('\n')}\n`)
    expect(queries - missed.length).toBeGreaterThanOrEqual(leastHits)
    expect(missed.filter((line) => always.includes(line.split(':')[0]!))).toEqual([])
  })

  it.each(['<script>', 'jdkslajf'])('finds nothing for %s, and does not correct it to another word', async (q) => {
    await storeDemo(open())
    const { corrected, trips: found } = await open().api.search.find({ q })
    expect([corrected, found.total]).toEqual([null, 0])
  })
})
