import { expect, it } from 'vitest'
import { homeListed } from '#contract/admin/lists/rows.ts'
import { testimonials } from '#server/platform/db/schema.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'

describeWithDatabase('testimonials of the home page', (open) => {
  const shown = async () => (await open().api.testimonials.home({ limit: 6 })).map(({ id }) => id)

  async function some(count: number): Promise<string[]> {
    const ids = []
    for (let day = 1; day <= count; day += 1) {
      const row = await aTestimonial(open().db, { trip_id: null, created_at: new Date(Date.UTC(2026, 0, day)) })
      ids.push(row.id)
    }
    return ids
  }

  it('are the newest until some are chosen, and then these in their order', async () => {
    const { admin } = open().adminApi
    const [first, second, third] = (await some(8)) as [string, string, string]
    const newest = await shown()
    expect(newest).toHaveLength(6)
    expect(newest).not.toContain(first)
    const choose = (ids: string[], on_home: boolean) =>
      admin.testimonials.bulk({ rows: { ids }, action: { kind: 'home', on_home } })
    await choose([first, second], true)
    expect(await shown()).toEqual([second, first])
    await choose([third], true)
    await admin.testimonials.orderHome({ ids: [third, first, second] })
    expect(await shown()).toEqual([third, first, second])
    expect((await admin.testimonials.home()).map(({ id }) => id)).toEqual([third, first, second])
    expect((await admin.testimonials.list({ on_home: true })).total).toBe(3)
    await expect(admin.testimonials.orderHome({ ids: [first, second] })).rejects.toMatchObject({ code: 'HOME_CHANGED' })
    await choose([first, second, third], false)
    expect(await shown()).toEqual(newest)
  })

  it('have room for so many, and name those that have none', async () => {
    const { admin } = open().adminApi
    const ids = await some(homeListed + 1)
    const action = { kind: 'home', on_home: true } as const
    await expect(admin.testimonials.bulk({ rows: { ids }, action })).rejects.toMatchObject({ data: { refused: 1 } })
    expect(await admin.testimonials.bulk({ rows: { ids }, action, only_valid: true })).toMatchObject({
      changed: homeListed,
      left_out: 1,
    })
    expect(await open().db.$count(testimonials)).toBe(homeListed + 1)
  })
})
