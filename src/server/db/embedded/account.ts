import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseUnavailable } from '../database.ts'

/** A user and group that a program runs as. */
export interface Ids {
  uid: number
  gid: number
}

/** How PostgreSQL's programs are started: they refuse to run as root. */
export interface Account {
  /** Words to put before a command. */
  prefix: string[]
  /** Whom the cluster's files must belong to; null where they belong to us. */
  owner: Ids | null
}

/**
 * Chooses the account for PostgreSQL. An ordinary user is one already. For root it is a user namespace, in which
 * root's own files belong to `nobody`; where namespaces are forbidden it is `nobody` itself.
 * @param postgres the program that has to be reachable.
 * @throws DatabaseUnavailable when `nobody` cannot reach the program.
 */
export function chooseAccount(postgres: string): Account {
  if (process.getuid?.() !== 0) return { prefix: [], owner: null }
  const nobody = process.platform === 'linux' ? idsOfNobody() : null
  if (!nobody) throw refused('the account nobody is missing')
  const { uid, gid } = nobody
  const prefix = ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`]
  if (succeeds([...prefix, postgres, '--version'], {})) return { prefix, owner: null }
  if (succeeds([postgres, '--version'], nobody)) return { prefix: [], owner: nobody }
  throw refused(`the account nobody may not enter ${dirname(postgres)}`)
}

function refused(reason: string): DatabaseUnavailable {
  return new DatabaseUnavailable(
    `DATABASE_URL: PostgreSQL does not run as root and ${reason}; start the program as an ordinary user, or name a PostgreSQL server here`,
  )
}

function succeeds([program, ...args]: string[], ids: Partial<Ids>): boolean {
  return spawnSync(program!, args, { ...ids, cwd: '/', stdio: 'ignore' }).status === 0
}

/** PostgreSQL looks its user up in the same file. */
function idsOfNobody(): Ids | null {
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null
}

/**
 * Lets an account pass through a folder of ours, whose content stays closed to it.
 * @throws DatabaseUnavailable when a folder above is closed.
 */
export function letPass(folder: string, owner: Ids): void {
  chmodSync(folder, 0o711)
  if (succeeds(['test', '-x', folder], owner)) return
  throw refused(`the account nobody may not enter ${folder}`)
}
