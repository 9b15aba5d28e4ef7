import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { paths } from '#server/paths.ts'
import { clonePostgresql } from '#tests/support/database/open-fresh.ts'
import { startProgram, temporaryFolder } from '../support/program/program-process.ts'

/** Milliseconds after which the program exits in any case. */
const drainTime = 10_000

const stack = /^\s+at .+:\d+:\d+/m

/** Repeats the request until the port is open. */
function firstResponse(url: string): Promise<Response> {
  return vi.waitFor(() => fetch(url), { timeout: 60_000, interval: 20 })
}

/** A request whose headers the program has received, but not its body. */
async function unfinishedRequest(port: number) {
  const body = JSON.stringify({ email: 'nobody@hatheli.example', password: 'not the password' })
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => (received += chunk.toString()))
  const closed = once(socket, 'close')
  await once(socket, 'connect')
  const headers = [`host: 127.0.0.1:${port}`, 'content-type: application/json', `content-length: ${body.length}`]
  socket.write(['POST /api/auth/sign-in/email HTTP/1.1', ...headers, 'expect: 100-continue', '', ''].join('\r\n'))
  // The interim response shows that the headers have arrived.
  await once(socket, 'data')
  expect(received).toContain('100 Continue')
  return {
    /** Sends the body. @returns everything that was received. */
    finish: async () => {
      socket.write(body)
      await closed
      return received
    },
  }
}

function refusesConnections(port: number): Promise<void> {
  return vi.waitFor(
    () =>
      new Promise<void>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => reject(new Error('still listening')))
        socket.once('connect', () => socket.destroy()).once('error', () => resolve())
      }),
    { timeout: 60_000, interval: 20 },
  )
}

/** A data folder after a first start (that of the first test, unless it is skipped); copies of it start fast. */
const filled = mkdtempSync(join(tmpdir(), 'hatheli-filled-'))
afterAll(() => rmSync(filled, { recursive: true, force: true }))

async function copyOfFilled(): Promise<string> {
  if (readdirSync(filled).length === 0) await fill()
  const folder = temporaryFolder()
  cpSync(filled, folder, { recursive: true })
  return folder
}

async function fill(): Promise<void> {
  const program = await startProgram({ DATA_DIR: filled })
  await program.ready()
  program.process.kill('SIGTERM')
  await program.ended()
}

