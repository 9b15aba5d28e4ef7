import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'hatheli-formats-'))

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** @param {Record<string, string>} files by path. */
function write(files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** @returns what a program prints that remembers formats and then runs `main.mjs`. */
function run() {
  const hooks = new URL('known-formats.mjs', import.meta.url)
  const code = `import { rememberFormats } from '${hooks}'; rememberFormats(); await import('./main.mjs')`
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

test('a file that is not there is an error that names it', () => {
  write({
    'main.mjs': "await import('broken').catch(({ message }) => console.log(message))",
    'node_modules/broken/package.json': '{ "type": "module", "exports": "./index.js" }',
    'node_modules/broken/index.js': "import './there.js'; import './missing.js'",
    'node_modules/broken/there.js': '',
  })
  expect(run()).toContain('missing.js')
})
