import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emptyTables, readFixedRows } from '#tests/support/database/empty-tables.ts'
import { describeWithDatabase, testAdmin } from '#tests/support/database/test-database.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'
import { PlainCatalogue, type Noun, type Thing } from '#tests/support/model/plain-catalogue.ts'

/** `RANDOM_EDITS=1000` tries more. */
const sequences = Number(process.env.RANDOM_EDITS ?? 25)

const word = fc.constantFrom('Majuli', 'Spiti', 'Kibber', 'Ziro')
const status = fc.constantFrom('draft' as const, 'published' as const)
const some = fc.nat({ max: 1000 })

const step = fc.oneof(
  fc.record({ do: fc.constant('create trip' as const), title: word, status, some }),
  fc.record({ do: fc.constant('edit trip' as const), title: word, status, some }),
  fc.record({ do: fc.constant('link trip' as const), some, other: some }),
  fc.record({ do: fc.constant('save vendor' as const), name: word, some, isNew: fc.boolean() }),
  fc.record({ do: fc.constant('save words' as const), name: word, some, other: some, isNew: fc.boolean() }),
  fc.record({
    do: fc.constant('save blog' as const),
    slug: fc.constantFrom('rain', 'snow'),
    status,
    some,
    isNew: fc.boolean(),
  }),
  fc.record({ do: fc.constant('delete' as const), some }),
  fc.record({ do: fc.constant('delete' as const), some }),
  fc.record({ do: fc.constant('undo latest' as const) }),
  fc.record({ do: fc.constant('undo' as const), some }),
  fc.record({ do: fc.constant('restore' as const), some }),
  fc.record({ do: fc.constant('purge' as const), some }),
)
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never

describeWithDatabase('random edits, deletions, restores and undos', (open) => {
  /** Makes the calls of one sequence, and does the same to a plain catalogue. */
  const aRun = () => {
    let change: number | null = null
    const api = open().apiWith({ admin: async () => testAdmin, onChange: (id) => (change = id) })
    const { admin } = api
    const plain = new PlainCatalogue()
    const pick = (ids: string[], at: number) => (ids.length > 0 ? ids[at % ids.length]! : null)
    const things = (noun: Noun, at: number) => pick(plain.ids(noun), at)

    const calls: { [Do in Step['do']]: (input: Extract<Step, { do: Do }>) => Promise<void> } = {
      'create trip': async ({ title, status: as, some: at }) => {
        const vendor = at % 2 === 0 ? things('vendors', at) : null
        const { id } = await admin.trips.create({ trip_data: aTripPayload({ title, status: as, vendor_id: vendor }) })
        plain.save(id, { noun: 'trips', title, status: as, vendor })
      },
      'edit trip': async ({ title, status: as, some: at }) => {
        const id = things('trips', at)
        if (!id) return
        await admin.trips.update({ trip_id: id, trip_data: { title, status: as } })
        plain.save(id, { ...plain.things.get(id)!, title, status: as })
      },
      'link trip': async ({ some: at, other }) => {
        const [id, vendor] = [things('trips', at), things('vendors', other)]
        if (!id) return
        await admin.trips.update({ trip_id: id, trip_data: { vendor_id: vendor } })
        plain.save(id, { ...plain.things.get(id)!, vendor })
      },
      'save vendor': async ({ name, some: at, isNew }) => {
        const former = isNew ? null : things('vendors', at)
        const vendor_data = { vendor_name: name, region: 'Assam' }
        const { id } = former
          ? await admin.vendors.update({ vendor_id: former, vendor_data })
          : await admin.vendors.create({ vendor_data })
        plain.save(id, { noun: 'vendors', name })
      },
      'save words': async ({ name, some: at, other, isNew }) => {
        const [former, trip] = [isNew ? null : things('testimonials', at), things('trips', other)]
        const testimonial_data = { name, content: 'Quiet.', trip_id: trip }
        const { id } = former
          ? await admin.testimonials.update({ testimonial_id: former, testimonial_data })
          : await admin.testimonials.create({ testimonial_data })
        plain.save(id, { noun: 'testimonials', name, trip })
      },
      'save blog': async ({ slug, status: as, some: at, isNew }) => {
        const former = isNew ? null : things('blogs', at)
        const blog_data = { title: 'Rain', slug, body: '<p>Rain.</p>', status: as }
        const call = former ? admin.blogs.update({ blog_id: former, blog_data }) : admin.blogs.create({ blog_data })
        if (plain.slugOwner(slug, former ?? ''))
          return void (await expect(call).rejects.toMatchObject({ code: 'SLUG_TAKEN' }))
        plain.save((await call).id, { noun: 'blogs', slug, status: as })
      },
      delete: async ({ some: at }) => {
        const id = pick([...plain.things.keys()], at)
        if (!id) return
        await {
          trips: () => admin.trips.delete({ trip_id: id }),
          vendors: () => admin.vendors.delete({ vendor_id: id }),
          testimonials: () => admin.testimonials.delete({ testimonial_id: id }),
          blogs: () => admin.blogs.delete({ blog_id: id }),
        }[plain.things.get(id)!.noun]()
        plain.remove(id)
      },
      'undo latest': async () => {
        const latest = plain.changes.at(-1)
        if (!latest || latest.undone || latest.effects.length === 0) return
        await admin.changes.undo({ change_id: latest.id })
        expect(plain.undo(latest), 'the latest change can be undone').toBe(true)
      },
      undo: async ({ some: at }) => {
        const chosen = plain.changes[at % (plain.changes.length || 1)]
        if (!chosen) return
        const call = admin.changes.undo({ change_id: chosen.id })
        const refused = { code: expect.stringMatching(/^(CHANGE_NOT_FOUND|ALREADY_UNDONE|UNDO_CONFLICT)$/) as string }
        const isDone = !chosen.undone && plain.undo(chosen)
        await (isDone ? expect(call).resolves.toBeDefined() : expect(call).rejects.toMatchObject(refused))
      },
      restore: async ({ some: at }) => {
        const id = pick([...plain.trash().keys()], at)
        if (!id) return
        const visible = publicIds(plain)
        await admin.trash.restore({ noun: plain.trash().get(id)!.effect.before!.noun, noun_id: id })
        plain.restore(id)
        const isWords = plain.things.get(id)!.noun === 'testimonials'
        expect(publicIds(plain), 'nothing is published').toEqual(isWords ? [...visible, id].toSorted() : visible)
      },
      purge: async ({ some: at }) => {
        const id = pick([...plain.trash().keys()], at)
        if (!id) return
        await admin.trash.purge({ noun: plain.trash().get(id)!.effect.before!.noun, noun_id: id })
        plain.purge(id)
        // A change without anything that could be undone.
        change = null
      },
    }
    return async (input: Step) => {
      const before = new Map(plain.things)
      change = null
      await calls[input.do](input as never)
      plain.record(change, before)
      expect(await readPublic(api), JSON.stringify(input)).toEqual(publicOf(plain))
      const { items } = await admin.trash.list({ page_size: 100 })
      expect(items.map(({ noun_id }) => noun_id).toSorted()).toEqual([...plain.trash().keys()].toSorted())
    }
  }

  it(`equal a plain model at every step, ${sequences} times`, { timeout: 60_000 + sequences * 2000 }, async () => {
    const { db } = open()
    const fixed = await readFixedRows(db)
    const property = fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 20, size: 'max' }), async (steps) => {
      await emptyTables(db, fixed)
      const run = aRun()
      for (const each of steps) await run(each)
    })
    await fc.assert(property, { numRuns: sequences, endOnFailure: process.env.RANDOM_EDITS === undefined })
  })
})

