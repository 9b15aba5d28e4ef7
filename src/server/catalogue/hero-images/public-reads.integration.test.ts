import { expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aHeroImage } from '#tests/support/factories/hero-image.ts'
import { aPicture } from '#tests/support/factories/picture.ts'

describeWithDatabase('the hero image', (open) => {
  it('is null if none is active', async () => {
    const { db, api } = open()
    expect(await api.heroImages.active()).toBeNull()
    await aHeroImage(db)
    expect(await api.heroImages.active()).toBeNull()
  })

  it('is the active one, with its picture', async () => {
    const { db, api } = open()
    const picture = await aPicture(db, {
      bucket: 'hero-images',
      width: 2560,
      height: 1440,
      focal_x: 0.75,
      focal_y: 0.25,
    })
    await aHeroImage(db, { title: 'Dawn' })
    const active = await aHeroImage(db, { title: 'Dusk', image_url: picture.url, is_active: true })
    expect(await api.heroImages.active()).toEqual({
      id: active.id,
      title: 'Dusk',
      image_url: picture.url,
      picture: {
        url: picture.url,
        width: 2560,
        height: 1440,
        color: '#385830',
        focal_x: 0.75,
        focal_y: 0.25,
        alt: 'Mist over a sal forest at sunrise',
      },
    })
  })
})
