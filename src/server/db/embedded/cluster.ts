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
import { giveCluster, plainEnvironment, type Account } from './account.ts'
import { packagedMajor, type Binaries } from './binaries.ts'

/** The one superuser: whoever may enter the socket's folder is it. */
export const superuser = 'hatheli'

/** One call that writes everything to disk takes a tenth of the time of one for each of a thousand files. */
const syncMethod = process.platform === 'linux' ? 'syncfs' : 'fsync'

const fileFlags = ['--data-checksums', '--no-instructions', `--sync-method=${syncMethod}`]

/** Sorting and comparing do not depend on the machine's locales, so a cluster can move between machines. */
const localeFlags = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']

/** Only the socket in a closed folder leads in. */
const accessFlags = [`--username=${superuser}`, '--auth-local=trust', '--auth-host=reject']

/** The file by which a folder is a cluster. */
const versionFile = 'PG_VERSION'

/**
 * Makes the cluster where there is none. It is made beside its place and moved there whole, so that a first start that
 * is interrupted leaves nothing that looks like a cluster.
 * @param folder absolute; its parent exists.
 * @throws DatabaseUnavailable when it cannot be made, or was made by another major version.
 */
export function ensureCluster(folder: string, binaries: Binaries, account: Account): void {
  if (existsSync(join(folder, versionFile))) {
    requireMajor(folder)
    // A folder that was copied or unpacked may be open to others, and PostgreSQL refuses it then.
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
  giveCluster(folder, account)
  const { prefix, owner } = account
  const [program, ...args] = [...prefix, initdb, `--pgdata=${folder}`, ...fileFlags, ...localeFlags, ...accessFlags]
  const { status, stderr, error } = spawnSync(program!, args, {
    ...owner,
    cwd: '/',
    env: plainEnvironment(),
    encoding: 'utf8',
  })
  if (status === 0) return
  rmSync(folder, { recursive: true, force: true })
  const reason = (error?.message ?? stderr).trim().split('\n').at(-1)
  throw new DatabaseUnavailable(`DATA_DIR: the database cannot be made in ${folder} (${reason})`, { cause: error })
}

function requireMajor(folder: string): void {
  const major = Number(readFileSync(join(folder, versionFile), 'utf8'))
  if (major === packagedMajor) return
  const advice =
    major > packagedMajor
      ? 'start the newer version of the program that made it'
      : "upgrade it as README.md tells under 'Upgrading PostgreSQL'"
  throw new DatabaseUnavailable(
    `DATA_DIR: ${folder} was made by PostgreSQL ${major}, and this is PostgreSQL ${packagedMajor}; ${advice}`,
  )
}

/** A rename survives a power cut once the folder around it is on disk. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
