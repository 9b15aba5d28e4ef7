import { writeFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, it, vi } from 'vitest'
import { clonePostgresql } from '#tests/support/database/open-fresh.ts'
import { startProgram, temporaryFolder, type ProgramProcess } from '../support/program/program-process.ts'

/** With `DATABASE_URL`, which starts faster than the embedded database. */
async function start(environment: Record<string, string> = {}): Promise<ProgramProcess> {
  const program = await startProgram({ DATABASE_URL: await clonePostgresql(), ...environment })
  await program.ready()
  return program
}

interface Result {
  status: number
  closes: boolean
}

function request(url: string, agent: Agent): Promise<Result> {
  return new Promise((resolve, reject) => {
    const read = async (answer: IncomingMessage) => {
      await text(answer)
      return { status: answer.statusCode!, closes: answer.headers.connection === 'close' }
    }
    get(url, { agent }, (answer) => void read(answer).then(resolve, reject)).once('error', reject)
  })
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error)

it('loses no request of clients that send one after another over open connections', async () => {
  const program = await start({ STOP_DELAY_SECONDS: '1' })
  const agent = new Agent({ keepAlive: true, maxSockets: 60 })
  const paths = ['/', '/about', '/api/categories', '/healthz']
  for (const path of paths) expect((await request(program.url + path, agent)).status).toBe(200)
  const answers: (Result & { path: string; at: number })[] = []
  const errors: string[] = []
  const client = async (number: number) => {
    for (let times = number; ; times += 1) {
      const path = paths[times % paths.length]!
      const answer = await request(program.url + path, agent).catch(codeOf)
      if (typeof answer === 'string') return void errors.push(answer)
      answers.push({ ...answer, path, at: performance.now() })
    }
  }
  const clients = Array.from({ length: 50 }, (_, number) => client(number))
  await vi.waitUntil(() => answers.length > 500, { timeout: 60_000 })
  program.process.kill('SIGTERM')
  const isDraining = async () => (await request(`${program.url}/readyz`, agent)).status === 503
  await vi.waitUntil(isDraining, { timeout: 60_000 })
  const drainingSince = performance.now()
  await Promise.all(clients)
  expect(new Set(errors)).toEqual(new Set(['ECONNREFUSED']))
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  // Responses that were in progress at that moment may keep their connection.
  const later = answers.filter(({ at }) => at > drainingSince).slice(50)
  expect(later.filter(({ closes }) => !closes)).toEqual([])
  expect(new Set(later.map(({ path }) => path))).toEqual(new Set(paths))
  expect(await program.ended()).toBe(0)
})

it('treats the signals of a terminal and of npm as one', async () => {
  const program = await start({ STOP_DELAY_SECONDS: '1' })
  program.process.kill('SIGINT')
  program.process.kill('SIGTERM')
  expect(await program.ended()).toBe(0)
})

it('exits at once on a second signal', async () => {
  const program = await start({ STOP_DELAY_SECONDS: '60' })
  program.process.kill('SIGTERM')
  const again = setInterval(() => program.process.kill('SIGTERM'), 100)
  expect(await program.ended().finally(() => clearInterval(again))).toBe(128 + 15)
})

it('shuts down in order on a signal during startup', async () => {
  const program = await startProgram()
  await vi.waitFor(() => fetch(`${program.url}/healthz`), { timeout: 60_000, interval: 20 })
  program.process.kill('SIGTERM')
  expect(await program.ended()).toBe(0)
  expect(program.stdout()).not.toContain('is ready')
  expect(program.stderr()).toBe('')
})

it.each([
  ['throw', 'uncaughtException'],
  ['reject', 'unhandledRejection'],
])('after an uncaught error (%s) it logs the error, finishes open requests, and exits with 1', async (how, kind) => {
  const FAIL_WHEN = join(temporaryFolder(), 'fail')
  const hook = fileURLToPath(new URL('../support/program/failing-later.mjs', import.meta.url))
  const program = await start({ STOP_DELAY_SECONDS: '2', NODE_OPTIONS: `--import ${hook}`, FAIL_WHEN })
  writeFileSync(FAIL_WHEN, how)
  const readiness = async () => {
    const answer = await fetch(`${program.url}/readyz`)
    return { status: answer.status, text: await answer.text() }
  }
  await expect.poll(readiness, { timeout: 60_000 }).toEqual({ status: 503, text: 'draining' })
  const page = await fetch(`${program.url}/about`)
  expect([page.status, await page.text()]).toEqual([200, expect.not.stringContaining('uncaught in a test')])
  expect(await program.ended()).toBe(1)
  const record = program
    .stdout()
    .split('\n')
    .find((line) => line.includes(kind))!
  expect(JSON.parse(record)).toMatchObject({
    level: 60,
    msg: kind,
    err: { message: 'uncaught in a test', stack: expect.stringContaining('failing-later.mjs') as string },
  })
  expect(program.stderr()).toBe('')
})
