/** `npm run check`: runs all static checks, two at a time, and prints the output of those that fail. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { binaries, projectEnv, root, run } from './lib.mjs'

const folders = ['src', 'seed', 'tests', 'bench', 'scripts'].filter((folder) => existsSync(join(root, folder)))

/** Two checks run side by side; more threads of one would check the same types again. */
const oneThread = ['--checkers', '1']

/** Those that take longest first. */
const checks = [
  ['types', 'tsc', ['-p', '.', ...oneThread]],
  ['types of the back office', 'tsc', ['-p', 'tsconfig.admin.json', ...oneThread]],
  [
    'import rules',
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', '--cache', '--cache-strategy', 'content', ...folders],
  ],
  ['unused code', 'knip', ['--no-progress', '--cache']],
  ['lint', 'oxlint', ['--deny-warnings']],
  ['format', 'oxfmt', ['--check', '.']],
]

const concurrency = 2
const queue = [...checks]
const failed = []

await Promise.all(Array.from({ length: concurrency }, work))
if (failed.length > 0) {
  process.stderr.write(`\n${failed.join(', ')}: see above\n`)
  process.exit(1)
}

async function work() {
  for (let next = queue.shift(); next; next = queue.shift()) await check(next)
}

async function check([name, tool, args]) {
  const begin = performance.now()
  const { code, output } = await run(join(binaries, tool), args, { quiet: true, env: projectEnv() })
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  process.stdout.write(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)\n`)
  if (code === 0) return
  failed.push(name)
  process.stdout.write(`${output}\n`)
}
