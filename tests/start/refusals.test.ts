import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { freePort } from '#tests/support/database/test-server.ts'
import { startProgram, temporaryFolder, type ProgramProcess } from '../support/program/program-process.ts'

/** Expects the program to exit by itself with exactly one line. */
async function refusalOf(program: ProgramProcess): Promise<string> {
  expect(await program.ended()).toBe(1)
  const [line, ...more] = program.stderr().trimEnd().split('\n')
  expect(more).toEqual([])
  expect(program.stdout()).not.toContain('is ready')
  return line ?? ''
}

it.each([
  ['PORT', 'eighty', /^PORT: .+/],
  ['SITE_URL', 'hatheli.example', /^SITE_URL: .+/],
  ['ADMIN_PASSWORD', 'hunter2', /^ADMIN_PASSWORD: needs at least 12 characters$/],
  ['ADMIN_PASSWORD', 'hunter2hunter2', /^ADMIN_PASSWORD: is easy to guess; choose another one$/],
  ['DATABASE_URL', 'mysql://someone:hunter2@db.example/x', /^DATABASE_URL: .+/],
  ['HOST', '203.0.113.7', /^HOST: this machine has no such address$/],
])('an invalid %s stops the start with one line that names it', async (name, value, line) => {
  const refusal = await refusalOf(await startProgram({ [name]: value }))
  expect(refusal).toMatch(line)
  expect(refusal).not.toContain('hunter2')
})

it('a port or a data folder in use by another process stops the start with one line', async () => {
  const DATA_DIR = temporaryFolder()
  const first = await startProgram({ DATA_DIR })
  await first.ready()
  const samePort = await startProgram({ PORT: String(first.port) })
  expect(await refusalOf(samePort)).toBe('PORT: the port is already in use; choose another one')
  expect(await refusalOf(await startProgram({ DATA_DIR }))).toBe(
    `DATA_DIR: ${join(DATA_DIR, 'postgres')} is in use by another process; set DATABASE_URL to run several nodes`,
  )
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
})

it('a data folder that cannot be written to stops the start with one line', async () => {
  expect(await refusalOf(await startProgram({ DATA_DIR: '/dev/null/data' }))).toMatch(/^DATA_DIR: .+/)
})

it('a PostgreSQL that does not answer stops the start with one line, without the password', async () => {
  const port = await freePort()
  const program = await startProgram({ DATABASE_URL: `postgresql://someone:hunter2@127.0.0.1:${port}/hatheli` })
  expect(await refusalOf(program)).toBe(`DATABASE_URL: no answer from PostgreSQL at 127.0.0.1:${port} (ECONNREFUSED)`)
})

it('an object storage that does not answer stops the start with one line, without the secret', async () => {
  const port = await freePort()
  const program = await startProgram({
    S3_BUCKET: 'hatheli',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'hunter2',
    S3_SECRET_ACCESS_KEY: 'hunter2',
  })
  expect(await refusalOf(program)).toBe(`S3_BUCKET: hatheli at 127.0.0.1:${port} cannot be used (ECONNREFUSED)`)
})

it('a PostgreSQL that rejects the login stops the start with one line, without the password', async () => {
  const { admin } = inject('postgres')
  const wrong = Object.assign(new URL(admin), { password: 'hunter2' })
  const missing = Object.assign(new URL(admin), { pathname: '/no_such_database' })
  for (const url of [wrong, missing]) {
    const line = await refusalOf(await startProgram({ DATABASE_URL: url.href }))
    expect(line).toMatch(/^DATABASE_URL: .*PostgreSQL at 127\.0\.0\.1:\d+ \((?:28P01|3D000)\)$/)
    expect(line).not.toContain(url.password)
  }
})
