import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Ids } from '#server/platform/db/embedded/account.ts'
import type { Launch } from './program-process.ts'

/** Debian's ids of the only account other than root that every machine has. */
export const nobody: Ids = { uid: 65_534, gid: 65_534 }

/** Whether this process can become `nobody`, and `nobody` can read the project. */
export const canBeNobody =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  /^nobody:[^:]*:65534:65534:/m.test(readFileSync('/etc/passwd', 'utf8')) &&
  spawnSync(process.execPath, ['-e', 'require("node:fs").readFileSync("package.json")'], nobody).status === 0

export const asNobody: Launch = ([program, ...args], options) => spawn(program, args, { ...options, ...nobody })

/** Forbids further namespaces; root of this namespace may do that once its id maps are written. */
const forbidNamespaces = 'echo 0 > /proc/sys/user/max_user_namespaces && exec "$@"'
const awaitIdMaps = 'echo; read -r _; exec sh -c "$0" sh "$@"'

/** Starts a process as root where no user namespace can be created, as in many containers. */
export const withoutUserNamespaces: Launch = (command, options) => {
  const shell = ['--user', 'sh', '-c', awaitIdMaps, forbidNamespaces, ...command]
  const child = spawn('unshare', shell, { ...options, stdio: ['pipe', 'pipe', 'pipe'] })
  child.stdin.on('error', () => {})
  child.stdout.once('data', () => {
    for (const kind of ['uid', 'gid']) writeFileSync(`/proc/${child.pid}/${kind}_map`, '0 0 65536\n')
    child.stdin.end('\n')
  })
  return child
}
