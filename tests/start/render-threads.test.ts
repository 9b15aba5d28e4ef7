import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, vi } from 'vitest'
import { startProgram, temporaryFolder } from './program-process.ts'

/** Longer than any address that is kept: such a page is rendered for each request. */
const anew = `?region=${'x'.repeat(101)}`

async function titleOf(url: string): Promise<string> {
  const answer = await fetch(url)
  expect(answer.status).toBe(200)
  return /<title>(.*?)<\/title>/.exec(await answer.text())![1]!
}

it('renders many pages at once, each as if it were alone', async () => {
  const program = await startProgram()
  await program.ready()
  const paths = ['/', '/about', '/partner', '/contact', '/blogs', '/privacy', '/terms']
  const alone: string[] = []
  for (const path of paths) alone.push(await titleOf(program.url + path + anew))
  expect(new Set(alone).size).toBe(paths.length)
  const rounds = Array.from({ length: 6 }, () => Promise.all(paths.map((path) => titleOf(program.url + path + anew))))
  for (const titles of await Promise.all(rounds)) expect(titles).toEqual(alone)
})

it('replaces a thread that died, tells its log, and goes on giving pages', async () => {
  const marker = join(temporaryFolder(), 'die')
  const hook = fileURLToPath(new URL('dying-thread.mjs', import.meta.url))
  const program = await startProgram({ NODE_OPTIONS: `--import ${hook}`, DIE_WHEN: marker })
  await program.ready()
  const title = await titleOf(program.url)
  writeFileSync(marker, '')
  await vi.waitFor(() => expect(existsSync(marker)).toBe(false), { timeout: 5000 })
  expect(await titleOf(program.url + anew)).toBe(title)
  await vi.waitFor(() => expect(program.stdout()).toContain('a thread that renders pages died'))
  expect(await titleOf(program.url)).toBe(title)
})
