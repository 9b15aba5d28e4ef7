import { spawn } from 'node:child_process'
import { afterEach, expect, it } from 'vitest'
import { startProgram, type Launch } from '#tests/support/program/program-process.ts'

const groups: number[] = []

afterEach(() => {
  for (const group of groups.splice(0)) endGroup(group)
})

/** A group of its own, so that a program that outlives npm does not outlive the test. */
const byNpm: Launch = (_, options) => {
  const child = spawn('npm', ['start', '--ignore-scripts'], { ...options, detached: true })
  groups.push(child.pid!)
  return child
}

function endGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL')
  } catch {
    // All of it has ended.
  }
}

it('the program ends with npm start, in order, when only npm is told', async () => {
  const program = await startProgram({}, byNpm)
  await program.ready()
  const exited = new Promise((resolve) => program.process.once('exit', (code, signal) => resolve(signal ?? code)))
  program.process.kill('SIGTERM')
  expect(await exited).toBe(0)
  await expect(fetch(`${program.url}/healthz`)).rejects.toThrow('fetch failed')
})
