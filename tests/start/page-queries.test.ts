import { expect, test } from 'vitest'
import { clonePostgresql } from '#tests/support/database/open-fresh.ts'
import { startProgram } from '../support/program/program-process.ts'

/**
 * Maximum number of queries for the first rendering of a page: one for each part that it shows. More mean that a part
 * queries row by row, or that two parts run the same query. Each page is measured directly after a change of content, as
 * pages share cached reads.
 */
const budgets: Record<string, number> = {
  // Among them two for quotes: the chosen ones, or else the newest.
  '/': 7,
  // Trips, category, the other categories, regions, facets.
  '/category/wildlife': 5,
  '/blogs': 3,
  // The story, and the trips that it leads to.
  '/blog/the-tiger-hour': 2,
  // The trip, similar ones, and stories.
  trip: 3,
  // The host, its trips, and the words of their guests.
  host: 3,
  '/about': 0,
}

/** The settings are read once after a change of content, for all pages. */
const settings = 1

test('rendering a page takes few queries, and serving it from the cache none', async () => {
  const DATABASE_URL = await clonePostgresql()
  const environment = {
    DATABASE_URL,
    DEMO_CONTENT: 'on',
    ADMIN_PASSWORD: 'a password of this test',
    LOG_LEVEL: 'debug',
  }
  const program = await startProgram(environment)
  await program.ready()
  // The queries of these jobs are not the pages'.
  for (const job of ['swept', 'pictures encoded early']) {
    await expect.poll(() => program.stdout(), { timeout: 240_000 }).toContain(`"msg":"${job}"`)
  }
  const read = async (path: string) => {
    const answer = await fetch(program.url + path)
    expect(answer.status, path).toBe(200)
    return answer
  }
  const queries = async () => Number(/^db_queries_total (\d+)$/m.exec(await (await read('/metrics')).text())![1])
  /** The job of schedules looks for the next due time after each change. */
  const settled = async () => {
    let last = -1
    const isSettled = async () => last === (last = await queries())
    await expect.poll(isSettled, { interval: 500 }).toBe(true)
    return last
  }
  const signedIn = await signIn(program.url)
  const [trip] = (await (await read('/api/trips')).json()) as { id: string; vendor: { id: string } }[]
  const paths: Record<string, string> = { trip: `/trip/${trip!.id}`, host: `/host/${trip!.vendor.id}` }
  const costs: Record<string, number> = {}
  for (const page of Object.keys(budgets)) {
    const path = paths[page] ?? page
    await signedIn.changeContent()
    const before = await settled()
    await read(path)
    const after = await queries()
    costs[page] = after - before
    await read(path)
    expect(await queries(), `${path} again`).toBe(after)
  }
  const over = Object.entries(costs).filter(([page, cost]) => cost > budgets[page]! + settings)
  expect(over, JSON.stringify(costs)).toEqual([])
  expect(costs['/'], 'queries are counted').toBeGreaterThan(0)
})

/** `changeContent` saves a category unchanged, which invalidates all caches. */
async function signIn(url: string) {
  const headers = { 'content-type': 'application/json', origin: url }
  const body = JSON.stringify({ email: 'admin@hatheli.example', password: 'a password of this test' })
  const answer = await fetch(`${url}/api/auth/sign-in/email`, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const answered = await fetch(`${url}/api/admin/categories`, { headers: { cookie } })
  const [category] = (await answered.json()) as { id: string; title: string; description: string }[]
  return {
    changeContent: async () => {
      const { id, title, description } = category!
      const saved = await fetch(`${url}/api/admin/categories/${id}`, {
        method: 'PATCH',
        headers: { ...headers, cookie },
        body: JSON.stringify({ category_data: { title, description } }),
      })
      expect(saved.status, await saved.text()).toBe(200)
    },
  }
}
