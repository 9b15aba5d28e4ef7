import { expect, it } from 'vitest'
import type { Config } from '#server/platform/config/config.ts'
import { ensureAdmin } from '#server/platform/auth/admin-account.ts'
import { markPasswordChosen } from '#server/platform/auth/recovery/password-links.ts'
import { settingsOf } from '#tests/support/database/settings-of.ts'
import { describeWithDatabase, testAdmin } from '#tests/support/database/test-database.ts'
import { aHeroImage } from '#tests/support/factories/hero-image.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { aTrip } from '#tests/support/factories/trip.ts'

describeWithDatabase('the first steps', (open) => {
  const done = async (changed: Partial<Config['profile']> = {}) => {
    const { db, config, apiWith } = open()
    const settings = settingsOf(db, { ...config.profile, ...changed })
    const api = apiWith({ settings, admin: async () => testAdmin })
    const { steps } = await api.admin.firstRun.status()
    return steps.filter((step) => step.done).map(({ name }) => name)
  }

  it('are done once the stored content meets their conditions', async () => {
    const { db } = open()
    await ensureAdmin(db, { email: testAdmin.email, password: 'five quiet rivers' })
    const sample = await aTrip(db, { title: 'Sample', vendor_id: null, sample: true })
    await aHeroImage(db, { is_active: true, sample: true })
    expect(await done()).toEqual([])
    await markPasswordChosen(db)
    expect(await done()).toEqual(['password'])
    const own = {
      whatsapp_number: '+91 98450 12345',
      phone: null,
      email: null,
      partner_email: null,
      address: null,
      application_url: null,
    }
    expect(await done(own)).toEqual(['password', 'contacts'])
    expect(await done({ ...own, whatsapp_number: null })).toEqual(['password'])
    const { adminApi } = open()
    await adminApi.admin.trips.update({ trip_id: sample.id, trip_data: { title: 'Mine', description: 'Quite new.' } })
    expect(await done()).toEqual(['password', 'trip'])
    await aTrip(db, { status: 'draft' })
    await adminApi.admin.heroImages.delete({ hero_image_id: (await adminApi.admin.heroImages.list())[0]!.id })
    expect(await done()).toEqual(['password', 'trip', 'sample'])
    await aHeroImage(db, { is_active: true })
    expect(await done()).toEqual(['password', 'picture', 'trip', 'sample'])
  })

  it('begin with name and logo, and end with figures and the court', async () => {
    const { db, adminApi } = open()
    const { admin } = adminApi
    const { steps } = await admin.firstRun.status()
    expect([steps[0], steps.at(-1)]).toEqual([
      { name: 'brand', done: false },
      { name: 'figures', done: false },
    ])
    const save = (section: string, settings_data: object) => admin.settings.update({ section, settings_data } as never)
    const { url: logo } = await aPicture(db, { bucket: 'site-images' })
    await save('company', { logo })
    expect(await done()).not.toContain('brand')
    await save('company', { brand_name: 'Aranya' })
    expect(await done()).toContain('brand')
    await save('figures', { home: [], about: [], partner: [] })
    expect((await admin.server.status()).contacts.placeholders.at(-1)).toBe('court')
    expect(await done()).not.toContain('figures')
    await save('legal', { court: 'Ooty, Tamil Nadu' })
    expect(await done()).toContain('figures')
  })

  it('can be put away and brought back', async () => {
    const { adminApi } = open()
    expect(await adminApi.admin.firstRun.status()).toMatchObject({ put_away: false, can_load_sample: true })
    for (const put_away of [true, true, false]) {
      await adminApi.admin.firstRun.update({ put_away })
      expect((await adminApi.admin.firstRun.status()).put_away).toBe(put_away)
    }
    await aTrip(open().db)
    expect((await adminApi.admin.firstRun.status()).can_load_sample).toBe(false)
  })
})
