import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '#tests/database/test-database.ts'
import { aHeroImage } from '#tests/factories/hero-image.ts'

describeOnBothDatabases('the active hero image', (open) => {
  it('is null without any', async () => {
    expect(await open().api.heroImages.active()).toBeNull()
  })

  it('is the active one of several, with its picture', async () => {
    const { db, api } = open()
    await aHeroImage(db)
    const active = await aHeroImage(db, { title: 'Dusk', is_active: true })
    expect(await api.heroImages.active()).toEqual({
      id: active.id,
      title: 'Dusk',
      image_url: active.image_url,
      picture: expect.objectContaining({ url: active.image_url, width: 1600, height: 1067 }) as unknown,
    })
  })
})
