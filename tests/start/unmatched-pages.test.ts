import { expect, it } from 'vitest'
import { clonePostgresql } from '#tests/support/database/open-fresh.ts'
import { startProgram } from '../support/program/program-process.ts'

it('caches no page whose parameters match nothing, and every page that has results', async () => {
  const program = await startProgram({ DATABASE_URL: await clonePostgresql(), DEMO_CONTENT: 'on' })
  await program.ready()
  const isCached = async (path: string) => {
    const answers = [await fetch(program.url + path), await fetch(program.url + path)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    return answers[1]!.headers.get('cache-status') === 'hatheli; hit'
  }
  const unmatched = [
    '/category/wildlife?region=Atlantis',
    '/category/wildlife?page=30000',
    '/blogs?tag=atlantis',
    '/blogs?page=39999',
  ]
  for (const path of unmatched) expect([path, await isCached(path)]).toEqual([path, false])
  const counts = await fetch(`${program.url}/api/regions?category=Wildlife%20Escapes`)
  const { regions } = (await counts.json()) as { regions: { name: string }[] }
  const region = encodeURIComponent(regions[0]!.name)
  const [first] = (await (await fetch(`${program.url}/api/blog-tags`)).json()) as { tag: string }[]
  const matched = [
    '/category/wildlife',
    `/category/wildlife?region=${region}`,
    '/blogs',
    `/blogs?tag=${encodeURIComponent(first!.tag)}`,
  ]
  for (const path of matched) expect([path, await isCached(path)]).toEqual([path, true])
})
