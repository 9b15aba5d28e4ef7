import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { admin } from './servers.ts'

/**
 * Starts the program as `npm start` does, on the given port, with a temporary data folder or the given one; with
 * `--empty` without the demo catalogue, which takes time to load.
 */
const [port = '4310', empty, named] = process.argv.slice(2)
const folder = named ?? mkdtempSync(join(tmpdir(), 'hatheli-browser-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

Object.assign(process.env, {
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  PORT: port,
  DATA_DIR: folder,
  DEMO_CONTENT: empty === '--empty' ? 'off' : 'on',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  LOG_LEVEL: 'warn',
  STOP_DELAY_SECONDS: '0',
})
delete process.env.DATABASE_URL

await import(new URL('../../../dist/server/server.js', import.meta.url).href)
