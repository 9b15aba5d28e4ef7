import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Logger } from 'pino'
import { DatabaseUnavailable } from '../database.ts'
import { chownCluster, minimalEnvironment, type Account } from './account.ts'
import { asArguments } from './settings.ts'

export interface ServerOptions {
  postgres: string
  account: Account
  /** The cluster's folder, absolute. */
  cluster: string
  settings: Record<string, string>
  log: Logger
}

export interface ServerProcess {
  /** Resolves when the server has exited, for any reason. */
  ended: Promise<void>
  /** Fast shutdown: open transactions are rolled back. */
  stop: () => Promise<void>
}

/**
 * Runs the server, and stops it when standard input is closed, which happens when our process ends, even by `kill -9`.
 * See docs/decisions/0030.
 */
const supervise = `exec 3<&0
"$@" 3<&- </dev/null &
server=$!
(read -r _ <&3; kill -INT "$server") 2>/dev/null &
reader=$!
exec 3<&- </dev/null
wait "$server"
status=$?
kill "$reader" 2>/dev/null
exit "$status"`

/** Milliseconds for the shutdown checkpoint; an immediate shutdown follows. */
const stopTime = 30_000

const readyMessage = 'database system is ready to accept connections'

/** Lines of the server's log that are buffered to explain why it exited. */
const bufferedLines = 20

/**
 * @returns once the server accepts connections; after a crash it replays its WAL first, which may take long.
 * @throws DatabaseUnavailable with the server's own reason when it exits before, or the account cannot reach the
 * cluster.
 */
export async function startServer({
  postgres,
  account,
  cluster,
  settings,
  log,
}: ServerOptions): Promise<ServerProcess> {
  chownCluster(cluster, account)
  const command = [...account.prefix, postgres, '-D', cluster, ...asArguments(settings)]
  // In its own session: Ctrl+C must reach only the program, which stops the server after its last response.
  const child = spawn('/bin/sh', ['-c', supervise, 'supervise', ...command], {
    ...account.owner,
    cwd: '/',
    env: minimalEnvironment(),
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  child.stdin!.on('error', () => {})
  const lines: string[] = []
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  return new Promise((resolve, reject) => {
    createInterface(child.stderr!).on('line', (line) => {
      lines.push(line)
      if (lines.length > bufferedLines) lines.shift()
      logLine(line, child.stdin!.writableEnded, log)
      if (line.includes(readyMessage)) resolve({ ended, stop: () => stop(child, ended) })
    })
    child.once('error', reject)
    void ended.then(() => reject(new DatabaseUnavailable(`DATA_DIR: the database does not start (${reasonIn(lines)})`)))
  })
}

/** A server that is stopped reports each connection that it ends as FATAL. */
function logLine(line: string, isStopping: boolean, log: Logger): void {
  const level = /^(?:PANIC|FATAL):/.test(line) && !isStopping ? 'warn' : 'debug'
  log[level]({ part: 'postgresql' }, line)
}

function reasonIn(lines: string[]): string {
  const fatal = lines.filter((line) => /^(?:PANIC|FATAL):/.test(line))
  return (fatal.at(-1) ?? lines.at(-1) ?? 'it said nothing').replace(/^\w+:\s+/, '')
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.stdin!.end()
  const timer = setTimeout(() => process.kill(-child.pid!, 'SIGQUIT'), stopTime)
  await ended
  clearTimeout(timer)
}
