/**
 * Runs before the project's commands, on any installed version of Node: installs the packages if the lock file has changed,
 * and builds if the sources have changed. `--packages` does not build.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { binaries, fail, hashOf, plainNpmEnv, projectEnv, readMark, root, run, writeMark } from './lib.mjs'

const installMark = 'node_modules/.prepared'
const buildMark = 'dist/.prepared'
const buildInputs = [
  'src',
  'public',
  'seed/content',
  'seed/commands',
  'scripts/build.mjs',
  'package.json',
  'package-lock.json',
  ...readdirSync(root).filter((name) => /^vite\..*\.ts$/.test(name)),
  ...readdirSync(join(root, 'seed'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `seed/${name}`),
]

await install()
if (!process.argv.includes('--packages')) await build()

/** Everything is installed: what builds the program is a dev dependency (docs/decisions/0038). */
async function install() {
  const lock = hashOf(['package-lock.json', 'package.json'])
  if (readMark(installMark) === lock) return
  process.stdout.write('Installing packages …\n')
  const args = ['ci', '--no-fund', '--no-audit', '--loglevel=error', '--include=dev']
  const { code, output } = await run('npm', args, { quiet: true, env: plainNpmEnv() })
  if (code !== 0) fail('The packages could not be installed; see above.', output)
  writeMark(installMark, lock)
}

async function build() {
  const sources = hashOf(buildInputs)
  if (readMark(buildMark) === sources && existsSync(join(root, 'dist/server/server.js'))) return
  process.stdout.write('Building …\n')
  const { code, output } = await run(join(binaries, 'node'), ['scripts/build.mjs'], { quiet: true, env: projectEnv() })
  if (code !== 0) fail('The program could not be built; see above.', output)
  writeMark(buildMark, sources)
}
