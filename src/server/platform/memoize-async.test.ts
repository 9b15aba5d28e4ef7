import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { builtAdminPage } from '../routes/admin-routes.ts'
import { memoizeAsync } from './memoize-async.ts'

test('a value is created once, also for concurrent calls', async () => {
  let times = 0
  const get = memoizeAsync(async () => (times += 1))
  expect(await Promise.all([get(), get()])).toEqual([1, 1])
  expect(await get()).toBe(1)
})

test('a failure rejects all pending calls, and the next call tries again', async () => {
  let times = 0
  const get = memoizeAsync(async () => {
    times += 1
    if (times === 1) throw new Error('for a moment')
    return times
  })
  const both = await Promise.allSettled([get(), get()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await get()).toBe(2)
})

test('the page of the back office is served as soon as its file can be read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hatheli-once-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const page = builtAdminPage(folder)
  await expect(page('/admin')).rejects.toMatchObject({ code: 'ENOENT' })
  await writeFile(join(folder, 'index.html'), 'back office')
  expect(await page('/admin')).toBe('back office')
})
