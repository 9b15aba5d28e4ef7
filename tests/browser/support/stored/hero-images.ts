import type { Page } from '@playwright/test'
import type { AdminHeroImage } from '#contract/admin/hero-images.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { test as base } from '../admin-fixtures.ts'
import { leavePages } from '../fixtures.ts'

/**
 * When the test ends, deletes the hero images whose title contains the test's mark and reactivates the previous one.
 */
export const test = base.extend<{ restored: void }>({
  restored: [
    async ({ context, call, mark }, use) => {
      const before = await call<AdminHeroImage[]>('GET', '/hero-images')
      await use()
      await leavePages(context)
      const images = await call<AdminHeroImage[]>('GET', '/hero-images')
      for (const { id } of images.filter(({ title }) => title.includes(mark)))
        await call('DELETE', `/hero-images/${id}`)
      const active = before.find(({ is_active }) => is_active)
      if (active) await call('PATCH', `/hero-images/${active.id}`, { is_active: true })
    },
    { auto: true },
  ],
})

export const picture = async (name = 'dusk.png') => ({
  name,
  mimeType: 'image/png',
  buffer: await aPictureFile({ format: 'png', width: 1600, height: 900 }),
})

export const form = (page: Page) => page.getByRole('region', { name: 'Add New Hero Image' })
export const file = (page: Page) => form(page).locator('input[type="file"]')
export const submit = (page: Page) => form(page).getByRole('button', { name: 'Upload Hero Image' })
export const card = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
export const cards = (page: Page) => page.getByRole('list', { name: 'Hero images' }).getByRole('listitem')
