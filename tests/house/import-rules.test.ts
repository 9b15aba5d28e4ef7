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
  ['imports-of-system', 'src/server/paths.ts', './api/csv.ts'],
  ['imports-of-config', 'src/server/platform/config/planted.ts', '../db/database.ts'],
  ['imports-of-db', 'src/server/platform/db/planted.ts', '../files/storage.ts'],
  ['imports-of-auth', 'src/server/platform/auth/planted.ts', '../media/decode.ts'],
  ['imports-of-access', 'src/server/platform/access/planted.ts', '../files/storage.ts'],
  ['imports-of-files', 'src/server/platform/files/planted.ts', '../db/database.ts'],
  ['imports-of-media', 'src/server/platform/media/planted.ts', '../http/responses/byte-range.ts'],
  ['imports-of-jobs', 'src/server/platform/jobs/planted.ts', '../http/responses/etag.ts'],
  ['imports-of-backup', 'src/server/platform/backup/planted.ts', '../http/responses/etag.ts'],
  ['imports-of-page-cache', 'src/server/platform/page-cache/planted.ts', '../db/schema.ts'],
  ['imports-of-http', 'src/server/platform/http/planted.ts', '../../api/csv.ts'],
  ['imports-of-http', 'src/server/platform/http/planted.ts', '#site/shell/footer.tsx'],
  ['imports-of-api', 'src/server/api/planted.ts', '../catalogue/common/mentions.ts'],
  ['imports-of-push', 'src/server/push/planted.ts', '../search/words.ts'],
  ['imports-of-search', 'src/server/search/planted.ts', '../catalogue/common/mentions.ts'],
  ['imports-of-publishing', 'src/server/publishing/planted.ts', '../catalogue/common/mentions.ts'],
  ['imports-of-catalogue', 'src/server/catalogue/common/planted.ts', '../../exchange/sheets/cells.ts'],
  ['imports-of-exchange', 'src/server/exchange/planted.ts', '../catalogue/common/mentions.ts'],
  ['imports-of-enquiries', 'src/server/enquiries/planted.ts', '../catalogue/common/mentions.ts'],
  ['imports-of-proposals', 'src/server/proposals/planted.ts', '../catalogue/trips/trip-filters.ts'],
  ['imports-of-dashboard', 'src/server/dashboard/planted.ts', '../catalogue/trips/trip-filters.ts'],
  ['imports-of-cleanup', 'src/server/cleanup/planted.ts', '../routes/edit-link.ts'],
  ['imports-of-routes', 'src/server/routes/planted.ts', '#site/shell/footer.tsx'],
  ['imports-of-ui', 'src/ui/planted.ts', '#contract/pictures.ts'],
  ['imports-of-site', 'src/site/shell/planted.ts', '#admin/kit/feedback/toasts.ts'],
  ['imports-of-admin-kit', 'src/admin/kit/planted.ts', '#site/shell/footer.tsx'],
  ['imports-of-admin-kit', 'src/admin/kit/planted.ts', '../session/identity-query.ts'],
  ['imports-of-admin-session', 'src/admin/session/planted.ts', '../palette/palette-entries.ts'],
  ['imports-of-admin-publishing', 'src/admin/publishing/planted.ts', '../trips/trip-values.ts'],
  ['imports-of-admin-first-run', 'src/admin/first-run/planted.ts', '../trips/trip-values.ts'],
  ['imports-of-admin-exchange', 'src/admin/exchange/planted.ts', '../trips/trip-values.ts'],
  ['imports-of-admin-palette', 'src/admin/palette/planted.ts', '../trips/trip-values.ts'],
  ['imports-of-admin-types', 'src/admin/trips/planted.ts', '../palette/palette-entries.ts'],
  ['imports-of-admin-mail', 'src/admin/mail/planted.tsx', '../publishing/planted.ts'],
  ['imports-of-admin-backup', 'src/admin/backup/planted.ts', '../trips/trip-values.ts'],
  ['imports-of-admin-dashboard', 'src/admin/dashboard/planted.ts', '../trips/trip-values.ts'],
  ['imports-of-admin-shell', 'src/admin/shell/planted.ts', '../trips/trip-values.ts'],
  ['imports-of-app', 'src/app/planted.ts', '#tests/support/factories/trip.ts'],
  ['imports-of-seed', 'seed/planted.ts', '#app/program.ts'],
  ['imports-of-bench', 'bench/planted.ts', '#app/program.ts'],
  ['imports-of-scripts', 'scripts/planted.mjs', '../src/server/platform/log.ts'],
  ['no-cycles', 'src/values/format/bytes.ts', '../planted.ts'],
  ['no-sibling-entities', 'src/site/blogs/planted.ts', '#site/trips/card/trip-card.tsx'],
  ['no-sibling-entities', 'src/site/shell/planted.ts', '#site/trips/card/trip-card.tsx'],
  ['no-sibling-entities-of-admin', 'src/admin/vendors/planted.ts', '../trips/trip-values.ts'],
  ['no-sibling-entities', 'src/server/catalogue/trips/planted.ts', '../vendors/admin-queries.ts'],
  ['no-sibling-entities', 'src/server/catalogue/common/planted.ts', '../vendors/admin-queries.ts'],
  ['browser-imports-browser', 'src/app/client/hydrate.tsx', '#server/platform/log.ts'],
  ['browser-imports-browser', 'src/app/client/router.tsx', '#server/platform/log.ts'],
  ['browser-imports-browser', 'src/app/routes/_site/about.tsx', '#server/platform/log.ts'],
  ['browser-imports-browser', 'src/app/admin/main.tsx', '#server/platform/log.ts'],
  ['browser-imports-browser', 'src/app/client/scroll-restoration.ts', '../program.ts'],
  ['imports-of-site', 'src/site/home/planted.ts', '#app/program.ts'],
  ['imports-of-admin-session', 'src/admin/session/login/planted.ts', '#app/program.ts'],
  ['no-node-in-browser', 'src/ui/planted.ts', 'node:fs'],
  ['no-react-outside-screens', 'src/server/platform/http/planted.ts', 'react'],
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

  const divided = ['src', 'src/server', 'src/server/platform', 'src/admin']
  const listed = divided.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))

  it.each(listed.filter((path) => !divided.includes(path) && !path.includes('.test.')))('cover %s', (path) => {
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
