/**
 * Tests `npm start` in a fresh clone: it installs, builds and serves, and SIGTERM ends every process. Imports only Node's
 * own modules, for any version from 18 on.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fail, plainNpmEnv, root } from './lib.mjs'

const minute = 60_000

if (existsSync(join(root, 'node_modules'))) fail('node_modules is there already: run this in a fresh clone.')

// Directly in the temporary folder: as root, PostgreSQL may run as another user, who must be able to reach it.
const dataDir = mkdtempSync(join(tmpdir(), 'hatheli-from-nothing-'))
const port = await freePort()
const site = `http://127.0.0.1:${port}`
const settings = { PORT: String(port), DATA_DIR: dataDir, DEMO_CONTENT: 'on', STOP_DELAY_SECONDS: '0' }
// A separate process group, so that all of its processes can be killed after a failure.
const npm = spawn('npm', ['start'], {
  cwd: root,
  env: { ...process.env, ...plainNpmEnv(), ...settings },
  stdio: 'inherit',
  detached: true,
})
let code
const ended = new Promise((resolve) => {
  npm.on('close', (status, signal) => resolve((code = status ?? signal)))
  npm.on('error', (error) => resolve((code = error.message)))
})

try {
  await serves()
  await stops()
  process.stdout.write('From nothing to the first page and back: ok\n')
} catch (error) {
  process.exitCode = 1
  process.stderr.write(`${error.message}\n`)
  if (code === undefined) process.kill(-npm.pid, 'SIGKILL')
} finally {
  await ended
  rmSync(dataDir, { recursive: true, force: true })
}

async function serves() {
  const deadline = Date.now() + 15 * minute
  while ((await statusOf('/readyz')) !== 200) {
    if (code !== undefined) throw new Error(`npm start ended with ${code} before it was ready.`)
    if (Date.now() > deadline) throw new Error('npm start was not ready in 15 minutes.')
    await pause(500)
  }
  for (const path of ['/', '/category/wildlife', '/admin/login', '/api/openapi.json']) {
    const status = await statusOf(path)
    if (status !== 200) throw new Error(`${path} answers ${status}.`)
  }
}

async function stops() {
  npm.kill('SIGTERM')
  await Promise.race([ended, pause(minute, undefined, { ref: false })])
  if (code === undefined) throw new Error('SIGTERM did not end npm start in a minute.')
  if (code !== 0) throw new Error(`After SIGTERM, npm start ended with ${code}.`)
  if ((await statusOf('/healthz')) !== null) throw new Error('The program still answers after npm start has ended.')
  if (existsSync(join(dataDir, 'postgres', 'postmaster.pid'))) throw new Error('PostgreSQL still runs, or was killed.')
}

/** @returns {Promise<number | null>} null if nothing listens. */
async function statusOf(path) {
  try {
    const response = await fetch(site + path)
    await response.arrayBuffer()
    return response.status
  } catch {
    return null
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
