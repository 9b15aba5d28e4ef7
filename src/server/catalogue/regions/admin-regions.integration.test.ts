import { expect, it } from 'vitest'
import { regions } from '#server/db/schema.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'

describeWithDatabase('regions in the back office', (open) => {
  const add = (name: string) => open().adminApi.admin.regions.create({ region_data: { name } })

  it('are the 36 states and union territories by name', async () => {
    const names = (await open().adminApi.admin.regions.list()).map(({ name }) => name)
    expect(names).toHaveLength(36)
    expect(names.slice(0, 3)).toEqual(['Andaman and Nicobar Islands', 'Andhra Pradesh', 'Arunachal Pradesh'])
  })

  it('can be added, unless one exists regardless of case', async () => {
    const { adminApi, db } = open()
    expect(await add('  Spiti ')).toMatchObject({ name: 'Spiti' })
    for (const name of ['spiti', 'KERALA']) {
      await expect(add(name)).rejects.toMatchObject({ code: 'REGION_TAKEN', data: { name: expect.any(String) } })
    }
    await expect(add(' ')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await db.$count(regions)).toBe(37)
    expect((await adminApi.admin.regions.list()).map(({ name }) => name)).toContain('Spiti')
  })

  it('accept one of two equal ones that are added concurrently', async () => {
    const results = await Promise.allSettled([add('Zanskar'), add('zanskar')])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})
