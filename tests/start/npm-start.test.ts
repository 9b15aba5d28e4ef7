import { spawn } from 'node:child_process'
import { afterEach, expect, it } from 'vitest'
import { startProgram, type Launch } from '#tests/support/program/program-process.ts'

const groups: number[] = []

afterEach(() => {
  for (const group of groups.splice(0)) endGroup(group)
})

/** In a separate process group, so that a program that outlives npm can be killed after the test. */
const withNpm: Launch = (_, options) => {
  const child = spawn('npm', ['start', '--ignore-scripts'], { ...options, detached: true })
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
