import { spawnSync } from 'node:child_process'
import crypto from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeQuickly } from './quick-pictures.ts'
import { admin } from './servers.ts'

/**
 * Starts the program as `npm start` does, on the given port, with a temporary data folder or, after `--empty`, the given
 * one. `--empty` leaves out the demo catalogue, which takes time to load: the server with `--load` loads it into the
 * template folder that is named, and removes that at its end; each with `--copy` starts on a copy of it, and `--first` also
 * starts without a password, as at a first start.
 */
const [port = '4310', content, named] = process.argv.slice(2)
const usesTemplate = content === '--load' || content === '--copy' || content === '--first'
const folder = usesTemplate || !named ? mkdtempSync(join(tmpdir(), 'hatheli-browser-')) : named
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
if (usesTemplate) copyTemplate(named!)

Object.assign(process.env, {
  HOST: '127.0.0.1',
  PORT: port,
  DATA_DIR: folder,
  DEMO_CONTENT: content === '--empty' ? 'off' : 'on',
  ADMIN_PASSWORD: content === '--first' ? '' : admin.password,
  LOG_LEVEL: 'warn',
  STOP_DELAY_SECONDS: '0',
  TRUST_PROXY: '1',
})
delete process.env.DATABASE_URL
hashQuickly()
encodeQuickly()
answerForPushService()

await import(new URL('../../../dist/server/server.js', import.meta.url).href)

/**
 * Passwords are hashed at a 64th of their cost, which the tests of a hundred sign-ins would mostly wait for. The real one is
 * tested in password-hash.integration.test.ts.
 */
function hashQuickly(): void {
  const { scrypt } = crypto
  const quick = (...[password, salt, length, options, done]: Required<Parameters<typeof scrypt>>) =>
    scrypt(password, salt, length, { ...options, N: (options.N ?? 2 ** 14) / 64 }, done)
  Object.assign(crypto, { scrypt: quick })
  syncBuiltinESMExports()
}

/** No test reaches a push service: an endpoint ends with the status that it answers with. */
function answerForPushService(): void {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.host !== 'fcm.googleapis.com') return fetch(input, init)
    return new Response(null, { status: Number(url.pathname.slice(-3)) })
  }
}

function copyTemplate(template: string): void {
  if (content === '--load') loadTemplate(template)
  cpSync(template, folder, { recursive: true })
}

function loadTemplate(template: string): void {
  rmSync(template, { recursive: true, force: true })
  process.on('exit', () => rmSync(template, { recursive: true, force: true }))
  const { DATABASE_URL: _, ...inherited } = process.env
  const env = { ...inherited, DATA_DIR: template, LOG_LEVEL: 'warn' }
  const { status } = spawnSync(process.execPath, ['tests/browser/support/load-template.ts'], { env, stdio: 'inherit' })
  if (status !== 0) throw new Error('the demo catalogue could not be loaded')
}
