import { admin, runOn, startProgram, temporaryFolder } from './program.ts'
import { spreadOf, table } from './figures.ts'

/**
 * How long the trip list of the back office takes to answer when the catalogue is large: signed in, over HTTP, one
 * question after another, with words, filters, orders and pages drawn from a fixed list.
 * Usage: node bench/admin-search.ts [trips ...]
 */
const sizes = process.argv.slice(2).map(Number)
const port = 4390
const rounds = 30

const questions: [string, Record<string, string>[]][] = [
  ['search', ['weavers', 'kinnaur', 'trek', 'zanskar in w', 'river', 'on foot', 'qqq'].map((search) => ({ search }))],
  ['filter', [{ status: 'draft' }, { region: 'Kerala' }, { category: 'Wildlife Escapes', status: 'published' }]],
  ['sort', ['title', 'price', 'region', 'vendor'].map((sort) => ({ sort, direction: 'asc' }))],
  ['page', ['2', '40', '400'].map((page) => ({ page }))],
  [
    'search and filter',
    [
      { search: 'days', region: 'Assam' },
      { search: 'yoga', category: 'Wellness Retreats' },
    ],
  ],
]

for (const size of sizes.length > 0 ? sizes : [1000, 100_000]) await measure(size)

async function measure(trips: number): Promise<void> {
  const folder = temporaryFolder()
  try {
    await runOn(folder.path, ['seed/commands/load.ts'])
    await runOn(folder.path, ['seed/commands/grow.ts', String(trips)])
    const program = await startProgram(folder.path, port)
    try {
      const cookie = await signIn(program.url)
      const rows = []
      for (const [name, inputs] of questions) rows.push(await ask(name, inputs, program.url, cookie))
      process.stdout.write(`\n${trips.toLocaleString('en')} trips\n\n`)
      process.stdout.write(`${table(['question', 'p50 ms', 'p95 ms', 'max ms'], rows)}\n`)
    } finally {
      await program.stop()
    }
  } finally {
    folder.remove()
  }
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(admin),
  })
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

async function ask(name: string, inputs: Record<string, string>[], url: string, cookie: string): Promise<string[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const input = inputs[round % inputs.length]!
    const begin = performance.now()
    const answer = await fetch(`${url}/api/admin/trips?${new URLSearchParams(input)}`, { headers: { cookie } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}`)
    times.push(performance.now() - begin)
  }
  const { p50, p95, max } = spreadOf(times)
  return [name, ...[p50, p95, max].map((time) => time.toFixed(1))]
}
