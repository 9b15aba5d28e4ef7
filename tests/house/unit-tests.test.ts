import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const guard = new URL('../support/unit/no-processes.ts', import.meta.url).href

/** Runs a module as unit tests are run. @returns what it printed. */
function run(code: string): string {
  const args = ['--import', guard, '--input-type=module', '--eval', code]
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    encoding: 'utf8',
  })
  return stdout + stderr
}

it.each([
  ["import { spawn } from 'node:child_process'; spawn('true')", 'starts a process'],
  ["import { execFileSync } from 'node:child_process'; execFileSync('true')", 'starts a process'],
  ["import { fork } from 'node:child_process'; fork('true')", 'starts a process'],
  ["import { createServer } from 'node:http'; createServer().listen(0)", 'listens on a port'],
  ["import { createServer } from 'node:net'; createServer().listen(0)", 'listens on a port'],
  ["import { connect } from 'node:net'; connect(5432)", 'opens a connection'],
  ["import pg from 'pg'; await new pg.Client({ host: '127.0.0.1' }).connect()", 'opens a connection'],
  ["await fetch('http://127.0.0.1:5432')", 'opens a connection'],
])('a unit test must not do this: %s', (code, doing) => {
  expect(run(code)).toContain(`A unit test ${doing}: rename its file to *.integration.test.ts`)
})

it('a unit test may do everything else', () => {
  expect(run("console.log('hello')")).toBe('hello\n')
})
