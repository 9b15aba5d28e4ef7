import { parseArgs, type ParseArgsConfig } from 'node:util'
import { isExpected } from '../expected-failures.ts'

/** Invalid input; the message is shown without a stack trace. */
export class Refused extends Error {
  override name = 'Refused'
}

/** Runs a command; expected failures print one line. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    process.stderr.write(`${textOf(error)}\n`)
    process.exitCode = 1
  }
}

/** @throws Refused with the usage for unknown arguments. */
export function readArguments<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new Refused(usage, { cause: error })
  }
}

function textOf(error: unknown): string {
  if (error instanceof Refused || isExpected(error)) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
