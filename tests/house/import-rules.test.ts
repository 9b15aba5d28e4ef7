import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const config = '.dependency-cruiser.cjs'
const folders = ['src', 'seed', 'tests', 'bench', 'scripts']
const code = ['.ts', '.tsx', '.mjs', '.css']

/** Rule, file (new or existing) and the import that is added to it. Every rule is broken, and every folder breaks one. */
const violations = [
  ['imports-of-values', 'src/values/planted.ts', '#contract/pictures.ts'],
  ['imports-of-contract', 'src/contract/planted.ts', '#ui/logo.tsx'],
  ['imports-of-system', 'src/server/platform/log.ts', './config/config.ts'],
  ['imports-of-config', 'src/server/config/planted.ts', '../db/database.ts'],
  ['imports-of-db', 'src/server/db/planted.ts', '../files/storage.ts'],
  ['imports-of-auth', 'src/server/auth/planted.ts', '../media/decode.ts'],
  ['imports-of-files', 'src/server/files/planted.ts', '../db/database.ts'],
  ['imports-of-mail', 'src/server/mail/planted.ts', '../http/responses/etag.ts'],
  ['imports-of-jobs', 'src/server/jobs/planted.ts', '../http/responses/etag.ts'],
  ['imports-of-media', 'src/server/media/planted.ts', '../http/responses/byte-range.ts'],
  ['imports-of-backup', 'src/server/backup/planted.ts', '../http/responses/etag.ts'],
  ['imports-of-counting', 'src/server/counting/planted.ts', '../http/responses/etag.ts'],
  ['imports-of-page-cache', 'src/server/page-cache/planted.ts', '../db/schema.ts'],
  ['imports-of-catalogue', 'src/server/catalogue/common/planted.ts', '../../http/responses/etag.ts'],
  ['imports-of-http', 'src/server/http/planted.ts', '#site/shell/footer.tsx'],
  ['imports-of-ui', 'src/ui/planted.ts', '#contract/pictures.ts'],
  ['imports-of-site', 'src/site/shell/planted.ts', '#admin/kit/feedback/toasts.ts'],
  ['imports-of-admin', 'src/admin/shell/planted.ts', '#site/shell/footer.tsx'],
  ['imports-of-app', 'src/app/planted.ts', '#tests/support/factories/trip.ts'],
  ['imports-of-seed', 'seed/planted.ts', '#app/program.ts'],
  ['imports-of-bench', 'bench/planted.ts', '#app/program.ts'],
  ['imports-of-scripts', 'scripts/planted.mjs', '../src/server/platform/log.ts'],
  ['no-cycles', 'src/values/format/bytes.ts', '../planted.ts'],
  ['no-sibling-entities', 'src/site/blogs/planted.ts', '#site/trips/card/trip-card.tsx'],
  ['no-sibling-entities', 'src/site/shell/planted.ts', '#site/trips/card/trip-card.tsx'],
  ['no-sibling-entities', 'src/admin/vendors/planted.ts', '../trips/trip-values.ts'],
  ['no-sibling-entities', 'src/server/catalogue/trips/planted.ts', '../vendors/admin-queries.ts'],
  ['no-sibling-entities', 'src/server/catalogue/common/planted.ts', '../vendors/admin-queries.ts'],
  ['browser-imports-browser', 'src/app/client/hydrate.tsx', '#server/platform/log.ts'],
  ['browser-imports-browser', 'src/app/client/router.tsx', '#server/platform/log.ts'],
  ['browser-imports-browser', 'src/app/routes/_site/about.tsx', '#server/platform/log.ts'],
  ['browser-imports-browser', 'src/app/admin/main.tsx', '#server/platform/log.ts'],
  ['browser-imports-browser', 'src/app/client/scroll-restoration.ts', '../program.ts'],
  ['imports-of-site', 'src/site/home/planted.ts', '#app/program.ts'],
  ['imports-of-admin', 'src/admin/login/planted.ts', '#app/program.ts'],
  ['no-node-in-browser', 'src/ui/planted.ts', 'node:fs'],
  ['no-react-outside-screens', 'src/server/http/planted.ts', 'react'],
] as const

describe('the import rules', () => {
  let copy = ''
  let report = ''

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'hatheli-rules-'))
    const isCode = (path: string) => extname(path) === '' || code.includes(extname(path))
    for (const folder of folders) cpSync(folder, join(copy, folder), { recursive: true, filter: isCode })
    for (const file of [config, 'package.json']) cpSync(file, join(copy, file))
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
    // The other half of the planted cycle.
    plant('src/values/planted.ts', './format/bytes.ts')
    for (const [, path, target] of violations) plant(path, target)
    const tool = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'
    const args = [tool, '--config', config, '--output-type', 'err', ...folders]
    report = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 }).stdout
  }, 180_000)
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  function plant(path: string, target: string): void {
    mkdirSync(join(copy, dirname(path)), { recursive: true })
    appendFileSync(join(copy, path), `\nimport '${target}'\n`)
  }

  it.each(violations)('find a violation of %s in %s', (rule, path) => {
    expect(report).toContain(`error ${rule}: ${path}`)
  })

  const { forbidden } = createRequire(import.meta.url)(join(process.cwd(), config)) as {
    forbidden: { name: string; from: { path?: string } }[]
  }

  it('are all broken in this test', () => {
    expect(new Set(violations.map(([rule]) => rule))).toEqual(new Set(forbidden.map(({ name }) => name)))
  })

  const listed = ['src', 'src/server'].flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))

  it.each(listed.filter((path) => path !== 'src/server' && !path.includes('.test.')))('cover %s', (path) => {
    const file = extname(path) === '' ? `${path}/planted.ts` : path
    const rules = forbidden.filter(
      ({ name, from }) => name.startsWith('imports-of-') && new RegExp(from.path!).test(file),
    )
    expect(rules).toHaveLength(1)
  })

  const map = readFileSync('docs/map.md', 'utf8')
  const onMap = [...map.matchAll(/^\| `((?:src|seed|bench|scripts)\/[^`]*)`/gm)].map(([, folder]) => folder!)

  it.each(onMap)('are broken in %s of docs/map.md', (folder) => {
    expect(violations.map(([, path]) => path)).toContainEqual(expect.stringMatching(`^${folder}`))
  })
})
