/**
 * `npm run test:update [-- REF]`: builds the version of a tag or commit, by default of the last tag, in a temporary folder,
 * and replaces three nodes of it by this version and back under load (tests/nodes/rolling-update.test.ts).
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { binaries, fail, root, run } from './lib.mjs'

const commit = commitOf(process.argv[2] ?? lastTag())
const folder = mkdtempSync(join(tmpdir(), 'hatheli-earlier-'))
try {
  process.exitCode = await testFrom(commit)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function testFrom(commit) {
  process.stdout.write(`Building the version of ${commit} …\n`)
  const archive = git(['archive', commit])
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const node = join(binaries, 'node')
  const prepared = await run(node, [join(folder, 'scripts/prepare.mjs')])
  if (prepared.code !== 0) return prepared.code
  const test = ['scripts/test.mjs', 'program', 'tests/nodes/rolling-update.test.ts']
  return (await run(node, test, { env: { EARLIER_VERSION: folder } })).code
}

function lastTag() {
  const tag = git(['tag', '--sort=-version:refname', '--merged', 'HEAD', 'v*']).toString().split('\n')[0]
  return tag || fail('There is no release yet: name a commit, as in npm run test:update -- HEAD~1')
}

function commitOf(ref) {
  try {
    return git(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`])
      .toString()
      .trim()
  } catch {
    return fail(`There is no commit ${ref}.`)
  }
}

function git(args) {
  return execFileSync('git', args, { cwd: root, maxBuffer: 500_000_000 })
}
