/**
 * Installs the engine that opens databases of version 0.1, unless it is already installed, in a separate folder, since the
 * program does not depend on it (docs/decisions/0031). The last line of output is that folder.
 */
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fail, hashOf, plainNpmEnv, readMark, root, run, writeMark } from './lib.mjs'

const pinned = 'scripts/former-engine'
const folder = 'node_modules/.cache/former-engine'
const mark = `${folder}/.prepared`

const version = hashOf([pinned])
if (readMark(mark) !== version) await install()
process.stdout.write(`${join(root, folder)}\n`)

async function install() {
  rmSync(join(root, folder), { recursive: true, force: true })
  cpSync(join(root, pinned), join(root, folder), { recursive: true })
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error']
  const { code, output } = await run('npm', args, { quiet: true, env: plainNpmEnv() })
  if (code !== 0) fail('The former database engine could not be installed; see above.', output)
  writeMark(mark, version)
}
