import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { passwordLimits } from '#contract/account.ts'
import { generatePassword, setAdminPassword } from '#server/auth/admin-account.ts'
import { ConfigError, readConfig, type Config } from '#server/config.ts'
import { DatabaseUnavailable } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'

/**
 * `npm run admin:password`: sets the admin's password and ends every session. The password is asked for, read from
 * standard input, or made with `--generate`; `--without-two-factor` also forgets a second factor that was lost.
 */
const { values: flags } = parseArgs({
  options: { generate: { type: 'boolean', default: false }, 'without-two-factor': { type: 'boolean', default: false } },
})

try {
  await main(readConfig(process.env))
} catch (error) {
  process.stderr.write(`${oneLine(error)}\n`)
  process.exitCode = 1
}

/** What was typed cannot be used; the message is one line for whoever typed it. */
class Refused extends Error {
  override name = 'Refused'
}

async function main(config: Config): Promise<void> {
  const database = await openDatabase(config).catch(explainLock)
  try {
    const password = flags.generate ? generatePassword() : await readPassword()
    const { email } = config.admin
    await setAdminPassword(database.db, email, password, { withoutTwoFactor: flags['without-two-factor'] })
    const shown = flags.generate ? `\n  Admin: ${email}  Password: ${password}\n\n` : ''
    process.stdout.write(`${shown}The password of ${email} is set; all sessions have ended.\n`)
  } finally {
    await database.close()
  }
}

/** The embedded database belongs to one process: the running server. */
function explainLock(error: unknown): never {
  if (!(error instanceof DatabaseUnavailable) || !error.message.startsWith('DATA_DIR')) throw error
  throw new Refused('The server is running and has the database; stop it, then set the password.', { cause: error })
}

async function readPassword(): Promise<string> {
  const password = process.stdin.isTTY ? await askTwice() : await ask('')
  const { min, max } = passwordLimits
  if (password.length < min || password.length > max) {
    throw new Refused(`The password needs ${min} to ${max} characters; nothing was changed.`)
  }
  return password
}

async function askTwice(): Promise<string> {
  const password = await ask('New password: ')
  if (password !== (await ask('Once more: '))) throw new Refused('The two are different; nothing was changed.')
  return password
}

/** Reads a line; what is typed is not shown. */
async function ask(question: string): Promise<string> {
  process.stdout.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY })
  try {
    for await (const line of lines) return line
    return ''
  } finally {
    lines.close()
    if (question) process.stdout.write('\n')
  }
}

function oneLine(error: unknown): string {
  if (error instanceof Refused || error instanceof ConfigError || error instanceof DatabaseUnavailable) {
    return error.message
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
