import { asc, eq, ne, sql } from 'drizzle-orm'
import { pushLimits, type PushDevice } from '#contract/admin/installation/push.ts'
import { adminProcedure, inTransaction } from '../api/admin-procedure.ts'
import { pushDevices } from '../platform/db/schema.ts'
import { encrypt } from './encrypt.ts'
import { storeOutcome, type PushDeviceRow } from './push-outbox.ts'

const { push: procedures } = adminProcedure
const { endpoint: column } = pushDevices

export const pushHandlers = {
  status: procedures.status.handler(async ({ input, context: { db, push } }) => {
    const rows = await db.select().from(pushDevices).orderBy(asc(pushDevices.created_at))
    const own = rows.find(({ endpoint }) => endpoint === input?.endpoint)
    return { public_key: await push.publicKey(), own: own?.id ?? null, devices: rows.map(presentDevice) }
  }),
  add: procedures.add.use(inTransaction).handler(async ({ input, context: { db, push, log }, errors }) => {
    const { endpoint, keys, former = endpoint, label } = input
    if (!push.isSecure) throw errors.NOT_HTTPS()
    if (!push.allows(endpoint) || !isUsable(keys)) throw errors.UNKNOWN_PUSH_SERVICE()
    if ((await push.publicKey()) === null) {
      log.warn('the stored key for notifications cannot be read')
      throw errors.PUSH_KEY_UNREADABLE()
    }
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('push-devices'))`)
    if (former !== endpoint && (await db.$count(pushDevices, eq(column, former))) > 0) {
      await db.delete(pushDevices).where(eq(column, endpoint))
      await db.update(pushDevices).set({ endpoint }).where(eq(column, former))
    }
    if ((await db.$count(pushDevices, ne(column, endpoint))) >= pushLimits.devices) throw errors.TOO_MANY_DEVICES()
    const set = { ...keys, ...(label && { label }), last_error: null }
    const write = db.insert(pushDevices).values({ endpoint, label: 'Browser', ...set })
    const [device] = await write.onConflictDoUpdate({ target: column, set }).returning()
    return presentDevice(device!)
  }),
  update: procedures.update.use(inTransaction).handler(async ({ input, context: { db }, errors }) => {
    const { device_id, quiet } = input
    // What waits for the end of the former quiet hours is looked at again.
    const isPostponed = sql`${pushDevices.due_at} is not null and ${pushDevices.attempts} = 0`
    const due_at = sql`case when ${isPostponed} then now() else ${pushDevices.due_at} end`
    const write = db.update(pushDevices).set({ quiet, due_at }).where(eq(pushDevices.id, device_id))
    const [device] = await write.returning()
    if (!device) throw errors.DEVICE_NOT_FOUND()
    return presentDevice(device)
  }),
  delete: procedures.delete.use(inTransaction).handler(async ({ input, context: { db } }) => {
    await db.delete(pushDevices).where(eq(pushDevices.id, input.device_id))
    return { id: input.device_id }
  }),
  test: procedures.test.handler(async ({ input, context: { db, push }, errors }) => {
    const [device] = await db.select().from(pushDevices).where(eq(pushDevices.id, input.device_id))
    if (!device) throw errors.DEVICE_NOT_FOUND()
    const error = await push.send(device, 'test')
    await storeOutcome(db, device, 'test', error)
    return { error }
  }),
  renewKey: procedures.renewKey.handler(async ({ context: { push } }) => ({
    public_key: (await push.publicKey()) ?? (await push.renewKey()),
  })),
}

function presentDevice({ id, label, quiet, created_at, last_sent_at, last_error }: PushDeviceRow): PushDevice {
  const last = last_sent_at?.toISOString() ?? null
  return { id, label, quiet, created_at: created_at.toISOString(), last_sent_at: last, last_error }
}

function isUsable(keys: { p256dh: string; auth: string }): boolean {
  try {
    return encrypt('{}', keys).length > 0
  } catch {
    return false
  }
}
