/**
 * `node scripts/third-party-notices.mjs`: lists the production dependencies of the lock file in THIRD_PARTY_NOTICES.md, below its handwritten
 * text, and checks the licences of all, as builds bundle many of the others. `--check` changes nothing, and fails if the
 * list is out of date or a licence is not allowed.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const file = 'THIRD_PARTY_NOTICES.md'
const heading = '## Packages\n'

/** Copies must include the notice; nothing is required of programs that use them. */
const permissive = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT', 'Python-2.0']

/** Without conditions. */
const free = ['CC0-1.0', 'MIT-0', 'Unlicense']

/** Allowed for these packages only; THIRD_PARTY_NOTICES.md says why. */
const allowedFor = {
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'MPL-2.0': /^(?:lightningcss(?:-|$)|(?:@axe-core\/playwright|axe-core)$)/,
  'CC-BY-4.0': /^caniuse-lite$/,
  Zlib: /^pako$/,
  // They have the MIT licence's text, but do not name it in their manifests.
  none: /^(?:busboy|streamsearch|humanize-number)$/,
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const all = Object.entries(packages)
  .filter(([path, { link }]) => path !== '' && !link)
  .map(([path, entry]) => ({
    name: nameOf(path, entry),
    version: entry.version,
    license: entry.license ?? 'none',
    dev: entry.dev ?? false,
  }))
const used = all.filter(({ dev }) => !dev)

const refused = all.filter(({ name, license }) => !isAllowed(name, license))
if (refused.length > 0) {
  const lines = refused.map(({ name, version, license }) => `${name} ${version}: ${license}`)
  fail(`Licences that are not allowed (scripts/third-party-notices.mjs):\n${lines.join('\n')}`)
}

const text = readFileSync(file, 'utf8')
const start = text.indexOf(heading)
if (start === -1) fail(`${file} has no heading '${heading.trim()}'.`)
const next = `${text.slice(0, start)}${heading}\n${table(used)}`
if (next !== text) {
  if (process.argv.includes('--check')) fail(`${file} is out of date: run 'node scripts/third-party-notices.mjs'.`)
  writeFileSync(file, next)
}

/** An aliased package has its own name in its entry. */
function nameOf(path, { name }) {
  return name ?? path.replace(/^.*node_modules\//, '')
}

/** @param license an SPDX expression without nested parentheses; `AND` binds more tightly than `OR`. */
function isAllowed(name, license) {
  const isTermAllowed = (term) =>
    permissive.includes(term) || free.includes(term) || Boolean(allowedFor[term]?.test(name))
  const choices = license.replace(/^\((.*)\)$/, '$1').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every(isTermAllowed))
}

/** Builds of a package for several platforms share a row. */
function family(name) {
  const platform =
    /(?<=[-/])(?:aix|android|darwin|freebsd|linux|linuxmusl|netbsd|openbsd|openharmony|sunos|wasm32|webcontainers|win32)(?:-[\w-]+)?$/
  return name.replace(platform, '*')
}

/** Formatted as by `npm run format`. */
function table(entries) {
  const found = Map.groupBy(entries, ({ name, license }) => `${family(name)}\0${license}`)
  const rows = [...found.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, members]) => {
      const [name, license] = key.split('\0')
      const versions = [...new Set(members.map(({ version }) => version))]
      return [`\`${name}\``, versions.sort(byVersion).join(', '), license]
    })
  const cells = [['package', 'version', 'licence'], ...rows]
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column].length)))
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |\n`
  const rule = line(widths.map((width) => '-'.repeat(width)))
  return [line(cells[0]), rule, ...rows.map(line)].join('')
}

function byVersion(a, b) {
  return a.localeCompare(b, 'en', { numeric: true })
}

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
