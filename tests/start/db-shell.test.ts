import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, describe, expect, inject, it, vi } from 'vitest'
import { clonePostgresql } from '#tests/support/database/open-fresh.ts'
import { startProgram, temporaryFolder } from '../support/program/program-process.ts'

const shell = fileURLToPath(new URL('../../src/app/commands/db-shell.ts', import.meta.url))

/** A process can take long to start on a busy machine. */
const waitOptions = { timeout: 30_000, interval: 20 }

interface Result {
  stdout: string
  stderr: string
  code: number | null
}

/** Runs the shell with `input` on standard input. */
async function pipe(input: string, environment: Record<string, string>): Promise<Result> {
  const child = spawn(process.execPath, [shell], { env: { PATH: process.env.PATH, ...environment } })
  const ran = { stdout: '', stderr: '' }
  child.stdout.on('data', (part: Buffer) => (ran.stdout += part.toString()))
  child.stderr.on('data', (part: Buffer) => (ran.stderr += part.toString()))
  child.stdin.end(input)
  const [code] = (await once(child, 'close')) as [number | null]
  return { ...ran, code }
}

describe('the shell on standard input', () => {
  it('prints plain tables with values as the server wrote them', async () => {
    const DATABASE_URL = await clonePostgresql()
    const input = `create table t (id int, price numeric(10,2), told timestamptz, note text);
      set timezone = 'UTC';
      insert into t values (1, 12.50, '2026-11-23 10:00:00.123456+00', 'a;b'),
        (2, null, null, null); select * from t order by id`
    expect(await pipe(input, { DATABASE_URL })).toEqual({
      stdout: [
        'CREATE TABLE',
        'SET',
        'INSERT 0 2',
        ' id | price  | told                          | note',
        '----+--------+-------------------------------+--------',
        '  1 |  12.50 | 2026-11-23 10:00:00.123456+00 | a;b',
        '  2 | (null) | (null)                        | (null)',
        '(2 rows)',
        '',
        '',
      ].join('\n'),
      stderr: '',
      code: 0,
    })
  })

  it('stops at the first error, with position, detail and hint, and exit code 1', async () => {
    const DATABASE_URL = await clonePostgresql()
    const place = await pipe('select 1 as x;\nselect titel\nfrom trips;\nselect 2 as y;', { DATABASE_URL })
    expect(place).toMatchObject({ code: 1, stdout: expect.not.stringContaining('y') as string })
    expect(place.stderr).toBe(
      [
        'ERROR:  column "titel" does not exist (42703)',
        'LINE 1: select titel',
        '               ^',
        'HINT:  Perhaps you meant to reference the column "trips.title".',
        '',
      ].join('\n'),
    )
    const detail = await pipe("insert into regions (name) values ('Ladakh ');", { DATABASE_URL })
    expect(detail.stderr).toMatch(/^ERROR: {2}new row .*regions_name_trimmed.* \(23514\)\nDETAIL: {2}Failing row/)
    expect(detail.code).toBe(1)
  })

  it('lists tables, describes one table, and prints expanded rows and raw copy output', async () => {
    const DATABASE_URL = await clonePostgresql()
    const input = '\\d\n\\d trips\n\\x\nselect 1 as one;\ncopy (values (1, null, \'"q"\')) to stdout with csv;'
    const { stdout, stderr, code } = await pipe(input, { DATABASE_URL })
    expect([stderr, code]).toEqual(['', 0])
    expect(stdout).toMatch(/^ public +\| trip_images +\| table/m)
    expect(stdout).toMatch(/^ title +\| text +\| not null/m)
    expect(stdout).toMatch(/^ trips_pkey +\| primary key \| btree \(id\)/m)
    expect(stdout).toMatch(/FOREIGN KEY \(vendor_id\) REFERENCES vendors\(id\) ON DELETE SET NULL/)
    expect(stdout).toMatch(/^-\[ row 1 \]-+\none \| 1$/m)
    expect(stdout).toContain('1,,"""q"""\nCOPY 1\n')
    expect(await pipe('\\d no_such_table', { DATABASE_URL })).toMatchObject({
      stderr: 'There is no table no_such_table.\n',
      code: 1,
    })
  })

  it('has no statement timeout and runs no migrations', async () => {
    const { admin } = inject('postgres')
    const client = new pg.Client({ connectionString: admin })
    await client.connect()
    await client.query('create database never_migrated')
    await client.query("alter database never_migrated set statement_timeout = '20ms'")
    await client.end()
    const DATABASE_URL = Object.assign(new URL(admin), { pathname: '/never_migrated' }).href
    const { stdout, code } = await pipe('select pg_sleep(0.2);\n\\d', { DATABASE_URL })
    expect(code).toBe(0)
    expect(stdout).toMatch(/\(0 rows\)\s*$/)
  })

  it('uses the server of the running program, or starts one', async () => {
    const DATA_DIR = temporaryFolder()
    expect(await pipe('select 1;', { DATA_DIR })).toEqual({
      stdout: '',
      stderr: `DATA_DIR: there is no database in ${DATA_DIR} yet; 'npm start' makes one\n`,
      code: 1,
    })
    const program = await startProgram({ DATA_DIR })
    await program.ready()
    const insert = "insert into testimonials (name, content) values ('Meera', 'Seen from the shell');"
    expect(await pipe(insert, { DATA_DIR })).toEqual({ stdout: 'INSERT 0 1\n', stderr: '', code: 0 })
    const shown = await (await fetch(`${program.url}/api/testimonials`)).text()
    program.process.kill('SIGTERM')
    await program.ended()
    expect(shown).toContain('Seen from the shell')
    const { stdout, code } = await pipe('select name from testimonials;', { DATA_DIR })
    expect([stdout, code]).toEqual([' name\n-------\n Meera\n(1 row)\n\n', 0])
  })

  it('refuses with one line if no server answers', async () => {
    const ran = await pipe('select 1;', { DATABASE_URL: 'postgres://nobody@/none?host=/no/such/folder' })
    expect(ran).toEqual({
      stdout: '',
      stderr: 'DATABASE_URL: no answer from PostgreSQL at /no/such/folder (ENOENT)\n',
      code: 1,
    })
  })
})

