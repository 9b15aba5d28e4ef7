import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Finding } from '#app/doctor/finding.ts'
import { connect } from '#server/platform/db/connect.ts'
import { freePort } from '#tests/support/database/test-server.ts'
import { clonePostgresql } from '#tests/support/database/open-fresh.ts'
import { testKey } from '#tests/support/files/test-key.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { startProgram, temporaryFolder } from '#tests/support/program/program-process.ts'
import { adminEnvironment } from '#tests/support/program/sign-in-as-admin.ts'

interface Diagnosis {
  status: number | null
  output: string
  /** States of the findings by check. */
  states: Record<string, string[]>
  of: (check: string) => Finding[]
}

/** Not awaited by blocking: the servers that it looks at may run in this process. */
async function doctor(environment: Record<string, string>, args = ['--json']): Promise<Diagnosis> {
  const child = spawn(process.execPath, ['dist/commands/doctor.js', ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close') as Promise<[number | null]>
  const [output, errors, [status]] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  expect(errors).toBe('')
  const findings = args.includes('--json') ? (JSON.parse(output) as Finding[]) : []
  const of = (check: string) => findings.filter((each) => each.check === check)
  const states = Object.fromEntries(findings.map(({ check }) => [check, of(check).map(({ state }) => state)]))
  return { status, output, states, of }
}

/** A proxy in front of a port. @returns its origin. */
async function proxyBefore(port: number): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    const chain = [incoming.headers['x-forwarded-for'], '198.51.100.9'].filter(Boolean).join(', ')
    const { method, url: path, headers } = incoming
    const onward = request(
      { host: '127.0.0.1', port, method, path, headers: { ...headers, 'x-forwarded-for': chain } },
      (answer) => {
        outgoing.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(outgoing)
      },
    )
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('npm run doctor', () => {
  it('finds everything in order beside the running program, and after it has stopped', async () => {
    const mail = await startMailServer()
    const port = String(await freePort())
    const place = temporaryFolder()
    const environment = {
      ...adminEnvironment,
      PORT: port,
      SITE_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: temporaryFolder(),
      SESSION_SECRET: 'a secret of tests that nobody may see',
      SMTP_URL: mail.url.replace('//', '//desk:s3cr3t@'),
      MAIL_FROM: 'site@hatheli.example',
      BACKUP_URL: `file://${place}`,
      BACKUP_KEY: testKey,
    }
    const program = await startProgram(environment)
    await program.ready()
    await expect
      .poll(() => readdirSync(place, { recursive: true }), { timeout: 90_000 })
      .toContainEqual(expect.stringMatching(/status$/))
    const beside = await doctor(environment)
    expect(beside.states).toEqual({
      settings: ['ok'],
      node: ['ok'],
      program: ['ok'],
      address: ['ok'],
      proxies: ['ok'],
      clock: ['ok'],
      rights: ['ok'],
      disk: [expect.stringMatching(/ok|warning/)],
      database: ['ok', 'ok', 'ok'],
      storage: ['ok'],
      mail: ['ok'],
      backup: ['ok', 'ok', 'ok', 'ok'],
    })
    expect(beside.status).toBe(0)
    program.process.kill('SIGTERM')
    expect(await program.ended()).toBe(0)

    await mail.stop()
    const alone = await doctor(environment, [])
    expect(alone.output).toMatch(/^warning {2}program: does not run at http/m)
    expect(alone.output).toMatch(/^ok {7}database: the embedded PostgreSQL 18/m)
    expect(alone.output).toMatch(/^ok {7}backup: no program writes there now/m)
    expect(alone.output).toMatch(/^failed {3}mail: 127\.0\.0\.1 does not accept mails \(ESOCKET\)\n {9}Look at host/m)
    expect(alone.output).toMatch(/\n\d+ ok, \d+ to look at, 1 failed\n$/)
    expect(alone.status).toBe(1)
    for (const secret of ['s3cr3t', environment.SESSION_SECRET, testKey, adminEnvironment.ADMIN_PASSWORD]) {
      expect(alone.output + beside.output).not.toContain(secret)
    }
  })

  it('sees what a proxy adds, and that something else answers', async () => {
    const port = await freePort()
    const here = `http://127.0.0.1:${port}`
    const SITE_URL = await proxyBefore(port)
    const shared = { DATABASE_URL: await clonePostgresql(), DATA_DIR: temporaryFolder(), PORT: String(port), SITE_URL }
    const program = await startProgram(shared)
    await program.ready()
    expect((await doctor(shared)).of('proxies')).toMatchObject([
      { state: 'warning', advice: 'Set TRUST_PROXY=1, if all of them are yours.' },
    ])
    expect((await fetch(`${here}/doctor`)).status).toBe(404)
    expect((await fetch(`${here}/doctor`, { headers: { 'x-doctor-question': 'a.b' } })).status).toBe(404)
    const other = { ...shared, SESSION_SECRET: 'another secret than that of the program' }
    const found = await doctor(other)
    expect(found.of('address')).toMatchObject([
      { state: 'failed', message: expect.stringContaining('something else than this program answers') as string },
    ])
    expect(found.states.database).toEqual(['ok', 'ok', 'ok', 'ok'])
    expect(found.status).toBe(1)
  })

  it('finds a schema of another version', async () => {
    const DATABASE_URL = await clonePostgresql()
    const client = await connect(DATABASE_URL)
    onTestFinished(() => client.end())
    await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4102444800000)`)
    const found = await doctor({ DATA_DIR: temporaryFolder(), DATABASE_URL })
    expect(found.of('database').at(-1)).toMatchObject({
      state: 'failed',
      message: 'its schema is unknown to this version',
    })
  })

  it('changes nothing before the first start', async () => {
    const DATA_DIR = join(temporaryFolder(), 'data')
    const found = await doctor({ DATA_DIR })
    expect(found).toMatchObject({
      status: 0,
      states: { program: ['warning'], rights: ['ok'], database: ['ok'], storage: ['ok'], backup: ['warning'] },
    })
    expect(found.states.mail).toEqual(['warning'])
    expect(found.of('database')[0]!.message).toBe('the embedded PostgreSQL is made at the first start')
  })

  it('says in one line each what cannot be reached', async () => {
    const nowhere = `127.0.0.1:${await freePort()}`
    const DATA_DIR = temporaryFolder()
    mkdirSync(DATA_DIR, { recursive: true })
    const S3 = {
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: `http://${nowhere}`,
      S3_ACCESS_KEY_ID: 'someone',
      S3_SECRET_ACCESS_KEY: 's3cr3t',
    }
    const found = await doctor({ ...S3, DATA_DIR, DATABASE_URL: `postgres://someone:s3cr3t@${nowhere}/hatheli` })
    expect(found.states).toMatchObject({ database: ['failed'], storage: ['failed'] })
    expect(found.of('database')[0]!.message).toContain('no answer from PostgreSQL')
    expect(found.output).not.toContain('s3cr3t')
    expect(found.status).toBe(1)

    const backup = await doctor({ DATA_DIR, BACKUP_URL: `file://${join(DATA_DIR, 'missing')}`, BACKUP_KEY: testKey })
    expect(backup.of('backup')).toMatchObject([{ state: 'failed', message: expect.stringContaining('does not exist') }])
  })

  it('names a bad variable, and unknown arguments', async () => {
    const { status, output } = await doctor({ PORT: 'x' }, [])
    expect([status, output]).toEqual([1, expect.stringMatching(/^failed {3}settings: PORT: must be a whole number\n/)])
    expect(await doctor({}, ['--jason'])).toMatchObject({
      status: 1,
      output: expect.stringContaining('Use: npm run doctor') as string,
    })
  })
})
