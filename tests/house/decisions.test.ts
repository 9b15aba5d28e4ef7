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
    expect(facts).toMatch(/^Date: \d{4}-\d{2}-\d{2} · Status: (accepted$|(superseded|amended) by \[\d{4}\]\()/)
    expect(headingsOf(text)).toMatch(/^Context,Decision,Consequences(,Figures)?(,Alternatives)?$/)
  })

  it.each(files)('%s links to each decision by its number', (name) => {
    const links = [...textOf(name).matchAll(/\[(\d{4})\]\(([^)]+)\)/g)]
    expect(links.filter(([, number, target]) => !target!.startsWith(`${number}-`))).toEqual([])
  })

  it('are all in the index, in order, with title, status and a line of their own', () => {
    const lines = index.split('\n').filter((line) => line.startsWith('- ['))
    const starts = files.map(indexLineOf)
    expect(lines.map((line, place) => line.slice(0, starts[place]?.length))).toEqual(starts)
    expect(lines.filter((line, place) => line.length <= starts[place]!.length)).toEqual([])
  })
})

function headingsOf(text: string): string {
  return [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading).join()
}

/** What a line of the index begins with: link, title, and a status other than accepted, without links and reasons. */
function indexLineOf(name: string): string {
  const [heading, , facts] = textOf(name).split('\n')
  const status = facts!.split('Status: ')[1]!
  const kind = /^\w+(?: by)?/.exec(status)![0]
  const others = [...status.matchAll(/\[(\d{4})\]/g)].map(([, number]) => number)
  const title = heading!.slice('# 0000 '.length)
  return `- [${name.slice(0, 4)}](${name}) ${title}${kind === 'accepted' ? '' : ` (${kind} ${others.join(', ')})`}. `
}
