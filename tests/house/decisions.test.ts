import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = 'docs/decisions'
const files = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .toSorted()
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')
const index = textOf('README.md')

describe('the decisions', () => {
  it('have unique numbers in their names', () => {
    expect(files.length).toBeGreaterThan(0)
    expect(files).toEqual(files.map(() => expect.stringMatching(/^\d{4}-[a-z0-9.]+(-[a-z0-9.]+)*\.md$/)))
    expect(new Set(files.map((name) => name.slice(0, 4))).size).toBe(files.length)
  })

  it.each(files)('%s has number and title, date and status, context, decision and consequences', (name) => {
    const text = textOf(name)
    const [title, , facts] = text.split('\n')
    expect(title).toMatch(new RegExp(`^# ${name.slice(0, 4)} \\S`))
    expect(facts).toMatch(/^Date: \d{4}-\d{2}-\d{2} · Status: accepted$/)
    expect(headingsOf(text)).toMatch(/^Context,Decision,Consequences(,Figures)?(,Alternatives)?$/)
  })

  it.each(files)('%s links to each decision by its number', (name) => {
    const links = [...textOf(name).matchAll(/\[(\d{4})\]\(([^)]+)\)/g)]
    expect(links.filter(([, number, target]) => !target!.startsWith(`${number}-`))).toEqual([])
  })

  it.each(files)('%s has at most 200 words', (name) => {
    expect(textOf(name).trim().split(/\s+/).length).toBeLessThanOrEqual(200)
  })

  it('are all in the index, in order, with title and hint', () => {
    const lines = index.split('\n').filter((line) => line.startsWith('- ['))
    const starts = files.map(indexLineOf)
    expect(lines.map((line, place) => line.slice(0, starts[place]?.length))).toEqual(starts)
    expect(lines.filter((line, place) => line.length <= starts[place]!.length)).toEqual([])
  })

  it('include every decision that a file refers to', () => {
    const found = execFileSync('git', ['grep', '-nIE', 'docs/decisions/[0-9]{4}|decision [0-9]{4}'], {
      encoding: 'utf8',
    })
    const numbers = new Set(files.map((name) => name.slice(0, 4)))
    const missing = found.split('\n').filter((line) => {
      const references = [...line.matchAll(/(?:decisions?[/ ]|, |and )(\d{4})\b/gi)]
      return references.some(([, number]) => !numbers.has(number!))
    })
    expect(missing).toEqual([])
  })
})

function headingsOf(text: string): string {
  return [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading).join()
}

/** The link and title that a line of the index begins with. */
function indexLineOf(name: string): string {
  const title = textOf(name).split('\n')[0]!.slice('# 0000 '.length)
  return `- [${name.slice(0, 4)}](${name}) ${title}. `
}
