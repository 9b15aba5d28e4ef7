import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { siteSettings } from '#server/platform/db/schema.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { settingsReader } from './settings-reader.ts'

const phone = '+91 80 4123 4567'

async function section({ adminApi }: TestDatabase, name: string) {
  return (await adminApi.admin.settings.list()).find((each) => each.section === name)!
}

describeWithDatabase('settings', (open) => {
  it('have the values of the specification until they are saved', async () => {
    const { api, config } = open()
    const profile = await api.site.profile()
    expect(profile).toMatchObject({
      ...config.profile,
      sample_content: false,
      copyright_year: 2025,
      price_line: 'per person + 5% GST',
    })
    expect(profile.whatsapp_enquiry).toBe('I am interested in {trip}. Please share more details.')
    expect((await api.site.home()).figures.map(({ value }) => value)).toEqual(['50+', '100+', '4.8', '24/7'])
    expect((await api.site.partner()).figures.map(({ value }) => value)).toEqual(['85%', '40%'])
    expect(await api.site.privacy()).toMatchObject({ date: 'Last updated January 15, 2024' })
    expect((await api.site.terms()).sections).toHaveLength(13)
    await expect(api.site.cancellation()).rejects.toMatchObject({ code: 'LEGAL_PAGE_NOT_FOUND' })
  })

  it('show what is saved at once, and texts that quote it follow', async () => {
    const { api, adminApi } = open()
    await adminApi.admin.settings.update({ section: 'contacts', settings_data: { phone, email: '' } })
    await adminApi.admin.settings.update({ section: 'company', settings_data: { brand_name: 'Aranya' } })
    expect(await api.site.profile()).toMatchObject({
      phone,
      email: null,
      brand_name: 'Aranya',
      whatsapp_greeting: 'Hello Aranya! I would like to know more about your journeys in India.',
    })
    expect((await api.site.about()).lead).toMatch(/^Aranya brings together/)
    expect((await api.site.contact()).faqs[0]!.answer).not.toContain('Email takes')
    expect(JSON.stringify(await api.site.privacy())).toContain(`tel:${phone.replaceAll(' ', '')}`)
  })

  it('complete ten digits of the company to an Indian number', async () => {
    const { api, adminApi } = open()
    await adminApi.admin.settings.update({
      section: 'whatsapp',
      settings_data: { whatsapp_number: '98450 12345' },
    })
    await adminApi.admin.settings.update({ section: 'contacts', settings_data: { phone: '080 4123 4567' } })
    expect(await api.site.profile()).toMatchObject({ whatsapp_number: '+91 98450 12345', phone })
  })

  it('store only what differs from the first value, and follow that again when it is put back', async () => {
    const test = open()
    const { adminApi, db, config } = test
    await adminApi.admin.settings.update({
      section: 'contacts',
      settings_data: { phone, address: config.profile.address },
    })
    const stored = () => db.select().from(siteSettings).where(eq(siteSettings.id, 'contacts'))
    expect((await stored())[0]!.data).toEqual({ phone })
    expect(await section(test, 'contacts')).toMatchObject({ changed: ['phone'] })
    await adminApi.admin.settings.update({ section: 'contacts', settings_data: { phone: config.profile.phone } })
    expect((await stored())[0]!.data).toEqual({})
  })

  it('add the rate to prices and the line to pages', async () => {
    const { api, adminApi, db } = open()
    const { id } = await aTrip(db, { status: 'published', price: 1000 })
    await adminApi.admin.settings.update({ section: 'taxes', settings_data: { gst_rate: 12 } })
    expect((await api.trips.get({ id })).fact_texts.total).toBe('₹1,120 with GST')
    expect((await api.site.profile()).price_line).toBe('per person + 12% GST')
  })

  it('have one rate: the line under a price names it, and other figures are refused', async () => {
    const { api, adminApi } = open()
    const save = (price_line: string) =>
      adminApi.admin.settings.update({ section: 'taxes', settings_data: { gst_rate: 18, price_line } })
    for (const line of ['each + 5% GST', 'each, GST 5 % extra', 'GST (5%) extra']) {
      await expect(save(line)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
    await save('each, {gst} % GST on top')
    expect((await api.site.profile()).price_line).toBe('each, 18 % GST on top')
  })

  it('give rates for thirty days, and refuse what is not a rate', async () => {
    const { api, adminApi } = open()
    const save = (settings_data: object) => adminApi.admin.settings.update({ section: 'rates', settings_data })
    const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
    await save({ gbp: 112, usd: '84.5' })
    expect((await api.site.profile()).rates).toBeNull()
    await save({ from: dayBefore(30) })
    expect((await api.site.profile()).rates).toMatchObject({
      rates: [
        { code: 'gbp', sign: '£', rupees: 112 },
        { code: 'usd', sign: '$', rupees: 84.5 },
      ],
      text: expect.stringMatching(/^Rates: £1 = ₹112, \$1 = ₹84\.5, from \d+ [A-Z][a-z]+$/),
    })
    await save({ from: dayBefore(31) })
    expect((await api.site.profile()).rates).toBeNull()
    for (const wrong of [{ gbp: 0 }, { gbp: 'many' }, { from: '2026-02-30' }])
      await expect(save(wrong)).rejects.toThrow()
  })

  it('refuse an older version, unless it is to be overwritten', async () => {
    const test = open()
    const { adminApi } = test
    const { updated_at } = await section(test, 'contacts')
    const save = (typed: string, more: object) =>
      adminApi.admin.settings.update({ section: 'contacts', settings_data: { phone: typed }, ...more })
    await save(phone, { updated_at })
    await expect(save('+91 11 2345 6789', { updated_at })).rejects.toMatchObject({ code: 'VERSION_CONFLICT' })
    await save('+91 11 2345 6789', { updated_at, overwrite: true })
    expect((await test.api.site.profile()).phone).toBe('+91 11 2345 6789')
  })

  it('can be undone, described and compared', async () => {
    const { api, adminApi, config } = open()
    await adminApi.admin.settings.update({ section: 'contacts', settings_data: { phone } })
    const [change] = (await adminApi.admin.changes.list()).items
    expect(change!.items[0]).toMatchObject({
      entity: 'site_settings',
      label: 'Contacts and hours',
      sentences: [`Phone “${phone}”`],
    })
    const item = { entity: 'site_settings', item_id: 'contacts' } as const
    expect(await adminApi.admin.changes.version({ ...item, change_id: change!.id })).toMatchObject({
      before: { data: {} },
      after: { data: { phone } },
    })
    await adminApi.admin.changes.undo({ change_id: change!.id })
    expect((await api.site.profile()).phone).toBe(config.profile.phone)
    expect((await adminApi.admin.trash.list()).items).toEqual([])
  })

  it('refuse an invalid address or phone number, and a text without the title of the trip', async () => {
    const { settings } = open().adminApi.admin
    const refused = { code: 'BAD_REQUEST' }
    const link = settings.update({ section: 'social', settings_data: { instagram: 'javascript:alert(1)' } })
    await expect(link).rejects.toMatchObject(refused)
    await expect(settings.update({ section: 'contacts', settings_data: { phone: 'call us' } })).rejects.toMatchObject(
      refused,
    )
    const enquiry = settings.update({ section: 'whatsapp', settings_data: { enquiry: 'Hello' } })
    await expect(enquiry).rejects.toMatchObject(refused)
    const unknown = settings.update({ section: 'company', settings_data: { motto: 'x' } as never })
    await expect(unknown).rejects.toMatchObject(refused)
  })

  it('accept pictures of their bucket, which stay while they are referenced, and refuse SVG', async () => {
    const { api, adminApi, db } = open()
    const [{ url }, { url: other }] = [await aPicture(db, { bucket: 'site-images' }), await aPicture(db)]
    await expect(
      adminApi.admin.settings.update({ section: 'company', settings_data: { logo: other } }),
    ).rejects.toMatchObject({ code: 'PICTURE_NOT_FOUND', data: { field: 'logo' } })
    await adminApi.admin.settings.update({ section: 'company', settings_data: { logo: url, favicon: url } })
    expect(await api.site.profile()).toMatchObject({ logo: { url }, favicon: url })
    const { items } = await adminApi.admin.pictures.list({ bucket: 'site-images' })
    expect(items[0]).toMatchObject({ use_count: 1, uses: [{ kind: 'setting', id: 'company' }] })
    const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', { type: 'image/svg+xml' })
    await expect(adminApi.admin.pictures.upload({ bucket: 'site-images', file: drawing })).rejects.toMatchObject({
      defined: true,
    })
  })

  it('keep the sanitised text alone', async () => {
    const { api, adminApi } = open()
    const cancellation = '<h2>1. When you cancel</h2><p onclick="x()">Write to us.</p><script>x()</script>'
    await adminApi.admin.settings.update({ section: 'legal', settings_data: { cancellation } })
    await expect(api.site.cancellation()).rejects.toMatchObject({ code: 'LEGAL_PAGE_NOT_FOUND' })
    await adminApi.admin.settings.update({ section: 'legal', settings_data: { cancellation_confirmed: true } })
    expect((await api.site.cancellation()).sections).toEqual([
      { id: 'when-you-cancel', heading: '1. When you cancel', html: '<p>Write to us.</p>' },
    ])
    expect((await api.site.profile()).cancellation).toBe(true)
  })

  it('name their placeholders until they are replaced', async () => {
    const { adminApi } = open()
    const fields = async () => (await adminApi.admin.settings.placeholders()).map(({ field }) => field)
    expect(await fields()).toEqual([
      'phone',
      'email',
      'partner_email',
      'address',
      'whatsapp_number',
      'home',
      'about',
      'partner',
      'application_url',
      'court',
    ])
    await adminApi.admin.settings.update({ section: 'figures', settings_data: { home: [] } })
    await adminApi.admin.settings.update({ section: 'legal', settings_data: { court: 'Ooty, Tamil Nadu' } })
    expect(await fields()).not.toContain('home')
    expect(await fields()).not.toContain('court')
    expect(JSON.stringify(await open().api.site.terms())).toContain('The courts in Ooty, Tamil Nadu have')
    await adminApi.admin.settings.update({ section: 'contacts', settings_data: { phone } })
    expect(await fields()).not.toContain('phone')
  })

  it('are read once until content changes, and by each node anew after that', async () => {
    const { db, adminApi, config } = open()
    const other = settingsReader(db, config.profile)
    const before = await other.read()
    await adminApi.admin.settings.update({ section: 'contacts', settings_data: { phone } })
    expect(await other.read()).toBe(before)
    other.purge()
    expect((await other.read()).profile.phone).toBe(phone)
  })

  it('give no visitor what is not shown', async () => {
    const { request } = open()
    expect((await request('/api/admin/settings')).status).toBe(401)
    expect((await request('/api/admin/settings/placeholders')).status).toBe(401)
    const profile = (await (await request('/api/site')).json()) as object
    expect(Object.keys(profile)).not.toContain('keep_months')
  })
})
