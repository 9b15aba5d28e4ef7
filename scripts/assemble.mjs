/**
 * `npm run assemble -- FOLDER [--with-node]`: copies what the built program loads into a new folder, which can be moved to
 * any machine of the same platform (docs/decisions/0038). `--with-node` adds Node, for machines that have no Node 24.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { paths } from '../src/server/paths.ts'
import { fail, plainNpmEnv, root, run } from './lib.mjs'

const usage = 'Use: npm run assemble -- FOLDER [--with-node]'

const [folder, withNode] = readArguments()
if (existsSync(folder)) fail(`${folder} is there already; name a new folder.`)
for (const path of programPaths()) copy(path)
for (const path of await packagePaths()) copy(path)
if (withNode) copyTo(process.execPath, 'node_modules/.bin/node')
copyTo(join(root, 'deploy/hatheli'), 'hatheli')
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'with-node': { type: 'boolean' } } })
    if (positionals.length !== 1) fail(usage)
    return [resolve(positionals[0]), values['with-node'] ?? false]
  } catch {
    return fail(usage)
  }
}

/** Builds, and the files that are read at run time. */
function programPaths() {
  const { server, renderer, ...read } = paths
  const used = [...Object.values(read), dirname(server), dirname(renderer)].map((path) => relative(root, path))
  return [...used, 'dist/commands', 'src/app/start.sh', 'LICENSE', 'THIRD_PARTY_NOTICES.md']
}

/** What `npm ci --omit=dev` would install. */
async function packagePaths() {
  const { code, output } = await run('npm', ['ls', '--all', '--omit=dev', '--parseable', '--loglevel=error'], {
    quiet: true,
    env: plainNpmEnv(),
  })
  if (code !== 0) fail('The installed packages are not those of package-lock.json: run npm ci.', output)
  const installed = output
    .trimEnd()
    .split('\n')
    .map((path) => relative(root, path))
  return installed.filter((path) => path.startsWith('node_modules'))
}

function copy(path) {
  copyTo(join(root, path), path)
}

function copyTo(source, path) {
  const target = join(folder, path)
  if (existsSync(target)) return
  mkdirSync(dirname(target), { recursive: true })
  cpSync(source, target, { recursive: true, verbatimSymlinks: true })
}

/** Without what only a clone needs: `npm run backup` does not install packages here, but runs the built command. */
function manifest() {
  const { name, version, description, license, type, scripts, dependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const isBuilt = (command) => existsSync(join(folder, 'dist/commands', `${command.replace(':', '-')}.js`))
  const commands = Object.keys(scripts).filter(isBuilt)
  const run = Object.fromEntries(commands.map((command) => [command, `exec ./hatheli ${command}`]))
  const kept = { name, version, private: true, description, license, type, dependencies, optionalDependencies }
  return { ...kept, scripts: { start: 'exec ./hatheli', ...run } }
}
