import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'

const planted: string[] = []

/** Plants a file, asks the import rules, and takes it away again. */
function verdictOn(path: string, code: string): string {
  planted.push(path)
  writeFileSync(path, code)
  try {
    const args = ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', '--config', '.dependency-cruiser.cjs']
    return execFileSync(process.execPath, [...args, '--output-type', 'err', 'src', 'seed'], { encoding: 'utf8' })
  } catch (error) {
    return String((error as { stdout: string }).stdout)
  }
}

describe('the import rules', () => {
  afterEach(() => {
    for (const path of planted.splice(0)) rmSync(path, { force: true })
  })

  it.each([
    ['site-speaks-contract', 'src/site/shell/planted.ts', '#server/log.ts', 'createLog'],
    ['no-sibling-nouns', 'src/site/blogs/planted.ts', '#site/trips/trip-card.tsx', 'TripCard'],
    ['contract-is-pure', 'src/contract/planted.ts', '#ui/logo.tsx', 'Logo'],
    ['values-import-nothing', 'src/values/planted.ts', '#contract/pictures.ts', 'buckets'],
    ['plumbing-knows-no-noun', 'src/server/files/planted.ts', '../http/byte-range.ts', 'parseRange'],
    ['admin-speaks-contract', 'src/admin/shell/planted.ts', '#site/shell/footer.tsx', 'Footer'],
  ])('%s is caught', (rule, path, target, name) => {
    expect(verdictOn(path, `export { ${name} } from '${target}'\n`)).toContain(`error ${rule}: ${path}`)
  })
})
