import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseUnavailable } from '../database.ts'

/** A user and group that a program runs as. */
export interface Ids {
  uid: number
  gid: number
}

/** The environment of PostgreSQL's programs: passwords and secrets in ours are not theirs to know. */
export function plainEnvironment(): Record<string, string> {
  return { PATH: process.env.PATH ?? '', LC_ALL: 'C' }
}

/** How PostgreSQL's programs are started: they refuse to run as root. */
export interface Account {
  /** Words to put before a command. */
  prefix: string[]
  /** Whom the cluster's files must belong to; null where they belong to us. */
  owner: Ids | null
}

/**
 * Chooses the account for PostgreSQL. An ordinary user is one already. For root it is the cluster's owner, so that
 * a command typed as root takes nothing away from a service; else a user namespace, in which root's own files belong to
 * `nobody`; where namespaces are forbidden it is `nobody` itself.
 * @param postgres the program that has to be reachable.
 * @param cluster absolute; need not exist.
 * @throws DatabaseUnavailable when `nobody` cannot reach the program, or the cluster is another user's.
 */
export function chooseAccount(postgres: string, cluster: string): Account {
  const maker = ownerOf(cluster)
  if (process.getuid?.() !== 0) {
    if (maker && maker.uid !== process.getuid?.()) throw isAnothers(cluster)
    return { prefix: [], owner: null }
  }
  if (maker && maker.uid !== 0 && succeeds([postgres, '--version'], maker) && mayEnter(cluster, maker)) {
    return { prefix: [], owner: maker }
  }
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

function isAnothers(cluster: string): DatabaseUnavailable {
  return new DatabaseUnavailable(`DATA_DIR: ${cluster} belongs to another account; start the program as that one`)
}

function succeeds([program, ...args]: string[], ids: Partial<Ids>): boolean {
  return spawnSync(program!, args, { ...ids, cwd: '/', env: plainEnvironment(), stdio: 'ignore' }).status === 0
}

/** PostgreSQL looks its user up in the same file. */
function idsOfNobody(): Ids | null {
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null
}

/**
 * Gives a cluster to its account. Due at each start: the files may come from a backup or from a start under another
 * account, and the folder above may have been closed since.
 * @throws DatabaseUnavailable when the account cannot get there.
 */
export function giveCluster(cluster: string, { owner }: Account): void {
  if (process.getuid?.() !== 0) return
  if (owner) letPass(dirname(cluster), owner)
  const { uid, gid } = owner ?? { uid: 0, gid: 0 }
  if (ownerOf(cluster)?.uid === uid) return
  for (const path of readdirSync(cluster, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(cluster, path), uid, gid)
  }
  // Last, since by it an interrupted change is noticed.
  chownSync(cluster, uid, gid)
}

/** Lets an account pass through a folder of ours, whose content stays closed to it. */
function letPass(folder: string, owner: Ids): void {
  if (mayEnter(folder, owner)) return
  chmodSync(folder, (statSync(folder).mode & 0o777) | 0o111)
  if (mayEnter(folder, owner)) return
  const name = owner.uid === idsOfNobody()?.uid ? 'nobody' : owner.uid
  throw refused(`the account ${name} may not enter ${folder}`)
}

function mayEnter(folder: string, ids: Ids): boolean {
  return succeeds(['test', '-x', folder], ids)
}

function ownerOf(folder: string): Ids | null {
  const { uid, gid } = statSync(folder, { throwIfNoEntry: false }) ?? {}
  return uid === undefined || gid === undefined ? null : { uid, gid }
}
