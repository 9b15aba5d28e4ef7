import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** A rule, where it is broken, and what is imported there against it. */
const violations = [
  ['site-speaks-contract', 'src/site/shell/planted.ts', '#server/log.ts', 'createLog'],
  ['no-sibling-nouns', 'src/site/blogs/planted.ts', '#site/trips/trip-card.tsx', 'TripCard'],
  ['contract-is-pure', 'src/contract/planted.ts', '#ui/logo.tsx', 'Logo'],
  ['values-import-nothing', 'src/values/planted.ts', '#contract/pictures.ts', 'buckets'],
  ['plumbing-knows-no-noun', 'src/server/files/planted.ts', '../http/byte-range.ts', 'parseRange'],
  ['admin-speaks-contract', 'src/admin/shell/planted.ts', '#site/shell/footer.tsx', 'Footer'],
] as const

describe('the import rules', () => {
  let verdict = ''

  beforeAll(() => {
    for (const [, path, target, name] of violations) writeFileSync(path, `export { ${name} } from '${target}'\n`)
    const tool = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'
    const args = [tool, '--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'src', 'seed']
    verdict = spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout
  })
  afterAll(() => {
    for (const [, path] of violations) rmSync(path, { force: true })
  })

  it.each(violations)('%s is caught', (rule, path) => {
    expect(verdict).toContain(`error ${rule}: ${path}`)
  })
})