/** util-linux's `script` runs a program in a terminal. */
const hasTerminal = process.platform === 'linux' && spawnSync('script', ['--version']).status === 0

describe.runIf(hasTerminal)('the shell at a terminal', () => {
  let running: ChildProcess | null = null
  afterEach(() => {
    running?.kill('SIGKILL')
    running = null
  })

  function startAtTerminal(DATABASE_URL: string) {
    const command = `stty cols 60 && exec "${process.execPath}" "${shell}"`
    const child = spawn('script', ['-qefc', command, '/dev/null'], {
      env: { PATH: process.env.PATH, TERM: 'xterm', DATABASE_URL },
    })
    running = child
    let output = ''
    child.stdout.on('data', (part: Buffer) => (output += part.toString()))
    return {
      type: (keys: string) => void child.stdin.write(keys),
      /** Waits for a text in the output since the last call. */
      see: async (text: string | RegExp) => {
        await vi.waitFor(() => expect(output).toMatch(text), waitOptions)
        output = ''
      },
      ended: once(child, 'close'),
    }
  }

  it('cancels a statement and discards input with Ctrl+C, and exits with Ctrl+D', async () => {
    const DATABASE_URL = await clonePostgresql()
    const name = new URL(DATABASE_URL).pathname.slice(1)
    const terminal = startAtTerminal(DATABASE_URL)
    await terminal.see(`${name}=> `)
    terminal.type('select pg_sleep(600);\r')
    const client = new pg.Client({ connectionString: DATABASE_URL })
    await client.connect()
    const sleeping = "select from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()"
    await vi.waitFor(async () => expect((await client.query(sleeping)).rowCount).toBe(1), waitOptions)
    terminal.type('\u0003')
    await terminal.see(/canceling statement due to user request \(57014\)[^]*=> /)
    expect((await client.query(sleeping)).rowCount).toBe(0)
    await client.end()

    terminal.type("delete from regions where name = 'half\r")
    await terminal.see(`${name}'> `)
    terminal.type('typed\u0003')
    await terminal.see(`${name}=> `)
    terminal.type('begin;\r')
    await terminal.see(`${name}=*> `)
    terminal.type('select count(*)\r')
    await terminal.see(`${name}-*> `)
    terminal.type('  from regions;\r')
    await terminal.see(/count\s+-+\s+\d+\s+\(1 row\)/)
    terminal.type("select repeat('x', 100) as long;\r")
    await terminal.see(/ x{40,58}…\s/)
    terminal.type('nonsense;\r')
    await terminal.see(/syntax error at or near "nonsense" \(42601\)[^]*=!> /)
    terminal.type('\u0004')
    expect(await terminal.ended).toEqual([0, null])
  })

  it('reports a lost connection and exits', async () => {
    const DATABASE_URL = await clonePostgresql()
    const terminal = startAtTerminal(DATABASE_URL)
    await terminal.see('=> ')
    const client = new pg.Client({ connectionString: inject('postgres').admin })
    await client.connect()
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      new URL(DATABASE_URL).pathname.slice(1),
    ])
    await client.end()
    await terminal.see('The connection to the database is lost.')
    expect(await terminal.ended).toEqual([1, null])
  })
})
