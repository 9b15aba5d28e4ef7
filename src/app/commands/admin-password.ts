import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { passwordLimits } from '#contract/admin/installation/account.ts'
import { passwordLinkHours } from '#contract/admin/first-run/password-links.ts'
import {
  ensureAdmin,
  generatePassword,
  removeTwoFactor,
  setAdminPassword,
} from '#server/platform/auth/admin-account.ts'
import { adminEmail } from '#server/platform/auth/admin-email.ts'
import { isCommonPassword } from '#server/platform/auth/common-passwords.ts'
import { createPasswordToken, passwordLink } from '#server/platform/auth/recovery/password-links.ts'
import { readConfig } from '#server/platform/config/config.ts'
import type { Db } from '#server/platform/db/database.ts'
import { openDatabaseForCommand } from '#server/platform/db/open-database.ts'
import { createLog } from '#server/platform/log.ts'
import { readArguments, Refused, runCommand } from './run-command.ts'

const usage = 'Use: npm run admin:password [-- [--generate | --link] [--without-two-factor]]'

await runCommand(main)

/**
 * `npm run admin:password`: sets the admin's password and ends all sessions. The password is prompted for, read from
 * standard input, or generated with `--generate`; `--without-two-factor` also removes a lost second factor. With `--link`,
 * or where nothing is typed, it prints a one-time link instead, and the present password stays until that is used.
 */
async function main(): Promise<void> {
  const flags = readFlags()
  const config = readConfig(process.env)
  const database = await openDatabaseForCommand({ config, log: createLog('warn') })
  try {
    await ensureAdmin(database.db, { email: config.admin.email, password: null })
    const email = await adminEmail(database.db)
    const { generate, link, 'without-two-factor': withoutTwoFactor } = flags
    const password = generate
      ? generatePassword()
      : link
        ? null
        : await readPassword([email, config.profile.brand_name])
    if (password === null) return await printLink(database.db, { email, siteUrl: config.siteUrl, withoutTwoFactor })
    await setAdminPassword(database.db, null, password, { isChosen: !generate, withoutTwoFactor })
    const shown = generate ? `\n  Admin: ${email}  Password: ${password}\n\n` : ''
    process.stdout.write(`${shown}The password of ${email} is set; all sessions have ended.\n`)
  } finally {
    await database.close()
  }
}

function readFlags() {
  const flag = { type: 'boolean', default: false } as const
  const options = { generate: flag, link: flag, 'without-two-factor': flag }
  const { values } = readArguments(usage, { options })
  if (values.generate && values.link) throw new Refused(usage)
  return values
}

interface PrintedLink {
  email: string
  siteUrl: string
  withoutTwoFactor: boolean
}

async function printLink(db: Db, { email, siteUrl, withoutTwoFactor }: PrintedLink): Promise<void> {
  if (withoutTwoFactor) await db.transaction((tx) => removeTwoFactor(tx as Db))
  const link = passwordLink(siteUrl, await createPasswordToken(db))
  const text = `Set the password of ${email}; this link works once, within ${passwordLinkHours} hours:`
  process.stdout.write(`\n  ${text}\n  ${link}\n\n`)
}

/**
 * Prompts twice without echo on a terminal; reads one line otherwise.
 * @param names that a password must not consist of.
 * @returns null where nothing was typed on a terminal.
 */
async function readPassword(names: string[]): Promise<string | null> {
  const { stdin } = process
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY })
  const input = lines[Symbol.asyncIterator]()
  try {
    const password = await ask('New password (empty for a one-time link to set it in the browser): ', input)
    if (stdin.isTTY && password === '') return null
    if (stdin.isTTY && password !== (await ask('Once more: ', input))) {
      throw new Refused('The two passwords differ; nothing was changed.')
    }
    return await validated(password, names)
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

async function validated(password: string, names: string[]): Promise<string> {
  const { min, max } = passwordLimits
  if (password.length < min || password.length > max) {
    throw new Refused(`The password needs ${min} to ${max} characters; nothing was changed.`)
  }
  if (!(await isCommonPassword(password, names))) return password
  throw new Refused('The password is easy to guess; nothing was changed.')
}
