import type pg from 'pg'
import { connect } from '../connect.ts'
import { runCommand, type LineResult } from './commands.ts'
import { runStatement } from './run-statement.ts'
import { createScreen, type Output } from './screen.ts'
import { describeError } from './sql-error.ts'
import { createStatementReader } from './statement-reader.ts'

export interface Session {
  /** Runs the statements that this line completes, or the command that it is. */
  runLine: (line: string) => Promise<LineResult>
  /** Runs a last statement without a semicolon. */
  finish: () => Promise<LineResult>
  /** Cancels the running statement, else discards the incomplete one. @returns whether one was running. */
  interrupt: () => boolean
  prompt: () => string
}

/** In the prompt, by the protocol's transaction status: idle, in a transaction, in a failed one. */
const transactionSigns = { I: '', T: '*', E: '!' }

/** @param url of the same server: a cancellation needs a second connection. */
export function openSession(client: pg.Client, url: string, output: Output): Session {
  const reader = createStatementReader()
  const screen = createScreen(output)
  let running: Promise<unknown> | null = null

  async function run(text: string): Promise<LineResult> {
    const work = runStatement(client, text, output.write)
    running = work
    try {
      const { tag, found } = await work
      if (found) screen.show(found)
      else screen.print([tag])
      return 'done'
    } catch (error) {
      return failed(error, text)
    } finally {
      running = null
    }
  }

  async function runAll(statements: string[]): Promise<LineResult> {
    for (const statement of statements) {
      if ((await run(statement)) === 'failed') return 'failed'
    }
    return 'done'
  }

  function failed(error: unknown, text = ''): LineResult {
    screen.printError(describeError(error, text))
    return 'failed'
  }

  async function cancel(work: Promise<unknown>): Promise<void> {
    const other = await connect(url)
    try {
      // Unless it has ended meanwhile: the cancellation would hit the next one.
      if (running === work) await other.query('select pg_cancel_backend($1)', [backendPid(client)])
    } finally {
      await other.end()
    }
  }

  return {
    runLine(line) {
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

/** `processID` is missing in the driver's types. */
function backendPid(client: pg.Client): number {
  return (client as unknown as { processID: number }).processID
}