function publicIds({ things }: PlainCatalogue): string[] {
  const isPublic = ({ noun, status: as }: Thing) => noun === 'testimonials' || as === 'published'
  return [...things]
    .filter(([, thing]) => isPublic(thing))
    .map(([id]) => id)
    .toSorted()
}

const byId = <Each extends { id: string }>(rows: Each[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))

/** What readers see, without what does not depend on the steps. */
function publicOf({ things }: PlainCatalogue) {
  const all = [...things].map(([id, thing]) => ({ id, thing }))
  const of = (noun: Noun) => all.filter(({ thing }) => thing.noun === noun)
  const published = (noun: Noun) => of(noun).filter(({ thing }) => thing.status === 'published')
  return {
    trips: byId(
      published('trips').map(({ id, thing: { title, vendor } }) => {
        const host = vendor ? `${String(things.get(String(vendor))!.name)}, Assam` : null
        return { id, title, vendor, host }
      }),
    ),
    blogs: byId(published('blogs').map(({ id, thing: { slug } }) => ({ id, slug }))),
    words: byId(
      of('testimonials').map(({ id, thing: { name, trip } }) => {
        const isShown = trip && things.get(String(trip))!.status === 'published'
        return { id, name, trip: isShown ? trip : null }
      }),
    ),
  }
}

type PublicApi = Omit<ReturnType<Parameters<Parameters<typeof describeWithDatabase>[1]>[0]>['api'], 'admin'>

async function readPublic({ trips, blogs, testimonials }: PublicApi) {
  const page = { limit: 100 }
  const [shown, stories, words] = [await trips.list(page), await blogs.list(page), await testimonials.list(page)]
  return {
    trips: byId(
      shown.map(({ id, title, vendor_id, host_info }) => ({ id, title, vendor: vendor_id, host: host_info })),
    ),
    blogs: byId(stories.map(({ id, slug }) => ({ id, slug }))),
    words: byId(words.map(({ id, name, trip_id }) => ({ id, name, trip: trip_id }))),
  }
}
