import type { Locator, Page } from '@playwright/test'
import type { AdminPicture } from '#contract/admin/pictures.ts'
import type { Picture } from '#contract/pictures.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { expect, test as base } from '../admin-fixtures.ts'
import { leavePages } from '../fixtures.ts'

interface StoredPictures {
  /** Uploads a picture of 1200 × 800 pixels by default; its alternative text begins with the test's mark. */
  store: (text: string, size?: { width: number; height: number }) => Promise<Picture>
  /** Stores a published trip with a featured image. @returns its id. */
  useInTrip: (title: string, featured_image: string) => Promise<string>
  read: (url: string) => Promise<AdminPicture>
}

/** Deletes pictures whose text contains the test's mark, and its trips, when the test ends. */
export const test = base.extend<{ pictures: StoredPictures }>({
  pictures: async ({ context, request, baseURL, call, mark, undoing }, use) => {
    const found = async (search: string) =>
      (await call<{ items: AdminPicture[] }>('GET', `/pictures?search=${encodeURIComponent(search)}`)).items
    await use({
      store: async (text, size = { width: 1200, height: 800 }) => {
        const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await aPictureFile(size) }
        const multipart = { bucket: 'trip-images', alt: `${mark} ${text}`, file }
        const answer = await request.post('/api/admin/pictures', { multipart, headers: { origin: baseURL! } })
        expect(answer.status(), await answer.text()).toBe(200)
        return (await answer.json()) as Picture
      },
      useInTrip: async (title, featured_image) => {
        const trip_data = { ...plainTrip, title: `${mark} ${title}`, featured_image }
        const { id } = await call<{ id: string }>('POST', '/trips', { trip_data })
        undoing(() => call('DELETE', `/trips/${id}`))
        return id
      },
      read: async (url) => (await found(url.split('/').at(-1)!))[0]!,
    })
    await leavePages(context)
    const left = await found(mark)
    for (const { url } of left.filter(({ use_count }) => use_count === 0)) {
      await call('DELETE', '/pictures', { image_url: url })
    }
  },
})

const plainTrip = {
  category: 'Signature Stays',
  region: 'Kerala',
  price: 25_000,
  duration: 4,
  description: 'Four slow days by the water.',
  status: 'published',
}

export const grid = (page: Page) => page.getByRole('list', { name: 'Pictures' })
/** Direct children only: the uses of a picture are a list within its card. */
export const cards = (page: Page) => grid(page).locator('> li')
export const card = (page: Page, text: string) => cards(page).filter({ has: page.getByRole('button', { name: text }) })
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Picture' })
export const focalPoint = (page: Page) => dialog(page).getByRole('slider', { name: 'Focal point' })

export async function openPicture(page: Page, text: string): Promise<Locator> {
  await page.goto(`/admin/pictures?search=${encodeURIComponent(text)}`)
  await page.getByRole('button', { name: `Edit ${text}` }).click()
  await expect(dialog(page)).toBeVisible()
  return dialog(page)
}
