import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const documents = globSync(['*.md', '.github/**/*.md', 'bench/*.md', 'deploy/*.md', 'docs/**/*.md', 'tests/**/*.md'])

/** The fragment of a heading, as GitHub and GitLab generate it. */
function anchorOf(heading: string): string {
  const text = heading.replace(/^#+ +/, '').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .trim()
    .replaceAll(' ', '-')
}

function withoutCode(markdown: string): string {
  return markdown.replaceAll(/^ *```[^]*?^ *```/gm, '')
}

it.each(documents)('the links of %s resolve', (path) => {
  const text = withoutCode(readFileSync(path, 'utf8')).replaceAll(/`[^`\n]*`/g, '')
  const targets = [...text.matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)].map(([, target]) => target!)
  const dead = targets.filter((target) => {
    const [file = '', anchor] = target.split('#')
    const found = file === '' ? path : join(dirname(path), file)
    if (!existsSync(found)) return true
    if (!anchor) return false
    const headings = withoutCode(readFileSync(found, 'utf8')).match(/^#+ .*$/gm) ?? []
    return !headings.map(anchorOf).includes(anchor)
  })
  expect(dead).toEqual([])
})
