import { spawn } from 'node:child_process'
import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { clonePostgresql } from '#tests/support/database/open-fresh.ts'
import { startProgram, temporaryFolder, type Launch } from '#tests/support/program/program-process.ts'

const groups: number[] = []

afterEach(() => {
  for (const group of groups.splice(0)) endGroup(group)
})

/** In a separate process group, so that a program that outlives npm can be killed after the test. */
const withNpm: Launch = (_, options) => {
  const child = spawn('npm', ['start'], { ...options, detached: true })
  groups.push(child.pid!)
  return child
}

function endGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL')
  } catch {
    // The group has exited.
  }
}

it('a SIGTERM to npm start alone shuts the program down in order', async () => {
  const program = await startProgram({}, withNpm)
  await program.ready()
  const exited = new Promise((resolve) => program.process.once('exit', (code, signal) => resolve(signal ?? code)))
  program.process.kill('SIGTERM')
  expect(await exited).toBe(0)
  await expect(fetch(`${program.url}/healthz`)).rejects.toThrow('fetch failed')
})

it('runs in a folder with spaces in its name, whatever the working directory', async () => {
  const elsewhere = temporaryFolder()
  const project = join(elsewhere, 'a folder with spaces')
  for (const part of ['package.json', 'dist', 'src/server', 'src/app/start.sh'])
    cpSync(part, join(project, part), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(project, 'node_modules'))
  const launch: Launch = (_, options) =>
    spawn('sh', [join(project, 'src/app/start.sh')], { ...options, cwd: elsewhere })
  const program = await startProgram({ DATABASE_URL: await clonePostgresql() }, launch)
  await program.ready()
  const page = await fetch(program.url)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('</html>') as string])
  program.process.kill('SIGTERM')
  expect(await program.ended()).toBe(0)
  expect(program.stderr()).toBe('')
})
