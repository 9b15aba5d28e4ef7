import pg from 'pg'
import { expect, it } from 'vitest'
import { clonePostgresql } from '#tests/support/database/open-fresh.ts'
import { runCommand } from '../support/program/run-command.ts'
import { startProgram, temporaryFolder } from '../support/program/program-process.ts'

const many = { timeout: 120_000 }

type Environment = Record<string, string>

const command = (name: 'load' | 'reset', environment: Environment, ...args: string[]) =>
  runCommand(name, { args, environment: { LOG_LEVEL: 'silent', ...environment }, folder: 'seed/commands' })

async function query(connectionString: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client.query({ text, rowMode: 'array' }).then(
    ({ rows }) => client.end().then(() => rows as unknown[]),
    (error: unknown) => client.end().then(() => Promise.reject(error as Error)),
  )
}

it('demo:reset deletes sample content, and other content with its history only with --yes', many, async () => {
  const url = await clonePostgresql()
  const environment = { DATABASE_URL: url, DATA_DIR: temporaryFolder() }
  expect(await command('load', environment)).toMatchObject({ code: 0 })
  expect(await command('reset', environment)).toMatchObject({ code: 0, stderr: '' })
  await query(url, `insert into vendors (vendor_name, region) values ('Own Orchids', 'Kerala')`)
  const refused = await command('reset', environment)
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('Some content is not sample.') })
  const own = `select count(*)::int from vendors where vendor_name = 'Own Orchids'`
  expect(await query(url, own)).toEqual([[1]])
  expect(await command('reset', environment, '--yes')).toMatchObject({ code: 0, stderr: '' })
  expect(await query(url, own)).toEqual([[0]])
})

it('demo:reset refuses while the program runs', many, async () => {
  const running = { code: 1, stderr: expect.stringContaining('The program is running; stop it first.') }
  const places: Environment[] = [{ DATA_DIR: temporaryFolder() }, { DATABASE_URL: await clonePostgresql() }]
  for (const environment of places) {
    const program = await startProgram(environment)
    await program.ready()
    expect(await command('reset', { DATA_DIR: temporaryFolder(), ...environment }, '--yes')).toMatchObject(running)
    program.process.kill('SIGTERM')
    await program.ended()
  }
})
