import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Logger } from 'pino'
import { DatabaseUnavailable } from '../database.ts'
import { giveCluster, plainEnvironment, type Account } from './account.ts'
import { asArguments } from './settings.ts'

/** What a server is started with. */
export interface ServerOptions {
  postgres: string
  account: Account
  /** The cluster's folder, absolute. */
  cluster: string
  settings: Record<string, string>
  log: Logger
}

/** A running server. */
export interface ServerProcess {
  /** Resolves when it has ended, however that came about. */
  ended: Promise<void>
  /** Ends it in order; open transactions are rolled back. */
  stop: () => Promise<void>
}

/**
 * Starts the server and waits for the other end of its standard input to be closed, which happens when this process ends,
 * be it by `kill -9`; then the server is told to stop.
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

/** A server that still does its last checkpoint after this time is told to do without, milliseconds. */
const stopTime = 30_000

const readyMessage = 'database system is ready to accept connections'

/** Lines of the server's log that are kept to explain why it ended. */
const lastLines = 20

/**
 * Starts PostgreSQL over a cluster.
 * @returns once it accepts connections; after a crash it reads its log first, which may take long.
 * @throws DatabaseUnavailable with the server's own reason when it ends before, or the account cannot reach the cluster.
 */
export async function startServer({
  postgres,
  account,
  cluster,
  settings,
  log,
}: ServerOptions): Promise<ServerProcess> {
  giveCluster(cluster, account)
  const command = [...account.prefix, postgres, '-D', cluster, ...asArguments(settings)]
  // In a session of its own: Ctrl+C is for the program, which stops the server when it has answered everybody.
  const child = spawn('/bin/sh', ['-c', supervise, 'supervise', ...command], {
    ...account.owner,
    cwd: '/',
    env: plainEnvironment(),
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  child.stdin!.on('error', () => {})
  const lines: string[] = []
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  return new Promise((resolve, reject) => {
    createInterface(child.stderr!).on('line', (line) => {
      lines.push(line)
      if (lines.length > lastLines) lines.shift()
      tell(line, log)
      if (line.includes(readyMessage)) resolve({ ended, stop: () => stop(child, ended) })
    })
    child.once('error', reject)
    void ended.then(() => reject(new DatabaseUnavailable(`DATA_DIR: the database does not start (${reasonIn(lines)})`)))
  })
}

function tell(line: string, log: Logger): void {
  const level = /^(?:PANIC|FATAL):/.test(line) ? 'warn' : 'debug'
  log[level]({ part: 'postgresql' }, line)
}

function reasonIn(lines: string[]): string {
  const grave = lines.filter((line) => /^(?:PANIC|FATAL):/.test(line))
  return (grave.at(-1) ?? lines.at(-1) ?? 'it said nothing').replace(/^\w+:\s+/, '')
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.stdin!.end()
  const timer = setTimeout(() => process.kill(-child.pid!, 'SIGQUIT'), stopTime)
  await ended
  clearTimeout(timer)
}
