import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { previews } from '#server/platform/db/schema.ts'
import { deleteEndedPreviews } from '#server/publishing/previews/queries.ts'
import { expireTrash } from '#server/publishing/trash/purge-items.ts'
import { aPreviewed, marker, put, share } from '#tests/support/database/previewed.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'

describeWithDatabase('a shared preview', (open) => {
  it('shows what was shared, until its end or until it is revoked', async () => {
    const { test, trip, admin, visitor, preview } = await aPreviewed(open())
    const link = await share(admin, preview, 1)
    await put(admin, trip.id, aTripPayload({ title: 'Typed Later' }), preview.id)
    expect(await (await visitor.send('GET', link.path)).text()).toContain(marker)
    expect(await (await admin.send('GET', '/api/admin/preview-links?entity=trips')).json()).toMatchObject([
      { id: link.id, label: marker, last_used_at: expect.any(String) },
    ])
    await test.db
      .update(previews)
      .set({ expires_at: sql`now()` })
      .where(eq(previews.id, link.id))
    const ended = await visitor.send('GET', link.path)
    expect([ended.status, ended.headers.get('cache-control')]).toEqual([410, 'private, no-store'])
    expect(await ended.text()).not.toContain(marker)
    const second = await share(admin, preview, 30)
    expect((await admin.send('DELETE', `/api/admin/preview-links/${second.id}`)).status).toBe(200)
    expect((await visitor.send('GET', second.path)).status).toBe(410)
    expect(await (await admin.send('GET', '/api/admin/preview-links?entity=trips')).json()).toEqual([])
  })

  it.each(['one item', 'the whole trash', 'its time in the trash'])('ends when %s is deleted for ever', async (way) => {
    const { test, trip, admin, visitor, preview } = await aPreviewed(open())
    const link = await share(admin, preview, 30)
    expect((await admin.send('DELETE', `/api/admin/trips/${trip.id}`)).status).toBe(200)
    const item = { entity: 'trips', item_id: trip.id } as const
    if (way === 'one item') await test.adminApi.admin.trash.purge(item)
    else if (way === 'the whole trash') await test.adminApi.admin.trash.empty()
    else {
      await test.db.transaction(async (tx) => {
        await tx.execute(sql`update operations set at = at - interval '31 days'`)
      })
      await expireTrash(test.db, test.storage)
    }
    const ended = await visitor.send('GET', link.path)
    expect([ended.status, (await ended.text()).includes(marker)]).toEqual([404, false])
    expect(await test.db.$count(previews)).toBe(0)
  })

  it('has an address that cannot be guessed or altered', async () => {
    const { admin, visitor, preview } = await aPreviewed(open())
    const { path } = await share(admin, preview)
    const key = path.split('/')[2]!
    const altered = key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A')
    for (const guess of [altered, key.slice(0, 40), preview.id, 'x'.repeat(48), 'at-2030-01-01T0800', '..%2f']) {
      expect((await visitor.send('GET', path.replace(key, guess))).status, guess).toBe(404)
    }
  })

  it('ends with the session, and is removed', async () => {
    const { test, admin, preview } = await aPreviewed(open())
    const link = await share(admin, preview)
    await admin.send('POST', '/api/auth/sign-out', {})
    expect((await admin.send('GET', preview.pages[0]!.path)).status).toBe(404)
    await test.db.update(previews).set({ expires_at: sql`now() - interval '1 minute'` })
    await deleteEndedPreviews(test.db)
    expect(await test.db.select({ id: previews.id }).from(previews)).toEqual([{ id: link.id }])
    await test.db.update(previews).set({ expires_at: sql`now() - interval '31 days'` })
    await deleteEndedPreviews(test.db)
    expect(await test.db.$count(previews)).toBe(0)
  })
})
