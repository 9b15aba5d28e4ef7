import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { runDue } from './run-due.ts'

/** What a trip should be: titles, and days from the beginning on which something is due. */
interface Model {
  /** Null while it is not published. */
  live: string | null
  /** The title of its own row. */
  row: string
  draft: string | null
  publishOn: number | null
  unpublishOn: number | null
}

const [sequences, steps] = [12, 25]
const day = 24 * 60 * 60 * 1000

/** Numbers that are the same in each run; the parameters are those of Numerical Recipes. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A trip in the program and in the model, changed alike. */
class Pair {
  model: Model
  today = 0
  #test: TestDatabase
  #id: string

  constructor(test: TestDatabase, { id, title, status }: { id: string; title: string; status: string }) {
    this.#test = test
    this.#id = id
    this.model = {
      live: status === 'published' ? title : null,
      row: title,
      draft: null,
      publishOn: null,
      unpublishOn: null,
    }
  }

  get #thing() {
    return { noun: 'trips', item_id: this.#id } as const
  }

  get #admin() {
    return this.#test.adminApi.admin
  }

  async #draftVersion(): Promise<string | null> {
    return (await this.#admin.editions.get(this.#thing)).draft?.updated_at ?? null
  }

  /** The button of the form. */
  async save(title: string, status: 'draft' | 'published') {
    const { model } = this
    const trip_data = aTripPayload({ title, status })
    await this.#admin.trips.update({ trip_id: this.#id, draft_version: await this.#draftVersion(), trip_data })
    model.row = title
    if (status === 'published') Object.assign(model, { live: title, draft: null, publishOn: null })
    else {
      if (model.live !== null && model.publishOn === null) model.unpublishOn = null
      model.live = null
      model.draft = model.publishOn === null ? null : title
    }
  }

  async saveDraft(title: string) {
    if (this.model.live === null) return
    await this.#admin.editions.saveDraft({ ...this.#thing, body: aTripPayload({ title }) })
    this.model.draft = title
  }

  async discard() {
    const { draft } = await this.#admin.editions.get(this.#thing)
    if (!draft) return
    await this.#admin.editions.discard({ edition_id: draft.id })
    Object.assign(this.model, { draft: null, publishOn: null })
  }

  async schedule(action: 'publish' | 'unpublish', inDays: number) {
    const { model } = this
    const on = this.today + inDays
    const other = action === 'publish' ? model.unpublishOn : model.publishOn
    const isInOrder = other === null || (action === 'publish' ? on < other : on > other)
    const due_at = new Date(Date.now() + inDays * day - day / 2).toISOString()
    const set = this.#admin.schedules.set({ ...this.#thing, action, due_at })
    if (!isInOrder) {
      await set.then(
        () => expect(other, 'due on the same day').toBe(on),
        (error: unknown) => expect(error).toMatchObject({ code: 'DUE_BEFORE_PUBLISHING' }),
      )
      return this.cancel(action)
    }
    await set
    if (action === 'unpublish') model.unpublishOn = on
    else Object.assign(model, { publishOn: on, draft: model.draft ?? model.row })
  }

  async cancel(action: 'publish' | 'unpublish') {
    const found = (await this.#admin.schedules.list(this.itemOf())).find((each) => each.action === action)
    if (found) await this.#admin.schedules.cancel({ schedule_id: found.id })
    const { model } = this
    if (action === 'unpublish') model.unpublishOn = null
    else {
      if (model.publishOn !== null && model.live === null) model.draft = null
      model.publishOn = null
    }
  }

  itemOf() {
    return { item_id: this.#id }
  }

  /** The days pass for the model; the caller moves what is due in the database. */
  pass(days: number) {
    this.today += days
    const { model } = this
    if (model.publishOn !== null && model.publishOn <= this.today) {
      Object.assign(model, { live: model.draft, row: model.draft, draft: null, publishOn: null })
    }
    if (model.unpublishOn !== null && model.unpublishOn <= this.today)
      Object.assign(model, { live: null, unpublishOn: null })
  }

  async shown(): Promise<string | null> {
    return this.#test.api.trips.get({ id: this.#id }).then(
      ({ title }) => title,
      () => null,
    )
  }
}

describeWithDatabase('any sequence of drafts, publications and schedules', (open) => {
  it('leaves the public site as a plain model of it', { timeout: 300_000 }, async () => {
    const test = open()
    for (let seed = 1; seed <= sequences; seed += 1) {
      const random = randomFrom(seed)
      const trips = [await aTrip(test.db), await aTrip(test.db, { status: 'draft' })]
      const pairs = trips.map((trip) => new Pair(test, trip))
      for (let step = 0; step < steps; step += 1) {
        const pair = pairs[random(pairs.length)]!
        const title = `Title ${seed}.${step}`
        const acts: (() => Promise<unknown>)[] = [
          () => pair.saveDraft(title),
          () => pair.save(title, 'published'),
          () => pair.save(title, 'draft'),
          () => pair.discard(),
          () => pair.schedule('publish', 1 + random(4)),
          () => pair.schedule('publish', 1 + random(4)),
          () => pair.schedule('unpublish', 1 + random(6)),
          () => pair.cancel(random(2) === 0 ? 'publish' : 'unpublish'),
          () => letDaysPass(test, pairs, 1 + random(2)),
          () => letDaysPass(test, pairs, 1 + random(2)),
        ]
        const act = random(acts.length)
        await acts[act]!()
        for (const each of pairs)
          expect(await each.shown(), `seed ${seed}, step ${step}, act ${act}`).toBe(each.model.live)
      }
      const { items } = await test.adminApi.admin.trips.list()
      const known = new Set(trips.map(({ id }) => id))
      expect(items.filter(({ id }) => known.has(id))).toHaveLength(trips.length)
    }
  })
})

async function letDaysPass(test: TestDatabase, pairs: Pair[], days: number): Promise<void> {
  await test.db.execute(sql`update schedules set due_at = due_at - make_interval(days => ${days})`)
  await Promise.all([runDue(test.context), runDue(test.context)])
  for (const pair of pairs) pair.pass(days)
}
