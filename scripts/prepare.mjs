/**
 * Runs before the project's commands, on any installed version of Node: installs the packages if the lock file has changed,
 * and builds if the sources have changed. `--test` and `--dev` install dev dependencies too; `--packages` and `--dev` do not
 * build.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { binaries, fail, hashOf, plainNpmEnv, projectEnv, readMark, root, run, writeMark } from './lib.mjs'

const [mode = '--serve'] = process.argv.slice(2)
const installMark = 'node_modules/.prepared'
const buildMark = 'dist/.prepared'
const buildInputs = [
  'src',
  'public',
  'seed/content',
  'scripts/build.mjs',
  'package.json',
  'package-lock.json',
  ...readdirSync(root).filter((name) => /^vite\..*\.ts$/.test(name)),
  ...readdirSync(join(root, 'seed'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `seed/${name}`),
]

const needsDev = mode === '--test' || mode === '--dev'
await install()
if (mode === '--serve' || mode === '--test') await build()

/** The mark contains the lock file's hash and whether the dev dependencies are installed. */
async function install() {
  const lock = hashOf(['package-lock.json', 'package.json'])
  const [markedLock, markedTools] = readMark(installMark).split(' ')
  const withDev = needsDev || markedTools === 'tools'
  if (markedLock === lock && (!needsDev || markedTools === 'tools')) return
  process.stdout.write('Installing packages …\n')
  const dev = withDev ? '--include=dev' : '--omit=dev'
  const args = ['ci', '--no-fund', '--no-audit', '--loglevel=error', dev]
  const { code, output } = await run('npm', args, { quiet: true, env: plainNpmEnv() })
  if (code !== 0) fail('The packages could not be installed; see above.', output)
  writeMark(installMark, `${lock} ${withDev ? 'tools' : 'serve'}`)
}

async function build() {
  const sources = hashOf(buildInputs)
  if (readMark(buildMark) === sources && existsSync(join(root, 'dist/server/server.js'))) return
  process.stdout.write('Building …\n')
  const { code, output } = await run(join(binaries, 'node'), ['scripts/build.mjs'], { quiet: true, env: projectEnv() })
  if (code !== 0) fail('The program could not be built; see above.', output)
  writeMark(buildMark, sources)
}
