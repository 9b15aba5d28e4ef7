import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { passwordLimits } from '#contract/admin/account.ts'
import { generatePassword, setAdminPassword } from '#server/auth/admin-account.ts'
import { isCommonPassword } from '#server/auth/common-passwords.ts'
import { ConfigError, readConfig, type Config } from '#server/config.ts'
import { DatabaseUnavailable } from '#server/db/database.ts'
import { openDatabaseForCommand } from '#server/db/open-database.ts'
import { createLog } from '#server/log.ts'

/** Invalid input; the message is shown without a stack trace. */
class Refused extends Error {
  override name = 'Refused'
}

const usage = 'Use: npm run admin:password [-- [--generate] [--without-two-factor]]'

await main().catch((error: unknown) => {
  process.stderr.write(`${oneLine(error)}\n`)
  process.exitCode = 1
})

/**
 * `npm run admin:password`: sets the admin's password and ends all sessions. The password is prompted for, read from
 * standard input, or generated with `--generate`; `--without-two-factor` also removes a lost second factor.
 */
async function main(): Promise<void> {
  const flags = readFlags()
  const config = readConfig(process.env)
  const database = await openDatabaseForCommand({ config, log: createLog('warn') })
  try {
    const password = flags.generate ? generatePassword() : await readPassword(config)
    const { email } = config.admin
    await setAdminPassword(database.db, email, password, { withoutTwoFactor: flags['without-two-factor'] })
    const shown = flags.generate ? `\n  Admin: ${email}  Password: ${password}\n\n` : ''
    process.stdout.write(`${shown}The password of ${email} is set; all sessions have ended.\n`)
  } finally {
    await database.close()
  }
}

function readFlags() {
  try {
    const flag = { type: 'boolean', default: false } as const
    return parseArgs({ options: { generate: flag, 'without-two-factor': flag } }).values
  } catch (error) {
    throw new Refused(usage, { cause: error })
  }
}

/** Prompts twice without echo on a terminal; reads one line otherwise. */
async function readPassword(config: Config): Promise<string> {
  const { stdin } = process
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY })
  const input = lines[Symbol.asyncIterator]()
  try {
    const password = await ask('New password: ', input)
    if (stdin.isTTY && password !== (await ask('Once more: ', input))) {
      throw new Refused('The two are different; nothing was changed.')
    }
    return await validated(password, config)
  } finally {
    lines.close()
  }
}

async function ask(question: string, input: AsyncIterator<string>): Promise<string> {
  if (process.stdin.isTTY) process.stdout.write(question)
  const { value, done } = await input.next()
  if (process.stdin.isTTY) process.stdout.write('\n')
  return done ? '' : value
}

async function validated(password: string, { admin, profile }: Config): Promise<string> {
  const { min, max } = passwordLimits
  if (password.length < min || password.length > max) {
    throw new Refused(`The password needs ${min} to ${max} characters; nothing was changed.`)
  }
  if (!(await isCommonPassword(password, [admin.email, profile.brand_name]))) return password
  throw new Refused('The password is easy to guess; nothing was changed.')
}

function oneLine(error: unknown): string {
  if (error instanceof Refused || error instanceof ConfigError || error instanceof DatabaseUnavailable) {
    return error.message
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
