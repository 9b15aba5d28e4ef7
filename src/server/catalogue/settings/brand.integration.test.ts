import { expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aPicture } from '#tests/support/factories/picture.ts'

describeWithDatabase('settings of company and home page', (open) => {
  it('leave out the name beside a logo that contains it, and have a logo for dark ground', async () => {
    const { api, adminApi, db } = open()
    const save = (settings_data: object) => adminApi.admin.settings.update({ section: 'company', settings_data })
    await save({ logo_has_name: true })
    expect(await api.site.profile()).toMatchObject({ logo_has_name: false, logo_dark: null, accent: 'indigo' })
    const [{ url: logo }, { url: dark }] = [
      await aPicture(db, { bucket: 'site-images' }),
      await aPicture(db, { bucket: 'site-images' }),
    ]
    await save({ logo, logo_dark: dark, accent: 'plum' })
    const profile = await api.site.profile()
    expect(profile).toMatchObject({ logo_has_name: true, logo_dark: { url: dark }, accent: 'plum' })
    await expect(save({ accent: 'beige' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('have a headline, an introduction and buttons of the home page', async () => {
    const { api, adminApi } = open()
    expect(await api.site.home()).toMatchObject({ headline: 'PUT INDIA IN YOUR HANDS', button: 'Inspire Me' })
    const settings_data = { headline: 'THE NILGIRIS ON FOOT', eyebrow: '', contact_button: 'Write to Us' }
    await adminApi.admin.settings.update({ section: 'home', settings_data })
    expect(await api.site.home()).toMatchObject({ ...settings_data, eyebrow: null, button: 'Inspire Me' })
    await expect(
      adminApi.admin.settings.update({ section: 'home', settings_data: { headline: '' } }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})
