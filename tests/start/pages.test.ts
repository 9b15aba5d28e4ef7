import { expect, it } from 'vitest'
import { startProgram } from './program-process.ts'

it('answers an unknown address with 404 and its page, and logs it once with the path', async () => {
  const program = await startProgram()
  await program.ready()
  const answer = await fetch(`${program.url}/no/such/page?x=1`)
  const html = await answer.text()
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(html).toContain('Oops! Page not found')
  expect(html).toMatch(/<meta name="robots" content="noindex"/)
  // The log is written through a pipe: what was asked last is in it last.
  await fetch(`${program.url}/the-last-one`).then((last) => last.text())
  const lines = () => program.stdout().split('\n')
  await expect.poll(() => lines().some((line) => line.includes('/the-last-one'))).toBe(true)
  const records = lines().filter((line) => line.includes('/no/such/page'))
  expect(records).toHaveLength(1)
  expect(JSON.parse(records[0]!)).toMatchObject({ level: 40, path: '/no/such/page' })
  expect(program.stderr()).toBe('')
})
