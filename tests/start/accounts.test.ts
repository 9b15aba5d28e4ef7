import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { chooseAccount } from '#server/db/embedded/account.ts'
import { packagedBinaries } from '#server/db/embedded/binaries.ts'
import { ensureCluster } from '#server/db/embedded/cluster.ts'
import { serverPid } from '#server/db/embedded/leftover.ts'
import { embeddedPaths } from '#server/db/embedded/open-embedded.ts'
import { asNobody, canBeNobody, nobody, withoutNamespaces } from '../support/program/other-accounts.ts'
import { startProgram, temporaryFolder, type Launch, type ProgramProcess } from '../support/program/program-process.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A server that is started again takes its time on a busy machine. */
const patience = { timeout: 30_000, interval: 50 }

function modeOf(path: string): number {
  return statSync(path).mode & 0o777
}

function ownersIn(folder: string): number[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))
  return [...new Set([folder, ...paths].map((path) => statSync(path).uid))]
}

async function start(dataDir: string, launch?: Launch): Promise<ProgramProcess> {
  const program = await startProgram({ DATA_DIR: dataDir }, launch)
  await program.ready()
  expect(await readiness(program)).toBe(200)
  return program
}

/** A data folder as root's start leaves it where namespaces are allowed; made once. */
let made: string | null = null
afterAll(() => {
  if (made) rmSync(made, { recursive: true, force: true })
})

async function rootsFolder(): Promise<string> {
  if (!made) {
    made = mkdtempSync(join(tmpdir(), 'hatheli-made-'))
    await stop(await start(made))
  }
  const folder = temporaryFolder()
  cpSync(made, folder, { recursive: true })
  return folder
}

async function readiness({ url }: ProgramProcess): Promise<number> {
  return (await fetch(`${url}/readyz`)).status
}

async function stop(program: ProgramProcess): Promise<void> {
  program.process.kill('SIGTERM')
  expect(await program.ended()).toBe(0)
}

async function refusalOf(program: ProgramProcess): Promise<string> {
  expect(await program.ended()).toBe(1)
  return program.stderr().trimEnd()
}

describe.runIf(canBeNobody)('started as root where user namespaces are forbidden', () => {
  it('runs its database as nobody, also after a crash and a stop, and though the folder was closed again', async () => {
    const dataDir = temporaryFolder()
    const { cluster, socketFolder } = embeddedPaths(dataDir)
    const first = await start(dataDir, withoutNamespaces)
    expect(ownersIn(cluster)).toEqual([nobody.uid])
    expect([modeOf(dataDir), modeOf(cluster), modeOf(socketFolder)]).toEqual([0o711, 0o700, 0o700])
    chmodSync(dataDir, 0o700)
    const pid = serverPid(cluster)!
    process.kill(pid, 'SIGKILL')
    await vi.waitFor(() => expect(serverPid(cluster)).not.toBe(pid), patience)
    await vi.waitFor(async () => expect(await readiness(first)).toBe(200), patience)
    await stop(first)
    chmodSync(dataDir, 0o700)
    await stop(await start(dataDir, withoutNamespaces))
    expect(modeOf(dataDir)).toBe(0o711)
  })

  it('takes over what was made where they were allowed, and the other way round', async () => {
    const dataDir = await rootsFolder()
    const { cluster } = embeddedPaths(dataDir)
    expect(ownersIn(cluster)).toEqual([0])
    await stop(await start(dataDir, withoutNamespaces))
    expect(ownersIn(cluster)).toEqual([nobody.uid])
    chmodSync(dataDir, 0o700)
    await stop(await start(dataDir))
  })

  it('says in one line when nobody cannot reach the folder', async () => {
    const dataDir = join(temporaryFolder(), 'data')
    expect(await refusalOf(await startProgram({ DATA_DIR: dataDir }, withoutNamespaces))).toBe(
      `DATABASE_URL: PostgreSQL does not run as root and the account nobody may not enter ${dataDir}; start the program as an ordinary user, or name a PostgreSQL server here`,
    )
  })

  it('says in one line when nobody cannot reach the programs', async () => {
    const closed = join(temporaryFolder(), 'postgres')
    const account = fileURLToPath(new URL('../../src/server/db/embedded/account.ts', import.meta.url))
    const asking = `const { chooseAccount } = await import(${JSON.stringify(account)}); chooseAccount('${closed}', '/none')`
    const child = withoutNamespaces([process.execPath, '--input-type=module', '-e', asking], { cwd: root })
    let said = ''
    child.stderr!.on('data', (part: Buffer) => (said += part.toString()))
    expect(await once(child, 'close')).toEqual([1, null])
    expect(said).toContain(`PostgreSQL does not run as root and the account nobody may not enter ${dirname(closed)};`)
  })
})

describe.runIf(canBeNobody)('started as root where they are allowed', () => {
  it('needs no folder to be opened, neither its own nor that of the programs', async () => {
    const closed = temporaryFolder()
    const { postgres } = await packagedBinaries()
    const copy = join(closed, 'native')
    cpSync(join(dirname(postgres), '..'), copy, { recursive: true, verbatimSymlinks: true })
    const binaries = { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') }
    const cluster = join(closed, 'cluster')
    ensureCluster(cluster, binaries, chooseAccount(binaries.postgres, cluster))
    expect(modeOf(closed)).toBe(0o700)
    expect(ownersIn(cluster)).toEqual([0])
  })
})

describe.runIf(canBeNobody)('started as an ordinary user', () => {
  it('runs, and a command typed as root leaves everything that user’s', async () => {
    const dataDir = temporaryFolder()
    chownSync(dataDir, nobody.uid, nobody.gid)
    await stop(await start(dataDir, asNobody))
    const options = { cwd: root, env: { PATH: process.env.PATH, DATA_DIR: dataDir }, encoding: 'utf8' } as const
    const command = spawnSync(process.execPath, ['src/app/commands/admin-password.ts', '--generate'], options)
    expect([command.stderr, command.status]).toEqual(['', 0])
    expect(ownersIn(embeddedPaths(dataDir).cluster)).toEqual([nobody.uid])
    await stop(await start(dataDir, asNobody))
  })

  it('says in one line that the database is another’s', async () => {
    const dataDir = await rootsFolder()
    chownSync(dataDir, nobody.uid, nobody.gid)
    expect(await refusalOf(await startProgram({ DATA_DIR: dataDir }, asNobody))).toBe(
      `DATA_DIR: ${join(dataDir, 'session-secret')} cannot be read (EACCES)`,
    )
    const SESSION_SECRET = 'a secret of tests and nothing else'
    expect(await refusalOf(await startProgram({ DATA_DIR: dataDir, SESSION_SECRET }, asNobody))).toBe(
      `DATA_DIR: ${embeddedPaths(dataDir).cluster} belongs to another account; start the program as that one`,
    )
  })
})
