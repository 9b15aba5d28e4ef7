import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../support/program/program-process.ts'

const command = fileURLToPath(new URL('../../src/app/commands/admin-password.ts', import.meta.url))

/** Runs `npm run admin:password` with the password on standard input. */
async function setPassword(password: string, DATA_DIR: string) {
  const env = { PATH: process.env.PATH, DATA_DIR }
  const child = spawn(process.execPath, [command], { env, stdio: ['pipe', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  child.stdin.end(`${password}\n`)
  const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { out, error, code }
}

it('admin:password sets a password, unless it is too short or easy to guess', async () => {
  const folder = temporaryFolder()
  const guessed = 'The password is easy to guess; nothing was changed.\n'
  for (const [password, error] of [
    ['short', 'The password needs 12 to 128 characters; nothing was changed.\n'],
    ['Hatheli 12345', guessed],
    ['qwerty123456', guessed],
  ] as const) {
    expect(await setPassword(password, folder), password).toEqual({ out: '', error, code: 1 })
  }
  expect(await setPassword('seven quiet rivers', folder)).toEqual({
    out: 'The password of admin@hatheli.example is set; all sessions have ended.\n',
    error: '',
    code: 0,
  })
})
