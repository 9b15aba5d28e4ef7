import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { passwordLinkPaths as paths } from '#contract/admin/first-run/password-links.ts'
import { startProgram, temporaryFolder, type ProgramProcess } from '../support/program/program-process.ts'

const password = 'seven quiet rivers'

/** Tokens of the links that were printed so far. */
function tokensOf(program: ProgramProcess): string[] {
  return [...program.stdout().matchAll(/\/admin\/set-password#(\S+)/g)].map(([, token]) => token!)
}

async function post({ url }: ProgramProcess, path: string, body: object) {
  const headers = { 'content-type': 'application/json', origin: url }
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

async function stop(program: ProgramProcess): Promise<void> {
  program.process.kill('SIGTERM')
  expect(await program.ended()).toBe(0)
}

it('a start without a password prints a link once, which sets it once, and a restart another one', async () => {
  const DATA_DIR = temporaryFolder()
  const first = await startProgram({ DATA_DIR, LOG_LEVEL: 'trace' })
  await first.ready()
  expect(first.stdout()).toContain(
    `\n  Hatheli is ready: ${first.url}\n  Back office: ${first.url}/admin\n\n` +
      `  Set your password; this link works once, within 24 hours:\n` +
      `  ${first.url}/admin/set-password#`,
  )
  const [token, ...others] = tokensOf(first)
  expect([token?.length, others]).toEqual([43, []])
  const page = await fetch(`${first.url}/admin/set-password`)
  expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, expect.stringMatching(/origin|no-referrer/)])
  await stop(first)

  const second = await startProgram({ DATA_DIR, LOG_LEVEL: 'trace' })
  await second.ready()
  const [renewed] = tokensOf(second)
  expect(renewed).not.toBe(token)
  expect(await post(second, paths.check, { token })).toEqual({
    status: 200,
    body: { email: 'admin@hatheli.example', asks_email: true },
  })
  expect((await post(second, paths.use, { token: renewed, password })).status).toBe(200)
  for (const each of [renewed, token]) {
    const again = await post(second, paths.use, { token: each, password: 'eight quiet rivers' })
    expect(again).toMatchObject({ status: 410, body: { code: 'LINK_USED' } })
  }
  const credentials = { email: 'admin@hatheli.example', password }
  expect((await post(second, '/api/auth/sign-in/email', credentials)).status).toBe(200)
  await stop(second)
  const logged = [first, second].flatMap((each) => each.stdout().split('\n')).filter((line) => line.startsWith('{'))
  expect(logged.join('\n')).toContain('password-set')
  for (const secret of [token!, renewed!, password]) expect(logged.join('\n')).not.toContain(secret)

  const third = await startProgram({ DATA_DIR })
  await third.ready()
  expect(third.stdout()).not.toContain('set-password')
})

it('admin:password --link prints one that the running program accepts, and leaves the password until it is used', async () => {
  const DATA_DIR = temporaryFolder()
  const program = await startProgram({ DATA_DIR, ADMIN_PASSWORD: 'correct horse battery staple' })
  await program.ready()
  const env = { PATH: process.env.PATH, DATA_DIR, SITE_URL: 'https://hatheli.test' }
  const { stdout, stderr, status } = spawnSync(process.execPath, ['src/app/commands/admin-password.ts', '--link'], {
    env,
    encoding: 'utf8',
  })
  expect([stderr, status]).toEqual(['', 0])
  const [, token] = /https:\/\/hatheli\.test\/admin\/set-password#(\S{43})\n/.exec(stdout)!
  const credentials = { email: 'admin@hatheli.example', password: 'correct horse battery staple' }
  expect((await post(program, '/api/auth/sign-in/email', credentials)).status).toBe(200)
  expect((await post(program, paths.use, { token, password })).status).toBe(200)
  expect((await post(program, '/api/auth/sign-in/email', credentials)).status).toBe(401)
})
