import { connect, type NetConnectOpts } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, it, test } from 'vitest'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { freePort } from '#tests/support/database/test-server.ts'
import { isDiskFull } from '../disk-full.ts'
import { isUnavailable } from './unavailable.ts'

const withCode = (code: string, more: object = {}) => Object.assign(new Error('failed'), { code, ...more })

const wrapped = (cause: unknown) => new Error('Failed query', { cause: new Error('in a transaction', { cause }) })

test.each(['08006', '53300', '57P01', '57P03', '57014', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE'])(
  'code %s means that the database is unavailable, also as a cause',
  (code) => {
    expect([isUnavailable(withCode(code)), isUnavailable(wrapped(withCode(code)))]).toEqual([true, true])
  },
)

test.each([
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
])('the driver’s message "%s" means that it is unavailable', (message) => {
  expect(isUnavailable(wrapped(new Error(message)))).toBe(true)
})

test.each([
  withCode('23505'),
  withCode('42P01'),
  withCode('40P01'),
  withCode('ENOENT', { syscall: 'open' }),
  new TypeError('not a function'),
  'Connection terminated',
  null,
])('%s does not mean that it is unavailable', (error) => {
  expect(isUnavailable(error)).toBe(false)
})

test('a cycle of causes is handled', () => {
  const error = new Error('one')
  error.cause = new Error('other', { cause: error })
  expect([isUnavailable(error), isDiskFull(error)]).toEqual([false, false])
})

test.each(['53100', 'ENOSPC', 'EDQUOT'])('code %s means that a disk is full', (code) => {
  expect(isDiskFull(wrapped(withCode(code)))).toBe(true)
})

test('an AggregateError of all addresses and a missing unix socket mean that it is unavailable', async () => {
  const port = await freePort()
  const failure = (to: NetConnectOpts) => new Promise((resolve) => connect(to).once('error', resolve))
  expect(isUnavailable(await failure({ host: 'localhost', port }))).toBe(true)
  expect(isUnavailable(await failure({ path: '/nowhere/.s.PGSQL.5432' }))).toBe(true)
})

describeWithDatabase('an error of the database', (open) => {
  it('is recognised as a timeout, a full disk or an ordinary one', async () => {
    const { db } = open()
    const failure = (query: ReturnType<typeof sql>) => db.execute(query).catch((error: unknown) => error)
    const raise = (state: string) => sql.raw(`do $$ begin raise exception using errcode = '${state}'; end $$`)
    const late = db.transaction(async (inside) => {
      await inside.execute(sql`set local statement_timeout = 10`)
      await inside.execute(sql`select pg_sleep(10)`)
    })
    expect(isUnavailable(await late.catch((error: unknown) => error))).toBe(true)
    expect(isUnavailable(await failure(raise('57P03')))).toBe(true)
    expect(isDiskFull(await failure(raise('53100')))).toBe(true)
    const ordinary = await failure(sql`select * from nowhere`)
    expect([isUnavailable(ordinary), isDiskFull(ordinary)]).toEqual([false, false])
  })
})
