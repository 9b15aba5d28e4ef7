import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Ids } from '#server/db/embedded/account.ts'
import type { Launch } from './program-process.ts'

/** Debian's, and the only account besides root that every machine has. */
export const nobody: Ids = { uid: 65_534, gid: 65_534 }

/** Whether this machine lets us be `nobody`, who can then run the project. */
export const canBeNobody =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  /^nobody:[^:]*:65534:65534:/m.test(readFileSync('/etc/passwd', 'utf8')) &&
  spawnSync(process.execPath, ['-e', 'require("node:fs").readFileSync("package.json")'], nobody).status === 0

export const asNobody: Launch = ([program, ...args], options) => spawn(program, args, { ...options, ...nobody })

/** Forbids what is asked for at the shell's end; as root of the namespace it may, once its numbers are known. */
const forbidding = 'echo 0 > /proc/sys/user/max_user_namespaces && exec "$@"'
const awaitingNumbers = 'echo; read -r _; exec sh -c "$0" sh "$@"'

/** Starts a process as root in a place where no user namespace can be made, as in many containers. */
export const withoutNamespaces: Launch = (command, options) => {
  const shell = ['--user', 'sh', '-c', awaitingNumbers, forbidding, ...command]
  const child = spawn('unshare', shell, { ...options, stdio: ['pipe', 'pipe', 'pipe'] })
  child.stdin.on('error', () => {})
  child.stdout.once('data', () => {
    for (const kind of ['uid', 'gid']) writeFileSync(`/proc/${child.pid}/${kind}_map`, '0 0 65536\n')
    child.stdin.end('\n')
  })
  return child
}
