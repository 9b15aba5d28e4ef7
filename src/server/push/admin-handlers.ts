import { asc, eq, ne, or, and, sql } from 'drizzle-orm'
import { pushLimits } from '#contract/admin/push.ts'
import { adminProcedure, inTransaction } from '../api/admin-procedure.ts'
import { pushDevices, pushOutbox } from '../platform/db/schema.ts'
import { presentDevice } from './device-rows.ts'
import { encrypt, type BrowserKeys } from './encrypt.ts'
import { storeOutcome } from './push-outbox.ts'

const { push: procedures } = adminProcedure

export const pushHandlers = {
  status: procedures.status.handler(async ({ context: { db, push } }) => {
    const rows = await db.select().from(pushDevices).orderBy(asc(pushDevices.created_at))
    return { public_key: await push.publicKey(), devices: rows.map(presentDevice) }
  }),
  add: procedures.add.use(inTransaction).handler(async ({ input, context: { db, push }, errors }) => {
    const { endpoint, keys, former = endpoint, label } = input
    if (!push.isSecure) throw errors.NOT_HTTPS()
    if (!push.allows(endpoint) || !isUsable(keys)) throw errors.UNKNOWN_PUSH_SERVICE()
    if ((await push.publicKey()) === null) throw errors.PUSH_KEY_UNREADABLE()
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('push-devices'))`)
    const stored = await db
      .select({ id: pushDevices.id })
      .from(pushDevices)
      .where(or(eq(pushDevices.endpoint, endpoint), eq(pushDevices.endpoint, former)))
      .orderBy(sql`${pushDevices.endpoint} = ${former} desc`)
    const id = stored[0]?.id
    const fields = { endpoint, ...keys, ...(label && { label }) }
    if (id === undefined) {
      if ((await db.$count(pushDevices)) >= pushLimits.devices) throw errors.TOO_MANY_DEVICES()
      const [added] = await db
        .insert(pushDevices)
        .values({ label: 'Browser', ...fields })
        .returning()
      return presentDevice(added!)
    }
    await db.delete(pushDevices).where(and(eq(pushDevices.endpoint, endpoint), ne(pushDevices.id, id)))
    const [changed] = await db
      .update(pushDevices)
      .set({ ...fields, last_error: null })
      .where(eq(pushDevices.id, id))
      .returning()
    return presentDevice(changed!)
  }),
  update: procedures.update.use(inTransaction).handler(async ({ input, context: { db }, errors }) => {
    const { device_id, quiet } = input
    const fields = { quiet_from: quiet?.from, quiet_until: quiet?.until, time_zone: quiet?.time_zone }
    const set = quiet ? fields : { quiet_from: null, quiet_until: null, time_zone: null }
    const [row] = await db.update(pushDevices).set(set).where(eq(pushDevices.id, device_id)).returning()
    if (!row) throw errors.DEVICE_NOT_FOUND()
    // What waits for the end of the former quiet hours is looked at again.
    const waits = and(eq(pushOutbox.device_id, device_id), eq(pushOutbox.attempts, 0))
    await db
      .update(pushOutbox)
      .set({ due_at: sql`now()` })
      .where(waits)
    return presentDevice(row)
  }),
  delete: procedures.delete.use(inTransaction).handler(async ({ input, context: { db } }) => {
    await db.delete(pushDevices).where(eq(pushDevices.id, input.device_id))
    return { id: input.device_id }
  }),
  test: procedures.test.handler(async ({ input, context: { db, push }, errors }) => {
    const [device] = await db.select().from(pushDevices).where(eq(pushDevices.id, input.device_id))
    if (!device) throw errors.DEVICE_NOT_FOUND()
    const error = await push.send(device, 'test')
    await storeOutcome(db, device, { code: error, isTest: true })
    return { error }
  }),
  renewKey: procedures.renewKey.handler(async ({ context: { push } }) => ({
    public_key: (await push.publicKey()) ?? (await push.renewKey()),
  })),
}

function isUsable(keys: BrowserKeys): boolean {
  try {
    return encrypt('{}', keys).length > 0
  } catch {
    return false
  }
}
