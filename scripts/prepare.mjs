/**
 * Runs before the project's commands on whatever Node the machine has: installs the packages when the lock file
 * changed, builds when the sources changed, and is done in a moment otherwise.
 * `--serve` and `--packages` need no developers' tools, `--test` and `--dev` do; `--packages` and `--dev` need no build.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { binaries, fail, hashOf, plainNpmEnv, projectEnv, readMark, root, run, writeMark } from './lib.mjs'

const [mode = '--serve'] = process.argv.slice(2)
const installMark = 'node_modules/.prepared'
const buildMark = 'dist/.prepared'
const builtFrom = [
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

const needsTools = mode === '--test' || mode === '--dev'
await install()
if (mode === '--serve' || mode === '--test') await build()

/** The mark holds the lock file's hash and whether the developers' tools are there. */
async function install() {
  const lock = hashOf(['package-lock.json', 'package.json'])
  const [markedLock, markedTools] = readMark(installMark).split(' ')
  const withTools = needsTools || markedTools === 'tools'
  if (markedLock === lock && (!needsTools || markedTools === 'tools')) return
  process.stdout.write('Installing packages …\n')
  const extent = withTools ? '--include=dev' : '--omit=dev'
  const args = ['ci', '--no-fund', '--no-audit', '--loglevel=error', extent]
  const { code, output } = await run('npm', args, { quiet: true, env: plainNpmEnv() })
  if (code !== 0) fail('The packages could not be installed; see above.', output)
  writeMark(installMark, `${lock} ${withTools ? 'tools' : 'serve'}`)
}

async function build() {
  const sources = hashOf(builtFrom)
  if (readMark(buildMark) === sources && existsSync(join(root, 'dist/server/server.js'))) return
  process.stdout.write('Building …\n')
  const { code, output } = await run(join(binaries, 'node'), ['scripts/build.mjs'], { quiet: true, env: projectEnv() })
  if (code !== 0) fail('The program could not be built; see above.', output)
  writeMark(buildMark, sources)
}
