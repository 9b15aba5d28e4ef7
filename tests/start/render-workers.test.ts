import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, vi } from 'vitest'
import { clonePostgresql } from '#tests/support/database/open-fresh.ts'
import { startProgram, temporaryFolder } from '../support/program/program-process.ts'

/** Longer than any parameter in a cached URL: such a page is rendered for each request. */
const uncached = `?region=${'x'.repeat(101)}`

/** Starts faster than on an embedded database of its own. */
async function startOnClone(environment: Record<string, string> = {}) {
  return startProgram({ DATABASE_URL: await clonePostgresql(), ...environment })
}

async function titleOf(url: string): Promise<string> {
  const answer = await fetch(url)
  expect(answer.status).toBe(200)
  return /<title>(.*?)<\/title>/.exec(await answer.text())![1]!
}

it('renders many pages concurrently with the same result as one by one', async () => {
  const program = await startOnClone()
  await program.ready()
  const paths = ['/', '/about', '/partner', '/contact', '/blogs', '/privacy', '/terms']
  const oneByOne: string[] = []
  for (const path of paths) oneByOne.push(await titleOf(program.url + path + uncached))
  expect(new Set(oneByOne).size).toBe(paths.length)
  const rounds = Array.from({ length: 6 }, () =>
    Promise.all(paths.map((path) => titleOf(program.url + path + uncached))),
  )
  for (const titles of await Promise.all(rounds)) expect(titles).toEqual(oneByOne)
})

it('replaces a crashed worker, logs the crash, and continues to render', async () => {
  const marker = join(temporaryFolder(), 'crash')
  const hook = fileURLToPath(new URL('../support/program/crashing-worker.mjs', import.meta.url))
  const program = await startOnClone({ NODE_OPTIONS: `--import ${hook}`, CRASH_WHEN: marker })
  await program.ready()
  const title = await titleOf(program.url)
  writeFileSync(marker, '')
  const isLogged = () => expect(program.stdout()).toContain('a thread that renders pages died')
  await vi.waitFor(isLogged, { timeout: 60_000 })
  expect(existsSync(marker)).toBe(false)
  expect(await titleOf(program.url + uncached)).toBe(title)
  expect(await titleOf(program.url)).toBe(title)
})

it('shows a draft only to the admin, in any order and concurrently', async () => {
  const password = 'a password of this test'
  const program = await startOnClone({ ADMIN_PASSWORD: password })
  await program.ready()
  const { url } = program
  const json = { 'content-type': 'application/json', origin: url }
  const signedIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'admin@hatheli.example', password }),
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const call = async (method: string, path: string, body: object) => {
    const answer = await fetch(`${url}/api/admin/blogs${path}`, {
      method,
      headers: { ...json, cookie },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(200)
    return (await answer.json()) as { id: string }
  }
  const title = 'The valley nobody knows yet'
  const slug = 'the-valley'
  const { id } = await call('POST', '', { blog_data: { title, slug, status: 'draft' } })

  const asAdmin = () => fetch(`${url}/blog/${slug}`, { headers: { cookie } })
  const asVisitor = () => fetch(`${url}/blog/${slug}`)
  const read = async (response: Promise<Response>) => {
    const answer = await response
    return `${answer.status} ${(await answer.text()).includes(title) ? 'with' : 'without'} its title`
  }
  const shown = '200 with its title'
  const hidden = '404 without its title'
  expect(await read(asAdmin())).toBe(shown)
  expect(await read(asVisitor())).toBe(hidden)
  const both = Array.from({ length: 12 }, (_, index) => read(index % 2 === 0 ? asAdmin() : asVisitor()))
  expect(await Promise.all(both)).toEqual(both.map((_, index) => (index % 2 === 0 ? shown : hidden)))

  await call('PATCH', `/${id}`, { blog_data: { status: 'published', body: '<p>Green.</p>' } })
  expect(await read(asVisitor())).toBe(shown)
  await call('PATCH', `/${id}`, { blog_data: { status: 'draft' } })
  expect(await read(asVisitor())).toBe(hidden)
  expect(await read(asAdmin())).toBe(shown)
})
