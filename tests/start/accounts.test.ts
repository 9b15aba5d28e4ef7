import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { chooseAccount } from '#server/platform/db/embedded/account.ts'
import { packagedBinaries } from '#server/platform/db/embedded/binaries.ts'
import { ensureCluster } from '#server/platform/db/embedded/cluster.ts'
import { serverPid } from '#server/platform/db/embedded/orphan-server.ts'
import { embeddedPaths } from '#server/platform/db/embedded/open-embedded.ts'
import { asNobody, canBeNobody, nobody, withoutUserNamespaces } from '../support/program/other-accounts.ts'
import { startProgram, temporaryFolder, type Launch, type ProgramProcess } from '../support/program/program-process.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Restarting a server can take long on a busy machine. */
const waitOptions = { timeout: 30_000, interval: 50 }

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

/** A data folder created by root where namespaces are allowed, as a template for copies. */
let template: string | null = null
afterAll(() => {
  if (template) rmSync(template, { recursive: true, force: true })
})

async function folderOfRoot(): Promise<string> {
  if (!template) {
    template = mkdtempSync(join(tmpdir(), 'hatheli-accounts-'))
    await stop(await start(template))
  }
  const folder = temporaryFolder()
  cpSync(template, folder, { recursive: true })
  return folder
}

async function readiness({ url }: ProgramProcess): Promise<number> {
  return (await fetch(`${url}/readyz`)).status
}

async function stop(program: ProgramProcess): Promise<void> {
  program.process.kill('SIGTERM')
  const code = await program.ended()
  expect([code, program.process.signalCode, program.stderr()]).toEqual([0, null, ''])
}

async function refusalOf(program: ProgramProcess): Promise<string> {
  expect(await program.ended()).toBe(1)
  return program.stderr().trimEnd()
}

describe.runIf(canBeNobody)('started as root where user namespaces are forbidden', () => {
  it('runs its database as nobody, after a crash, after a restart and after the folder’s mode was reset', async () => {
    const dataDir = temporaryFolder()
    const { cluster, socketFolder } = embeddedPaths(dataDir)
    const first = await start(dataDir, withoutUserNamespaces)
    expect(ownersIn(cluster)).toEqual([nobody.uid])
    expect([modeOf(dataDir), modeOf(cluster), modeOf(socketFolder)]).toEqual([0o711, 0o700, 0o700])
    chmodSync(dataDir, 0o700)
    const pid = serverPid(cluster)!
    process.kill(pid, 'SIGKILL')
    await vi.waitFor(() => expect(serverPid(cluster)).not.toBe(pid), waitOptions)
    await vi.waitFor(async () => expect(await readiness(first)).toBe(200), waitOptions)
    await stop(first)
    chmodSync(dataDir, 0o700)
    await stop(await start(dataDir, withoutUserNamespaces))
    expect(modeOf(dataDir)).toBe(0o711)
  })

  it('takes over a cluster that was created where namespaces are allowed, and vice versa', async () => {
    const dataDir = await folderOfRoot()
    const { cluster } = embeddedPaths(dataDir)
    expect(ownersIn(cluster)).toEqual([0])
    await stop(await start(dataDir, withoutUserNamespaces))
    expect(ownersIn(cluster)).toEqual([nobody.uid])
    chmodSync(dataDir, 0o700)
    await stop(await start(dataDir))
  })

  it('refuses with one line if nobody cannot reach the data folder', async () => {
    const dataDir = join(temporaryFolder(), 'data')
    expect(await refusalOf(await startProgram({ DATA_DIR: dataDir }, withoutUserNamespaces))).toBe(
      `DATABASE_URL: PostgreSQL does not run as root and the account nobody may not enter ${dataDir}; start the program as an ordinary user, or name a PostgreSQL server here`,
    )
  })

  it('refuses with one line if nobody cannot reach the PostgreSQL binaries', async () => {
    const closed = join(temporaryFolder(), 'postgres')
    const account = fileURLToPath(new URL('../../src/server/platform/db/embedded/account.ts', import.meta.url))
    const code = `const { chooseAccount } = await import(${JSON.stringify(account)}); chooseAccount('${closed}', '/none')`
    const child = withoutUserNamespaces([process.execPath, '--input-type=module', '-e', code], { cwd: root })
    let stderr = ''
    child.stderr!.on('data', (part: Buffer) => (stderr += part.toString()))
    expect(await once(child, 'close')).toEqual([1, null])
    expect(stderr).toContain(`PostgreSQL does not run as root and the account nobody may not enter ${dirname(closed)};`)
  })
})

describe.runIf(canBeNobody)('started as root where user namespaces are allowed', () => {
  it('needs no wider permissions on the data folder or on that of the binaries', async () => {
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
  it('runs, and a command run by root leaves all files to that user', async () => {
    const dataDir = temporaryFolder()
    chownSync(dataDir, nobody.uid, nobody.gid)
    await stop(await start(dataDir, asNobody))
    const options = { cwd: root, env: { PATH: process.env.PATH, DATA_DIR: dataDir }, encoding: 'utf8' } as const
    const command = spawnSync(process.execPath, ['src/app/commands/admin-password.ts', '--generate'], options)
    expect([command.stderr, command.status]).toEqual(['', 0])
    expect(ownersIn(embeddedPaths(dataDir).cluster)).toEqual([nobody.uid])
    await stop(await start(dataDir, asNobody))
  })

  it('refuses with one line if the database belongs to another account', async () => {
    const dataDir = await folderOfRoot()
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
