import type { Page } from '@playwright/test'
import type { TrashItem } from '#contract/admin/changes/trash.ts'
import { expect, expectToast, test, toastOf } from '../support/admin-fixtures.ts'
import { failCall } from '../support/calls.ts'
import { expectNoAxeFindings } from '../support/fixtures.ts'
import { test as withTrips } from '../support/stored/trips.ts'

const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Deleted items' }).getByRole('listitem').filter({ hasText: name })

interface Saved {
  id: string
}

withTrips('a deletion is undone in its toast, by keyboard; the undo, too', async ({ page, request, trips }) => {
  const title = `${trips.mark} Majuli`
  const id = await trips.store({ title, status: 'published' })
  await page.goto(`/admin/trips?search=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  const deleted = toastOf(page, 'Success', 'Trip deleted successfully')
  await expect(deleted).toBeVisible()
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0)
  expect((await request.get(`/trip/${id}`)).status()).toBe(404)
  await deleted.getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  expect((await request.get(`/trip/${id}`)).status()).toBe(200)
  const undone = toastOf(page, 'Success', 'The change was undone')
  await expect(deleted).toHaveCount(0)
  await undone.getByRole('button', { name: 'Redo' }).click()
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0)
  await expect(undone.getByRole('button', { name: 'Undo' })).toBeVisible()
})

withTrips('a save is undone in its toast, also in a form that stays open', async ({ page, trips }) => {
  const title = `${trips.mark} Spiti`
  const id = await trips.store({ title })
  await page.goto(`/admin/trips?search=${encodeURIComponent(trips.mark)}&edit=${id}`)
  const form = page.getByRole('dialog', { name: 'Edit Trip' })
  const field = form.getByRole('textbox', { name: 'Title', exact: true })
  await expect(field).toHaveValue(title)
  await field.fill(`${title} slower`)
  await page.keyboard.press('ControlOrMeta+s')
  const saved = toastOf(page, 'Success', 'Trip updated successfully')
  await saved.getByRole('button', { name: 'Undo' }).click()
  await expect(toastOf(page, 'Success', 'The change was undone')).toBeVisible()
  await expect(field).toHaveValue(title)
  await form.getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
})

test('an undo that comes too late says what has changed since', async ({ page, call, mark, allow }) => {
  allow.statuses.push(409)
  const vendor_data = { vendor_name: `${mark} Homestays`, region: 'Meghalaya', city: 'Sohra' }
  const { id } = await call<Saved>('POST', '/vendors', { vendor_data })
  await call('PATCH', `/vendors/${id}`, { vendor_data: { city: 'Cherrapunji' } })
  await call('PATCH', `/vendors/${id}`, { vendor_data: { city: 'Mawsynram' } })
  await page.goto(`/admin/activity?entity=vendors&item_id=${id}`)
  const entry = page
    .getByRole('listitem')
    .filter({ hasText: 'Sohra' })
    .filter({ has: page.getByRole('time') })
  await entry.getByRole('button', { name: /^Undo/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Undo this change?' })
  await expect(question).toContainText(`Vendor “${mark} Homestays” will return to its previous state.`)
  await expectNoAxeFindings(page)
  await question.getByRole('button', { name: 'Undo' }).click()
  const refused = `Nothing was undone. “${mark} Homestays”: City “Cherrapunji” → “Mawsynram”.`
  await expectToast(page, 'Error', refused)
  const latest = page
    .getByRole('listitem')
    .filter({ hasText: 'Mawsynram' })
    .filter({ has: page.getByRole('time') })
  await latest.getByRole('button', { name: /^Undo/ }).click()
  await question.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Success', 'The change was undone')
  await expect(latest.getByText('Undone')).toBeVisible()
  await call('DELETE', `/vendors/${id}`)
})

withTrips(
  'a trip is restored from the trash as a draft, and the toast links to it',
  async ({ page, baseURL, trips }) => {
    const title = `${trips.mark} Kibber`
    const id = await trips.store({ title, status: 'published' })
    await trips.remove(id)
    await page.goto('/admin/dashboard')
    const menu = page.getByRole('navigation', { name: 'Back office' })
    await menu.getByRole('button', { name: 'More' }).click()
    await menu.getByRole('link', { name: 'Trash' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible()
    await page.getByRole('button', { name: 'Trips', exact: true }).click()
    await expect(page).toHaveURL('/admin/trash?entity=trips')
    await page.getByRole('searchbox').fill(title)
    await expect(row(page, title)).toContainText('30 days left')
    await expect(row(page, title)).toContainText('was on the site')
    await expectNoAxeFindings(page)
    await page.getByRole('button', { name: `Restore ${title}` }).press('Enter')
    const back = toastOf(page, 'Success', `“${title}” is back as a draft`)
    await expect(back).toBeVisible()
    await expect(page.getByText('No items in the trash match.')).toBeVisible()
    expect((await trips.read(title)).status).toBe('draft')
    // As a reader; the admin sees drafts.
    expect((await fetch(`${baseURL}/trip/${id}`)).status).toBe(404)
    await back.getByRole('button', { name: 'Open' }).click()
    await expect(page.getByRole('dialog', { name: 'Edit Trip' })).toBeVisible()
  },
)

withTrips('what is deleted for ever is asked for first, and gone', async ({ page, request, baseURL, trips }) => {
  const title = `${trips.mark} Ziro`
  await trips.remove(await trips.store({ title }))
  await page.goto(`/admin/trash?search=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: `Delete for ever: ${title}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete for ever' })
  await expect(question).toContainText(`“${title}” and its history will be deleted for ever`)
  await expectNoAxeFindings(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(row(page, title)).toBeVisible()
  await page.getByRole('button', { name: `Delete for ever: ${title}` }).click()
  await question.getByRole('button', { name: 'Delete for ever' }).click()
  await expectToast(page, 'Success', `“${title}” is deleted for ever`)
  await expect(page.getByText('No items in the trash match.')).toBeVisible()
  const listed = await request.get(`${baseURL}/api/admin/trash?search=${encodeURIComponent(title)}`)
  expect(((await listed.json()) as { items: TrashItem[] }).items).toEqual([])
})

test('the trash of one kind is emptied after a question with the number', async ({ page, call, mark, allow }) => {
  allow.statuses.push(500)
  const testimonial_data = { name: `${mark} Asha`, content: 'Quiet.' }
  const { id } = await call<Saved>('POST', '/testimonials', { testimonial_data })
  await call('DELETE', `/testimonials/${id}`)
  const restore = await failCall(page, 'admin/trash/list')
  await page.goto('/admin/trash?entity=testimonials')

  await test.step('a list that fails to load says so and offers a retry', async () => {
    await expect(page.getByText('The list did not load')).toBeVisible()
    await expectNoAxeFindings(page)
    await restore()
    await page.getByRole('button', { name: 'Try again' }).click()
  })

  await expect(row(page, `${mark} Asha`)).toBeVisible()
  await page.getByRole('button', { name: 'Empty trash' }).click()
  const question = page.getByRole('alertdialog', { name: 'Empty trash' })
  await expect(question).toContainText(/^.*(1 testimonial|All \d+ testimonials) will be deleted for ever/)
  await expectNoAxeFindings(page)
  await question.getByRole('button', { name: 'Delete for ever' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'deleted for ever' })).toBeVisible()
  await expect(row(page, `${mark} Asha`)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a row has both actions, and nothing is cut off', async ({ page, call, mark }) => {
    const vendor_data = { vendor_name: `${mark} Homestays`, region: 'Meghalaya' }
    const { id } = await call<Saved>('POST', '/vendors', { vendor_data })
    await call('DELETE', `/vendors/${id}`)
    await page.goto(`/admin/trash?search=${mark}`)
    await expect(row(page, mark).getByRole('button', { name: 'Restore' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectNoAxeFindings(page)
    await page.getByRole('button', { name: `Restore ${mark} Homestays` }).click()
    const back = toastOf(page, 'Success', `“${mark} Homestays” is back`)
    await back.getByRole('button', { name: 'Undo' }).click()
    // The row also stays visible until the list without it has loaded.
    const vendors = async () => (await call<{ total: number }>('GET', `/vendors?search=${mark}`)).total
    await expect.poll(vendors).toBe(0)
    await expect(row(page, mark)).toBeVisible()
  })
})
