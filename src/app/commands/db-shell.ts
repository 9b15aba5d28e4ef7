import { createInterface, type Interface } from 'node:readline'
import { ConfigError, readConfig } from '#server/config/config.ts'
import { connect } from '#server/db/connect.ts'
import { DatabaseUnavailable } from '#server/db/database.ts'
import { openServerForCommand } from '#server/db/open-database.ts'
import type { Output } from '#server/db/shell/screen.ts'
import { openSession, type Session } from '#server/db/shell/session.ts'
import { createLog } from '#server/log.ts'

const { stdin, stdout, stderr } = process

/** Columns of a terminal that does not report its width. */
const defaultWidth = 80

const output: Output = {
  write: (part) => void stdout.write(part),
  writeError: (text) => void stderr.write(text),
  width: () => (stdout.isTTY ? stdout.columns || defaultWidth : null),
}

// The reader of the pipe has closed it, as `head` does.
stdout.on('error', () => process.exit())

await main().catch((error: unknown) => {
  stderr.write(`${oneLine(error)}\n`)
  process.exitCode = 1
})

/**
 * `npm run db:shell`: an interactive SQL prompt that runs no migrations. Piped input is run until the first error, which
 * also sets the exit code.
 */
async function main(): Promise<void> {
  const server = await openServerForCommand({ config: readConfig(process.env), log: createLog('silent') })
  try {
    const client = await connect(server.url)
    const lost = new AbortController()
    client.once('end', () => lost.abort())
    client.on('notice', ({ severity, message }) => output.writeError(`${severity}:  ${message}\n`))
    await client.query('set statement_timeout = 0')
    const succeeded = await readAndRun(openSession(client, server.url, output), lost.signal)
    if (lost.signal.aborted) throw new DatabaseUnavailable('The connection to the database is lost.')
    if (!succeeded) process.exitCode = 1
    await client.end()
  } finally {
    await server.stop()
  }
}

/** @returns whether all input succeeded; always true at an interactive prompt. */
async function readAndRun(session: Session, signal: AbortSignal): Promise<boolean> {
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
    // Ctrl+E and Ctrl+U clear the line.
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
