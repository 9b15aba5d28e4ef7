import { expect, it } from 'vitest'
import { clonePostgresql } from '#tests/support/database/open-fresh.ts'
import { startProgram } from '../support/program/program-process.ts'

/** NUL, a lone surrogate, a truncated UTF-8 sequence, and an invalid escape. */
const invalidText = ['%00', 'a%00b', '%ED%A0%80', '%C3', '%']

const paths = ['/', '/trip/', '/blog/', '/category/', '/blogs/', '/admin/', '/admin/assets/', '/assets/', '/media/']
const files = ['/media/trip-images/', '/media/cards/trips/', '/api/', '/api/docs/parts/', '/api/trips/', '/api/blogs/']
const queries = [
  '/category/wildlife?region=',
  '/blogs?tag=',
  '/blogs?page=',
  '/?utm_source=',
  '/trip/x?x=',
  '/admin/login?from=',
]

it('a URL with invalid text never causes a server error', async () => {
  const program = await startProgram({ DATABASE_URL: await clonePostgresql() })
  await program.ready()
  for (const bytes of invalidText) {
    for (const path of [...paths, ...files, ...queries]) {
      const { status } = await fetch(`${program.url}${path}${bytes}`)
      expect(status, path + bytes).toBeLessThan(500)
    }
  }
  expect(program.stdout()).not.toContain('"level":50')
})
