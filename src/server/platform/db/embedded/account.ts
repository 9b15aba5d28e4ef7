import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseUnavailable } from '../database.ts'

/** User and group of a process. */
export interface Ids {
  uid: number
  gid: number
}

/** For PostgreSQL's programs, which must not see the passwords and secrets in our environment. */
export function minimalEnvironment(): Record<string, string> {
  return { PATH: process.env.PATH ?? '', LC_ALL: 'C' }
}

/** The account that PostgreSQL's programs run as; they refuse to run as root. See docs/decisions/0030. */
export interface Account {
  /** Command and arguments that the actual command is appended to. */
  prefix: string[]
  /** Required owner of the cluster's files; null for the current user. */
  owner: Ids | null
}

/**
 * Chooses the account for PostgreSQL. An ordinary user is used as it is. For root it is the cluster's owner, so that a
 * command run as root does not change the owner of a service's files; else a user namespace that maps root's files to
 * `nobody`; where namespaces are forbidden it is `nobody` itself.
 * @param postgres the executable, which the account must be able to reach.
 * @param cluster absolute; need not exist.
 * @throws DatabaseUnavailable when `nobody` cannot reach the program, or the cluster is another user's.
 */
export function chooseAccount(postgres: string, cluster: string): Account {
  const clusterOwner = ownerOf(cluster)
  if (process.getuid?.() !== 0) {
    if (clusterOwner && clusterOwner.uid !== process.getuid?.()) throw ownedByAnother(cluster)
    return { prefix: [], owner: null }
  }
  if (
    clusterOwner &&
    clusterOwner.uid !== 0 &&
    succeeds([postgres, '--version'], clusterOwner) &&
    mayEnter(cluster, clusterOwner)
  ) {
    return { prefix: [], owner: clusterOwner }
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

function ownedByAnother(cluster: string): DatabaseUnavailable {
  return new DatabaseUnavailable(`DATA_DIR: ${cluster} belongs to another account; start the program as that one`)
}

function succeeds([program, ...args]: string[], ids: Partial<Ids>): boolean {
  return spawnSync(program!, args, { ...ids, cwd: '/', env: minimalEnvironment(), stdio: 'ignore' }).status === 0
}

/** PostgreSQL itself looks its user up in `/etc/passwd`. */
function idsOfNobody(): Ids | null {
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null
}

/**
 * Makes the account the owner of the cluster. Needed at each start: the files may come from a backup or from a start
 * under another account, and the mode of the parent folder may have been reset.
 * @throws DatabaseUnavailable when the account cannot reach the cluster.
 */
export function chownCluster(cluster: string, { owner }: Account): void {
  if (process.getuid?.() !== 0) return
  if (owner) allowTraversal(dirname(cluster), owner)
  const { uid, gid } = owner ?? { uid: 0, gid: 0 }
  if (ownerOf(cluster)?.uid === uid) return
  for (const path of readdirSync(cluster, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(cluster, path), uid, gid)
  }
  // Last: the check above finds an interrupted change by the folder's own owner.
  chownSync(cluster, uid, gid)
}

/** Grants the right to traverse a folder, but not to list it. */
function allowTraversal(folder: string, owner: Ids): void {
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
