import type { Locator, Page } from '@playwright/test'
import type { TestimonialData } from '#contract/admin/testimonials.ts'
import { expect, expectToast, test as base } from '../support/admin-fixtures.ts'
import { changeResponse, failCall, holdCall } from '../support/calls.ts'
import { demoTrip, tripPath } from '../support/demo.ts'
import { expectNoAxeFindings } from '../support/fixtures.ts'

type StoreTestimonial = (data: Partial<TestimonialData> & { name: string }) => Promise<string>

/** Deletes the testimonials whose name contains the test's mark when the test ends. */
const test = base.extend<{ store: StoreTestimonial }>({
  store: [
    async ({ call, mark }, use) => {
      await use(async (data) => {
        const testimonial_data = { content: 'Quiet water, good rice.', ...data }
        return (await call<{ id: string }>('POST', '/testimonials', { testimonial_data })).id
      })
      const { items } = await call<{ items: { id: string }[] }>('GET', `/testimonials?search=${mark}`)
      for (const { id } of items) await call('DELETE', `/testimonials/${id}`)
    },
    { auto: true },
  ],
})

const trip = demoTrip('kanha-tiger-country')
const row = (page: Page, name: string) => page.getByRole('row', { name })
const dialog = (page: Page, name: 'Add New Testimonial' | 'Edit Testimonial') => page.getByRole('dialog', { name })

async function chooseTrip(page: Page, form: Locator, title: string): Promise<void> {
  await form.getByRole('combobox', { name: 'Associated Trip' }).fill(title)
  await page.getByRole('option', { name: title, exact: true }).click()
}

