import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const request = readFileSync('docs/request.md', 'utf8')

/** Paths of the project in a document: in code from its root, in links from the document's folder. */
function pathsIn(markdown: string): string[] {
  const roots = /^(?:src|seed|tests|bench|public|scripts|docs)\/|^\.[\w-]+\.(?:cjs|json)$/
  const code = [...markdown.matchAll(/`([^`\s]+)`/g)].map(([, path]) => path!).filter((path) => roots.test(path))
  const links = [...markdown.matchAll(/\]\(([^):#]+)\)/g)].map(([, path]) => join('docs', path!))
  return [...code, ...links]
}

/** Files that the numbered steps under a heading link to. */
function stepsOf(heading: string): string[] {
  const [, section = ''] = request.split(`\n## ${heading}\n`)
  const [steps = ''] = section.split('\n## ')
  return [...steps.matchAll(/^\d+\. \[[^\]]+\]\(([^)]+)\)/gm)].map(([, path]) => join('docs', path!))
}

it.each(['docs/request.md', 'docs/map.md'])('what %s names is there', (document) => {
  const paths = pathsIn(readFileSync(document, 'utf8'))
  expect(paths.length).toBeGreaterThan(15)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

describe('the way of a page', () => {
  it('begins where the program listens, ends where the page is whole, and has at most 15 files', () => {
    const miss = stepsOf('A miss')
    expect([miss.at(0), miss.at(-1)]).toEqual(['src/app/server.ts', 'src/app/ssr/assemble-page.ts'])
    expect(miss.length).toBeLessThanOrEqual(15)
    expect(new Set(miss).size).toBe(miss.length)
  })

  it('is shorter from the cache', () => {
    const [hit, miss] = [stepsOf('A hit'), stepsOf('A miss')]
    expect(hit.length).toBeGreaterThan(0)
    expect(hit.length).toBeLessThan(miss.length / 2)
  })
})
