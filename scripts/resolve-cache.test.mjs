import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'hatheli-addresses-'))

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** @param {Record<string, string>} files by path. */
function write(files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** @returns what a program prints that remembers addresses and then runs `main.mjs`. */
function run() {
  const hooks = new URL('resolve-cache.mjs', import.meta.url)
  const code = `import { rememberAddresses } from '${hooks}'; rememberAddresses(); await import('./main.mjs')`
  return execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: folder, encoding: 'utf8' })
}

test('modules and scripts of one package, side by side in folders of their own, are read as what they are', () => {
  write({
    'main.mjs': "import { told } from 'mixed'; console.log(told.join(' '))",
    'node_modules/mixed/package.json': '{ "type": "module", "exports": "./index.js" }',
    'node_modules/mixed/index.js': `
      import { first } from './first.js'
      import { second } from './second.js'
      import { inner } from './inner/inner.js'
      import old from './old/old.js'
      import older from './old/older.js'
      export const told = [first, second, inner, old, older]`,
    'node_modules/mixed/first.js': "export const first = 'first'",
    'node_modules/mixed/second.js': "export const second = 'second'",
    'node_modules/mixed/inner/inner.js': "import { first } from '../first.js'; export const inner = `inner ${first}`",
    'node_modules/mixed/old/package.json': '{ "type": "commonjs" }',
    'node_modules/mixed/old/old.js': "module.exports = 'old'",
    'node_modules/mixed/old/older.js': "module.exports = `older ${require('./old.js')}`",
  })
  expect(run()).toBe('first second inner first old older old\n')
})

test('a package is the same for all own files, and its own for the files of another package', () => {
  write({
    'package.json': '{ "type": "module", "imports": { "#own/*": "./own/*" } }',
    'main.mjs': "import { version } from 'twice'; import { told } from './own/told.js'; console.log(version, ...told)",
    'own/told.js': `
      import { version } from 'twice'
      import { version as deep } from '#own/deep/deep.js'
      import { version as others } from 'other'
      export const told = [version, deep, others]`,
    'own/deep/deep.js': "import { version } from 'twice'; import '#own/told.js'; export { version }",
    'node_modules/twice/package.json': '{ "type": "module", "exports": "./index.js" }',
    'node_modules/twice/index.js': "export const version = 'first'",
    'node_modules/other/package.json': '{ "type": "module", "exports": "./index.js" }',
    'node_modules/other/index.js': "export { version } from 'twice'",
    'node_modules/other/node_modules/twice/package.json': '{ "type": "module", "exports": "./index.js" }',
    'node_modules/other/node_modules/twice/index.js': "export const version = 'second'",
  })
  expect(run()).toBe('first first first second\n')
})

test('an own file that is required, or imported as data, is read as such', () => {
  write({
    'package.json': '{ "type": "module" }',
    'main.mjs': `
      import { createRequire } from 'node:module'
      import { one } from './one.js'
      import data from './data.json' with { type: 'json' }
      import { both } from 'both'
      console.log(one, data.two, both, createRequire(import.meta.url)('both').both)`,
    'one.js': "export const one = 'one'",
    'data.json': '{ "two": "two" }',
    'node_modules/both/package.json': '{ "exports": { "import": "./both.mjs", "require": "./both.cjs" } }',
    'node_modules/both/both.mjs': "export const both = 'imported'",
    'node_modules/both/both.cjs': "exports.both = 'required'",
  })
  expect(run()).toBe('one two imported required\n')
})

test('a file that is not there is an error that names it', () => {
  write({
    'main.mjs': "await import('broken').catch(({ message }) => console.log(message))",
    'node_modules/broken/package.json': '{ "type": "module", "exports": "./index.js" }',
    'node_modules/broken/index.js': "import './there.js'; import './missing.js'",
    'node_modules/broken/there.js': '',
  })
  expect(run()).toContain('missing.js')
})