test('a testimonial is added, shown on the home page and at its trip, changed and deleted', async ({
  page,
  request,
  mark,
}) => {
  await page.goto('/admin/testimonials')
  await expect(page.getByRole('heading', { level: 1, name: 'Testimonials Management' })).toBeVisible()
  await expect(page.getByText('Manage customer testimonials and reviews', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add Testimonial' }).click()
  const form = dialog(page, 'Add New Testimonial')
  await expect(form.getByLabel('Customer Name')).toBeFocused()
  await page.keyboard.type(`${mark} Devi`)
  const content = form.getByLabel('Testimonial Content')
  await expect(content).toHaveAttribute('rows', '4')
  await content.fill(`${mark}: the tiger came at ten past six, and nobody said a word until she had crossed.`)
  const rating = form.getByRole('combobox', { name: 'Rating' })
  await expect(rating).toHaveValue('5 Stars')
  await rating.click()
  await expect(page.getByRole('option')).toHaveText(['1 Star', '2 Stars', '3 Stars', '4 Stars', '5 Stars'])
  await page.getByRole('option', { name: '4 Stars' }).click()
  await expect(form.getByRole('combobox', { name: 'Associated Trip' })).toHaveValue('No specific trip')
  await chooseTrip(page, form, trip.title)
  await form.getByRole('button', { name: 'Create Testimonial' }).click()
  await expectToast(page, 'Success', 'Testimonial created successfully')
  await expect(form).toHaveCount(0)
  await expect(row(page, mark).getByRole('cell', { name: '4/5' })).toBeVisible()
  await expect(row(page, mark).getByRole('cell', { name: trip.title })).toBeVisible()

  await page.goto('/')
  await expect(page.getByRole('figure').filter({ hasText: `${mark} Devi` })).toContainText(trip.title)
  await page.goto(await tripPath(request, trip.key))
  await expect(page.getByRole('region', { name: 'In travellers’ words' })).toContainText(`${mark} Devi`)

  await page.goto(`/admin/testimonials?search=${mark}`)
  await row(page, mark).getByRole('cell', { name: trip.title }).click()
  const edit = dialog(page, 'Edit Testimonial')
  await expect(edit.getByRole('combobox', { name: 'Associated Trip' })).toHaveValue(trip.title)
  await edit.getByRole('combobox', { name: 'Associated Trip' }).click()
  await page.getByRole('option', { name: 'No specific trip' }).click()
  await edit.getByRole('button', { name: 'Update Testimonial' }).click()
  await expectToast(page, 'Success', 'Testimonial updated successfully')
  await expect(row(page, mark).getByRole('cell', { name: 'General', exact: true })).toBeVisible()
  await page.goto(await tripPath(request, trip.key))
  await expect(page.getByText(`${mark} Devi`)).toHaveCount(0)

  await page.goto(`/admin/testimonials?search=${mark}`)
  await page.getByRole('button', { name: `Delete testimonial of ${mark} Devi` }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Testimonial' })
  await expect(question.getByText('Are you sure you want to delete this testimonial?', { exact: true })).toBeVisible()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Success', 'Testimonial deleted successfully')
  await expect(row(page, mark)).toHaveCount(0)
  await page.goto('/')
  await expect(page.getByText(`${mark} Devi`)).toHaveCount(0)
})

test('the table shows customer, truncated content, stars, trip and date, with the total', async ({
  page,
  store,
  mark,
}) => {
  const content = `${mark} ${'We walked, and walked, and then there was tea. '.repeat(12)}`
  await store({ name: `${mark} Long`, content, rating: 3 })
  await page.goto('/admin/testimonials')
  for (const name of ['Customer', 'Content', 'Rating', 'Trip', 'Date', 'Actions']) {
    await expect(page.getByRole('columnheader', { name })).toBeVisible()
  }
  const cells = row(page, `${mark} Long`).getByRole('cell')
  const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' }).format(new Date())
  await expect(cells).toHaveText(['', `${mark} Long`, content, '3/5', 'General', day, ''])
  expect((await cells.nth(2).boundingBox())!.height).toBeLessThan(80)
  expect(await cells.nth(5).evaluate((cell) => getComputedStyle(cell).whiteSpace)).toBe('nowrap')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^All Testimonials \(\d+\)$/)
  await expect(page.getByText('No records')).toHaveCount(0)
  await expectNoAxeFindings(page)
  await page.getByRole('searchbox', { name: 'Search by name, text or trip' }).fill(mark)
  await expect(page.getByRole('heading', { level: 2, name: 'Testimonials (1)' })).toBeVisible()
  await page.getByRole('searchbox').fill(`${mark} nothing`)
  await expect(page.getByText('No testimonials found.', { exact: true })).toBeVisible()

  await test.step('on a phone they are stacked rows', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('searchbox').fill(mark)
    const item = page.getByRole('list', { name: 'Testimonials' }).getByRole('listitem')
    await expect(item).toContainText(/Long.*General3\/5/)
    await item
      .getByRole('link', { name: `${mark} Long` })
      .first()
      .click()
    await expect(dialog(page, 'Edit Testimonial')).toBeVisible()
    await expectNoAxeFindings(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test('an empty list offers to add the first one; name and content are required, and a server error keeps the form values', async ({
  page,
  allow,
  mark,
}) => {
  allow.statuses.push(500)
  await changeResponse(page, 'admin/testimonials/list', () => ({ total: 0, items: [] }))
  await page.goto('/admin/testimonials')
  await expect(page.getByText('No testimonials found. Create your first testimonial.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add Testimonial' }).last().click()
  const form = dialog(page, 'Add New Testimonial')
  await page.unrouteAll()
  await form.getByLabel('Customer Name').fill('   ')
  await form.getByRole('button', { name: 'Create Testimonial' }).click()
  await expect(form.getByText('This field is required')).toHaveCount(2)
  await expect(form.getByLabel('Customer Name')).toBeFocused()
  await expectNoAxeFindings(page)
  await form.getByLabel('Customer Name').fill(`${mark} Kept`)
  await form.getByLabel('Testimonial Content').fill('Still here.')
  const restore = await failCall(page, 'admin/testimonials/create')
  await form.getByRole('button', { name: 'Create Testimonial' }).click()
  await expectToast(page, 'Error', 'Failed to save testimonial')
  await expect(form.getByLabel('Testimonial Content')).toHaveValue('Still here.')
  await restore()
  const release = await holdCall(page, 'admin/testimonials/create')
  await form.getByRole('button', { name: 'Create Testimonial' }).click()
  await expect(form.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  release()
  await expectToast(page, 'Success', 'Testimonial created successfully')
  // The empty list has a second one until it is loaded again.
  await page.getByRole('button', { name: 'Add Testimonial' }).first().click()
  await expect(form.getByLabel('Customer Name')).toHaveValue('')
  await expect(form.getByRole('combobox', { name: 'Rating' })).toHaveValue('5 Stars')
})
