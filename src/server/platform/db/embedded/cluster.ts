import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseUnavailable } from '../database.ts'
import { chownCluster, minimalEnvironment, type Account } from './account.ts'
import { packagedMajor, type Binaries } from './binaries.ts'

/** The only role; the socket's folder is what restricts access to it. */
export const superuser = 'hatheli'

/** One `syncfs` takes a tenth of the time of an `fsync` for each of a thousand files. */
const syncMethod = process.platform === 'linux' ? 'syncfs' : 'fsync'

const fileFlags = ['--data-checksums', '--no-instructions', `--sync-method=${syncMethod}`]

/** Collation does not depend on the machine's locales, so a cluster can move between machines. */
const localeFlags = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']

/** Trust on the socket, in a folder with mode 0700; no TCP. */
const accessFlags = [`--username=${superuser}`, '--auth-local=trust', '--auth-host=reject']

/** A folder with this file is a cluster. */
const versionFile = 'PG_VERSION'

/**
 * Creates the cluster if it is missing, under a temporary name and then renamed, so that an interrupted first start
 * leaves nothing that looks like a cluster.
 * @param folder absolute; its parent exists.
 * @throws DatabaseUnavailable when it cannot be created, or was created by another major version.
 */
export function ensureCluster(folder: string, binaries: Binaries, account: Account): void {
  if (existsSync(join(folder, versionFile))) {
    requireMajor(folder)
    // PostgreSQL refuses a folder that others can read, as after copying or unpacking it.
    return chmodSync(folder, 0o700)
  }
  const parent = dirname(folder)
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  initialise(unfinished, binaries, account)
  renameSync(unfinished, folder)
  syncFolder(parent)
}

function initialise(folder: string, { initdb }: Binaries, account: Account): void {
  mkdirSync(folder, { mode: 0o700 })
  chownCluster(folder, account)
  const { prefix, owner } = account
  const [program, ...args] = [...prefix, initdb, `--pgdata=${folder}`, ...fileFlags, ...localeFlags, ...accessFlags]
  const { status, stderr, error } = spawnSync(program!, args, {
    ...owner,
    cwd: '/',
    env: minimalEnvironment(),
    encoding: 'utf8',
  })
  if (status === 0) return
  rmSync(folder, { recursive: true, force: true })
  const reason = (error?.message ?? stderr).trim().split('\n').at(-1)
  throw new DatabaseUnavailable(`DATA_DIR: the database cannot be created in ${folder} (${reason})`, { cause: error })
}

function requireMajor(folder: string): void {
  const major = Number(readFileSync(join(folder, versionFile), 'utf8'))
  if (major === packagedMajor) return
  const advice =
    major > packagedMajor
      ? 'start the newer version of the program that made it'
      : 'upgrade it as docs/upgrading-postgresql.md says'
  throw new DatabaseUnavailable(
    `DATA_DIR: ${folder} was made by PostgreSQL ${major}, and this is PostgreSQL ${packagedMajor}; ${advice}`,
  )
}

/** A rename is durable only once its parent folder is synced. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
