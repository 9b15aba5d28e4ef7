import type pg from 'pg'
import { connect } from '../connect.ts'
import { runCommand, type Taken } from './commands.ts'
import { runStatement } from './run-statement.ts'
import { createScreen, type Output } from './screen.ts'
import { describeError } from './sql-error.ts'
import { createStatementReader } from './statement-reader.ts'

/** A conversation with a server over one connection. */
export interface Session {
  /** Takes a line, and runs what it completes. */
  take: (line: string) => Promise<Taken>
  /** Runs what was begun and has no semicolon. */
  finish: () => Promise<Taken>
  /** Cancels the running statement, or drops what was typed. @returns whether one is running. */
  interrupt: () => boolean
  prompt: () => string
}

/** Behind the prompt's sign: within a transaction, within one that failed. */
const transactionSigns = { I: '', T: '*', E: '!' }

/** @param url the way to the same server, to cancel on. */
export function openSession(client: pg.Client, url: string, output: Output): Session {
  const reader = createStatementReader()
  const screen = createScreen(output)
  let running: Promise<unknown> | null = null

  async function run(text: string): Promise<Taken> {
    const work = runStatement(client, text, output.write)
    running = work
    try {
      const { tag, found } = await work
      if (found) screen.show(found)
      else screen.say([tag])
      return 'done'
    } catch (error) {
      return failed(error, text)
    } finally {
      running = null
    }
  }

  async function runAll(statements: string[]): Promise<Taken> {
    for (const statement of statements) {
      if ((await run(statement)) === 'failed') return 'failed'
    }
    return 'done'
  }

  function failed(error: unknown, text = ''): Taken {
    screen.complain(describeError(error, text))
    return 'failed'
  }

  async function cancel(work: Promise<unknown>): Promise<void> {
    const other = await connect(url)
    try {
      // It may have ended meanwhile, and the next one is not meant.
      if (running === work) await other.query('select pg_cancel_backend($1)', [processOf(client)])
    } finally {
      await other.end()
    }
  }

  return {
    take(line) {
      const isCommand = reader.sign() === '=' && line.trimStart().startsWith('\\')
      return isCommand
        ? runCommand(line, client, screen).catch((error: unknown) => failed(error))
        : runAll(reader.push(line))
    },
    async finish() {
      const rest = reader.rest()
      return rest ? run(rest) : 'done'
    },
    interrupt() {
      if (running) cancel(running).catch((error: unknown) => failed(error))
      else reader.rest()
      return running !== null
    },
    prompt: () => `${client.database ?? ''}${reader.sign()}${transactionSigns[client.getTransactionStatus() ?? 'I']}> `,
  }
}

/** The server's process for a connection; the driver's types leave it out. */
function processOf(client: pg.Client): number {
  return (client as unknown as { processID: number }).processID
}