it('while it starts, /healthz is 200 and everything else 503 with Retry-After', async () => {
  const program = await startProgram({ DATA_DIR: filled })
  const health = await firstResponse(`${program.url}/healthz`)
  expect(program.stdout()).not.toContain('is ready')
  expect([health.status, await health.text()]).toEqual([200, 'ok'])
  for (const path of ['/readyz', '/', '/api/trips', '/metrics']) {
    const answer = await fetch(program.url + path)
    expect(answer.status, path).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
  await program.ready()
  const readiness = await fetch(`${program.url}/readyz`)
  expect([readiness.status, await readiness.text()]).toEqual([200, 'ready'])
  expect((await fetch(`${program.url}/api/categories`)).status).toBe(200)
  expect((await fetch(`${program.url}/`)).headers.get('content-type')).toContain('text/html')
  expect(program.stdout()).toContain(`Hatheli is ready: http://127.0.0.1:${program.port}`)
  expect(program.stdout()).toContain(`Back office: http://127.0.0.1:${program.port}/admin\n`)
  expect(program.stderr()).toBe('')
  program.process.kill('SIGTERM')
  expect(await program.ended()).toBe(0)
})

it('prints neither password nor link where ADMIN_PASSWORD is given', async () => {
  const program = await startProgram({ DATA_DIR: await copyOfFilled(), ADMIN_PASSWORD: 'correct horse battery staple' })
  await program.ready()
  expect(program.stdout() + program.stderr()).not.toMatch(/[Pp]assword|correct horse/)
})

/** Packages in the bundle, each with a text that only it has; the others are loaded from node_modules. */
const bundled = { 'better-auth': 'BetterAuthError', 'sanitize-html': 'allowVulnerableTags' }

it('serves pages without loading the libraries for sign-in, saving and pictures', async () => {
  const report = join(temporaryFolder(), 'modules.json')
  const recorder = fileURLToPath(new URL('../support/program/record-imports.mjs', import.meta.url))
  const program = await startProgram({
    DATA_DIR: await copyOfFilled(),
    NODE_OPTIONS: `--import ${recorder}`,
    IMPORTED_MODULES: report,
  })
  await program.ready()
  for (const path of ['/', '/blogs', '/about', '/api/categories']) {
    expect((await fetch(program.url + path)).status).toBe(200)
  }
  program.process.kill('SIGTERM')
  await program.ended()
  const modules = JSON.parse(readFileSync(report, 'utf8')) as string[]
  const has = (name: string) => modules.some((url) => url.includes(`/node_modules/${name}/`))
  expect(has('pg')).toBe(true)
  for (const name of ['sharp', '@aws-sdk/client-s3']) expect([name, has(name)]).toEqual([name, false])
  const bundle = join(paths.server, '..')
  const read = (files: string[]) => files.map((file) => readFileSync(join(bundle, file), 'utf8')).join('\n')
  const loaded = modules.filter((url) => url.startsWith(pathToFileURL(bundle).href)).map((url) => basename(url))
  expect(loaded).toContain('server.js')
  const [all, now] = [read(readdirSync(bundle).filter((file) => file.endsWith('.js'))), read(loaded)]
  for (const [name, text] of Object.entries(bundled)) {
    expect([name, all.includes(text), now.includes(text)]).toEqual([name, true, false])
  }
})

it('names source files in the log of an error', async () => {
  const DATABASE_URL = await clonePostgresql()
  const program = await startProgram({ DATABASE_URL })
  await program.ready()
  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  await client.query('drop table testimonials cascade')
  await client.end()
  expect((await fetch(`${program.url}/api/testimonials`)).status).toBe(500)
  const failures = () =>
    program
      .stdout()
      .split('\n')
      .filter((line) => line.includes('"level":50'))
  await expect.poll(failures).not.toEqual([])
  const { err } = JSON.parse(failures()[0]!) as { err: { stack: string } }
  expect(err.stack).toMatch(/\/src\/server\/[\w/-]+\.ts:\d+:\d+/)
  // Packages may also have a folder 'dist'.
  const built = err.stack.split('\n').filter((line) => line.includes('/dist/') && !line.includes('/node_modules/'))
  expect(built).toEqual([])
})

it.each(['SIGTERM', 'SIGINT'] as const)(
  'on %s finishes open requests, accepts no more, and exits with 0',
  async (signal) => {
    const DATA_DIR = await copyOfFilled()
    const program = await startProgram({ DATA_DIR })
    await program.ready()
    const open = await unfinishedRequest(program.port)
    program.process.kill(signal)
    await refusesConnections(program.port)
    expect(await open.finish()).toMatch(/HTTP\/1\.1 401 [\s\S]+INVALID_EMAIL_OR_PASSWORD/)
    expect(await program.ended()).toBe(0)
    expect(program.stdout() + program.stderr()).not.toMatch(stack)

    const next = await startProgram({ DATA_DIR })
    await next.ready()
  },
)

describe.runIf(process.platform === 'linux')('the settings of V8 and of the allocator', () => {
  async function settingsOf(environment: Record<string, string>) {
    const program = await startProgram({ DATABASE_URL: await clonePostgresql(), ...environment })
    await program.ready()
    const read = (file: string) => readFileSync(`/proc/${program.process.pid}/${file}`, 'utf8').split('\0')
    const variables = Object.fromEntries(read('environ').map((line) => line.split(/=(.*)/s, 2)))
    return { variables, flags: read('cmdline').filter((each) => each.startsWith('--')) }
  }

  it('that are set in the environment take precedence', async () => {
    const { variables } = await settingsOf({ MALLOC_ARENA_MAX: '4', NODE_OPTIONS: '--max-old-space-size=700' })
    expect(variables).toMatchObject({ MALLOC_ARENA_MAX: '4', MALLOC_TRIM_THRESHOLD_: '65536' })
    // The later of two takes precedence.
    expect(variables.NODE_OPTIONS).toMatch(/--max-old-space-size=1024 .*--max-old-space-size=700$/)
  })
})

it('exits although a browser keeps its connection open', async () => {
  const program = await startProgram({ DATA_DIR: await copyOfFilled() })
  await program.ready()
  await (await fetch(`${program.url}/api/categories`)).text()
  program.process.kill('SIGTERM')
  const begin = performance.now()
  expect(await program.ended()).toBe(0)
  expect(performance.now() - begin).toBeLessThan(drainTime)
})

it('answers an unknown URL with the 404 page, and logs its path once', async () => {
  const program = await startProgram({ DATA_DIR: await copyOfFilled() })
  await program.ready()
  const answer = await fetch(`${program.url}/no/such/page?x=1`)
  const html = await answer.text()
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(html).toContain('Oops! Page not found')
  expect(html).toMatch(/<meta name="robots" content="noindex"/)
  // The log is written through a pipe, in order: the line of a later request comes last.
  await fetch(`${program.url}/the-last-one`).then((last) => last.text())
  const lines = () => program.stdout().split('\n')
  await expect.poll(() => lines().some((line) => line.includes('/the-last-one'))).toBe(true)
  const records = lines().filter((line) => line.includes('/no/such/page'))
  expect(records).toHaveLength(1)
  expect(JSON.parse(records[0]!)).toMatchObject({ level: 40, path: '/no/such/page' })
  expect(program.stderr()).toBe('')
})

it('a clean stop logs no warning', async () => {
  const program = await startProgram({ DATA_DIR: await copyOfFilled() })
  await program.ready()
  const paths = ['/', '/blogs', '/api/trips', '/api/categories', '/readyz']
  await Promise.all(paths.map((path) => fetch(program.url + path)))
  program.process.kill('SIGTERM')
  expect(await program.ended()).toBe(0)
  expect(program.stdout()).not.toMatch(/"level":[456]0/)
  expect(program.stderr()).toBe('')
})
