import pg from 'pg'
import { expect, it } from 'vitest'
import { capturedLog } from '#tests/support/database/captured-log.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { vendors } from './db/schema.ts'

describeWithDatabase('the log', (open) => {
  it('contains a failed query and the reason, without its values', async () => {
    const { db } = open()
    const { log, records } = capturedLog()
    const email = 'owner@stay.example'
    const values = { vendor_name: 'Stay\n    at home', region: 'Goa', email, phone: '+91 98765 43210', rating: 9 }
    const failure: unknown = await db
      .insert(vendors)
      .values(values)
      .catch((error: unknown) => error)
    log.error({ err: failure }, 'saving failed')
    log.error({ err: (failure as Error).cause }, 'the driver said')
    const text = JSON.stringify(records)
    for (const value of [email, '98765', 'at home']) expect(text).not.toContain(value)
    expect(records[0]).toMatchObject({ msg: 'saving failed', err: { type: 'DrizzleQueryError' } })
    expect(text).toContain('insert into \\"vendors\\"')
    expect(text).toContain('violates check constraint')
    expect(text).toContain('log.integration.test.ts')
  })

  it('omits passwords, cookies and tokens', () => {
    const { log, records } = capturedLog()
    log.info({ password: 's3cr3t', headers: { cookie: 's3cr3t', accept: '*/*' }, body: { token: 's3cr3t' } }, 'asked')
    expect(records).toEqual([expect.objectContaining({ headers: { accept: '*/*' }, body: {}, msg: 'asked' })])
    expect(JSON.stringify(records)).not.toContain('s3cr3t')
  })
})

it('omits the connection that pg attaches to the error of a broken one', () => {
  const { log, records } = capturedLog()
  const client = new pg.Client('postgres://owner:s3cr3t@db.example/catalogue')
  const broken = Object.assign(new Error('terminating connection'), { code: '57P01', client })
  log.error({ err: broken }, 'a connection broke')
  expect(records[0]).toMatchObject({ err: { message: 'terminating connection', code: '57P01' } })
  expect(JSON.stringify(records)).not.toMatch(/s3cr3t|secretKey|db\.example/)
})

it('the log of an error without a query is unchanged', () => {
  const { log, records } = capturedLog()
  log.error({ err: new Error('no such disk', { cause: new Error('unplugged') }) }, 'sweeping failed')
  expect(records[0]).toMatchObject({ err: { type: 'Error', message: 'no such disk: unplugged' } })
})
