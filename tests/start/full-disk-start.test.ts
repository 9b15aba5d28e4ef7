import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { embeddedPaths, embeddedUrl } from '#server/platform/db/embedded/open-embedded.ts'
import { serverPid } from '#server/platform/db/embedded/orphan-server.ts'
import { reserveName } from '#server/platform/disk-space.ts'
import { startProgram } from '../support/program/program-process.ts'
import { rounds } from '../support/rounds.ts'
import { canMount, smallDisk, type SmallDisk } from '../support/program/small-disk.ts'

const megabytes = 450
const rows = 300

/** A server that lost its connections recovers first. */
const waitOptions = { timeout: 60_000, interval: 100 }

let disk: SmallDisk | null = null

afterEach(() => disk?.remove())

async function withClient<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: embeddedUrl(disk!.folder) })
  client.on('error', () => {})
  await client.connect()
  return work(client).finally(() => client.end().catch(() => {}))
}

/** An old database has log files of former checkpoints, which a start can use again. */
async function grow(age: string): Promise<void> {
  await withClient(async (client) => {
    await client.query('create table noted (id int primary key, words text)')
    for (let turn = age === 'old' ? 8 : 0; turn > 0; turn -= 1) {
      await client.query('select pg_switch_wal()')
      await client.query('checkpoint')
    }
    for (let id = 0; id < rows; id += 1) {
      await client.query(`insert into noted values ($1, repeat(md5($2), 200))`, [id, String(id)])
    }
    await client.query(`create table much as select id, md5(id::text) as words from generate_series(1, 200000) as id`)
  })
}

function killAll({ process: child }: Awaited<ReturnType<typeof startProgram>>): Promise<unknown> {
  const server = serverPid(embeddedPaths(disk!.folder).cluster)!
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  process.kill(server, 'SIGKILL')
  return ended
}

describe.runIf(canMount)('a start on a full disk', () => {
  const cases = ['young', 'old'].flatMap((age) => Array.from({ length: rounds(1) }, (_, round) => ({ age, round })))

  it.each(cases)('with a database that is $age succeeds and loses nothing ($round)', async ({ age }) => {
    disk = smallDisk(megabytes)
    const reserve = join(disk.folder, reserveName)
    const settings = { DATA_DIR: disk.folder, DEMO_CONTENT: 'off' }
    const first = await startProgram(settings)
    await first.ready()
    await vi.waitFor(() => expect(existsSync(reserve)).toBe(true), waitOptions)
    await grow(age)
    disk.fill()
    await killAll(first)
    disk.fill()

    const second = await startProgram(settings)
    await second.ready()
    expect(existsSync(reserve)).toBe(false)
    expect((await fetch(`${second.url}/`)).status).toBe(200)
    const count = await withClient((client) => client.query<{ count: number }>('select count(*)::int from noted'))
    expect(count.rows).toEqual([{ count: rows }])
    second.process.kill('SIGTERM')
    await second.ended()

    disk.empty()
    const third = await startProgram(settings)
    await third.ready()
    await vi.waitFor(() => expect(existsSync(reserve)).toBe(true), waitOptions)
    third.process.kill('SIGTERM')
    await third.ended()
  })
})
