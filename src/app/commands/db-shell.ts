import { createInterface, type Interface } from 'node:readline'
import { ConfigError, readConfig } from '#server/config.ts'
import { connect } from '#server/db/connect.ts'
import { DatabaseUnavailable } from '#server/db/database.ts'
import { openServerForCommand } from '#server/db/open-database.ts'
import type { Output } from '#server/db/shell/screen.ts'
import { openSession, type Session } from '#server/db/shell/session.ts'
import { createLog } from '#server/log.ts'

const { stdin, stdout, stderr } = process

/** Places in a line of a terminal that does not tell. */
const usualWidth = 80

const output: Output = {
  write: (part) => void stdout.write(part),
  writeError: (text) => void stderr.write(text),
  width: () => (stdout.isTTY ? stdout.columns || usualWidth : null),
}

// Whoever reads has seen enough.
stdout.on('error', () => process.exit())

await main().catch((error: unknown) => {
  stderr.write(`${oneLine(error)}\n`)
  process.exitCode = 1
})

/**
 * `npm run db:shell`: a prompt on the database, without migrations. What is piped in is run up to the first error,
 * with which it ends.
 */
async function main(): Promise<void> {
  const server = await openServerForCommand({ config: readConfig(process.env), log: createLog('silent') })
  try {
    const client = await connect(server.url)
    const lost = new AbortController()
    client.once('end', () => lost.abort())
    client.on('notice', ({ severity, message }) => output.writeError(`${severity}:  ${message}\n`))
    await client.query('set statement_timeout = 0')
    const isWell = await converse(openSession(client, server.url, output), lost.signal)
    if (lost.signal.aborted) throw new DatabaseUnavailable('The connection to the database is lost.')
    if (!isWell) process.exitCode = 1
    await client.end()
  } finally {
    await server.stop()
  }
}

/**
 * @param signal ends it.
 * @returns whether everything went well; at a prompt it always did.
 */
async function converse(session: Session, signal: AbortSignal): Promise<boolean> {
  const isPrompt = stdin.isTTY && stdout.isTTY
  const lines = createInterface({ input: stdin, output: stdout, terminal: isPrompt, signal })
  if (isPrompt) greet(lines, session)
  for await (const line of lines) {
    const result = await session.runLine(line)
    if (result === 'quit') return true
    if (signal.aborted) return false
    if (isPrompt) ask(lines, session)
    else if (result === 'failed') return false
  }
  if (!isPrompt) return (await session.finish()) === 'done'
  stdout.write('\n')
  return true
}

function greet(lines: Interface, session: Session): void {
  stdout.write('\\? for help, \\q or Ctrl+D to end\n')
  lines.on('SIGINT', () => {
    stdout.write('^C\n')
    if (session.interrupt()) return
    // The key that empties a line.
    lines.write(null, { ctrl: true, name: 'e' })
    lines.write(null, { ctrl: true, name: 'u' })
    ask(lines, session)
  })
  ask(lines, session)
}

function ask(lines: Interface, session: Session): void {
  lines.setPrompt(session.prompt())
  lines.prompt()
}

function oneLine(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseUnavailable) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
