import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

/**
 * Makes unit tests fail that listen on a port, open a connection or start a process: such tests are integration tests.
 */
function forbid(owner: object, method: string, doing: string): void {
  const forbidden = () => {
    throw new Error(`A unit test ${doing}: rename its file to *.integration.test.ts, or test less at once.`)
  }
  Object.defineProperty(owner, method, { value: forbidden })
}

forbid(net.Server.prototype, 'listen', 'listens on a port')
forbid(net.Socket.prototype, 'connect', 'opens a connection')
for (const method of ['spawn', 'exec', 'execFile', 'fork', 'spawnSync', 'execSync', 'execFileSync'])
  forbid(childProcess, method, 'starts a process')
// Named imports of built-in modules are copies.
syncBuiltinESMExports()
