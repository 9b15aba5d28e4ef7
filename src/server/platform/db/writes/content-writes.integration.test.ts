import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeWithDatabase, testAdmin } from '#tests/support/database/test-database.ts'
import { aStoredPicture } from '#tests/support/factories/picture.ts'
import { aTrip, aTripImage } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import type { ChangeAuthor } from './operations.ts'
import { contentWrites, type ContentWrites } from './content-writes.ts'
import type { Db } from '../database.ts'

const author: ChangeAuthor = { author: 'program', operation: 'test' }

/** One process of several, wired like the program. */
interface Node {
  /** How often it invalidated its pages. */
  purges: number
  writes: ContentWrites
  onChange: (payload: string) => void
  onLast: () => void
}

function aNode(): Node {
  const writes = contentWrites(() => void (node.purges += 1))
  const onChange = (payload: string) => (payload === 'last' ? node.onLast() : writes.onNotification(payload))
  const node: Node = { purges: 0, writes, onChange, onLast: () => {} }
  return node
}

describeWithDatabase('pages are invalidated', (open) => {
  let nodes: Node[] = []
  let stop: (() => Promise<void>)[] = []

  beforeEach(async () => {
    nodes = [aNode(), aNode()]
    const { database } = open()
    stop = await Promise.all(nodes.map(({ onChange }) => database.listen({ onChange, onState: () => {} })))
  })
  afterEach(() => Promise.all(stop.map((each) => each())))

  /**
   * @returns how often each node invalidated its pages since the last call, after all notifications of commits so far.
   */
  async function purges(): Promise<number[]> {
    const last = nodes.map((node) => new Promise<void>((resolve) => (node.onLast = resolve)))
    await open().db.execute(sql`select pg_notify('content', 'last')`)
    await Promise.all(last)
    return nodes.map((node) => {
      const { purges } = node
      node.purges = 0
      return purges
    })
  }

  function admin() {
    return open().apiWith({ admin: async () => testAdmin, writes: nodes[0]!.writes }).admin
  }

  it('once for a save of a trip, on the node that saves before it responds', async () => {
    const { db, storage } = open()
    const [featured, extra] = [await aStoredPicture(db, storage), await aStoredPicture(db, storage)]
    const trip = await aTrip(db, { featured_image: featured.url })
    await aTripImage(db, { trip_id: trip.id, image_url: extra.url })
    await purges()
    const trip_data = { title: 'Once', trip_images: [{ image_url: extra.url }], featured_image: featured.url }
    await admin().trips.update({ trip_id: trip.id, trip_data })
    expect(nodes[0]!.purges).toBe(1)
    expect(await purges()).toEqual([1, 1])
  })

  it('once for a change by plain SQL', async () => {
    await open().db.execute(sql`insert into vendors (vendor_name, region) values ('By hand', 'Assam')`)
    expect(await purges()).toEqual([1, 1])
  })

  it('not for a save that is rejected', async () => {
    const trip = await aTrip(open().db)
    await purges()
    const updated_at = '2020-01-01T00:00:00.000Z'
    const refused = admin().trips.update({ trip_id: trip.id, trip_data: { title: 'Late' }, updated_at })
    await expect(refused).rejects.toMatchObject({ code: 'VERSION_CONFLICT' })
    expect(await purges()).toEqual([0, 0])
  })

  it('also when a commit succeeds after its response was lost', async () => {
    const { db } = open()
    const line = Promise.withResolvers<void>()
    let late: Promise<unknown> = Promise.resolve()
    // A database whose connection breaks in the middle of a commit.
    const breaking = {
      transaction: (work: (tx: Db) => Promise<unknown>) =>
        new Promise((_, reject) => {
          late = db.transaction(async (tx) => {
            await work(tx as Db)
            reject(new Error('the connection broke'))
            await line.promise
          })
        }),
    } as unknown as Db
    await expect(nodes[0]!.writes.transaction(breaking, author, (tx) => aVendor(tx))).rejects.toThrow(
      'the connection broke',
    )
    expect(await purges()).toEqual([1, 0])
    line.resolve()
    await late
    expect(await purges()).toEqual([1, 1])
  })
})
