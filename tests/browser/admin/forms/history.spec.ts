import type { Locator, Page } from '@playwright/test'
import { failCall, watchCalls } from '../../support/calls.ts'
import { expectNoAxeFindings } from '../../support/fixtures.ts'
import { expectToast, test as adminTest } from '../../support/admin-fixtures.ts'
import { expect, openTrip, test, titleField } from '../../support/stored/trips.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: /^History/ })
const entries = (page: Page) => panel(page).getByRole('listitem').getByRole('button')
const difference = (page: Page, label: string) => panel(page).getByRole('group', { name: label, exact: true })
const use = (page: Page, label: string) => difference(page, label).getByRole('button', { name: 'Use this' })
const openHistory = (form: Locator | Page) => form.getByRole('button', { name: 'History', exact: true }).click()

/** Other tests cover the forms. */
const expectNoAxe = (page: Page) => expectNoAxeFindings(page, { only: '[data-history-panel]' })

const day = (title: string, description: string) => ({ title, description })

test('a version is compared with the form, taken over field by field, and saved as ever', async ({ page, trips }) => {
  test.slow()
  const title = `${trips.mark} Ridge`
  const id = await trips.store({
    title,
    price: 58_500,
    description: 'Four drives in the core forest.',
    highlights: ['Langurs', 'Snow'],
    itinerary: [day('Arrival', 'By train.'), day('The ridge', 'A long walk.')],
  })
  await trips.change(id, {
    price: 62_000,
    description: 'Five drives in the buffer forest.',
    highlights: ['Snow', 'Rhododendron'],
    itinerary: [day('Arrival', 'By train.'), day('The ridge', 'A short walk.'), day('Rest', 'Nothing.')],
  })
  const form = await openTrip(page, title)
  await openHistory(form)
  await expect(entries(page)).toHaveCount(2)
  await expect(entries(page).first()).toContainText('Price ₹58,500 → ₹62,000')
  await expect(entries(page).first()).toContainText('You')
  await expectNoAxe(page)

  await entries(page).last().click()
  await expect(panel(page).getByRole('heading', { name: /^Version of \d/ })).toBeFocused()
  await expect(difference(page, 'Price')).toContainText('removed: ₹58,500')
  await expect(difference(page, 'Price')).toContainText('added: ₹62,000')
  await expect(difference(page, 'Full Description').locator('del')).toHaveText(['removed: Four', 'removed: core'])
  await expect(difference(page, 'Full Description').locator('ins')).toHaveText(['added: Five', 'added: buffer'])
  await expect(difference(page, 'Highlights').locator('del')).toHaveText('removed: Langurs')
  await expect(difference(page, 'Highlights').locator('ins')).toHaveText('added: Rhododendron')
  await expect(difference(page, 'Itinerary')).toContainText('1 equal day')
  await expect(difference(page, 'Itinerary').locator('del')).toHaveText('removed: long')
  await expect(difference(page, 'Title')).toHaveCount(0)
  await expectNoAxe(page)

  await use(page, 'Price').click()
  await expect(form.getByLabel('Price (INR)')).toHaveValue('58,500')
  await expect(difference(page, 'Price')).toHaveCount(0)
  await expect(
    form.getByRole('status').filter({ hasText: /^Taken from the version of .+\. Not saved yet\.$/ }),
  ).toBeVisible()
  await expect(form.getByText('Unsaved changes')).toBeVisible()
  expect((await trips.read(title)).price).toBe(62_000)

  await panel(page).getByRole('button', { name: 'Use all' }).click()
  await expect(panel(page).getByText('No differences: the form has this version.')).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Full Description' })).toHaveValue('Four drives in the core forest.')
  await form.getByRole('button', { name: 'Put back' }).click()
  await expect(form.getByLabel('Price (INR)')).toHaveValue('62,000')
  await expect(form.getByText('Unsaved changes')).toHaveCount(0)

  await panel(page).getByRole('button', { name: 'Use all' }).click()
  await form.getByRole('button', { name: 'Update Trip' }).click()
  await expectToast(page, 'Success', 'Trip updated successfully')
  await expect(panel(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/trips\?search=/)
  expect(await trips.read(title)).toMatchObject({
    price: 58_500,
    highlights: ['Langurs', 'Snow'],
    itinerary: [{ title: 'Arrival' }, { title: 'The ridge', description: 'A long walk.' }],
  })
})

test('a history is walked by keyboard, by its address, and on a phone', async ({ page, trips }) => {
  test.slow()
  const title = `${trips.mark} Linked`
  const id = await trips.store({ title, duration: 3, status: 'published', highlights: ['Snow'] })
  await trips.change(id, { duration: 4, status: 'draft', highlights: ['Langurs'] })
  const form = await openTrip(page, title)
  const button = form.getByRole('button', { name: 'History', exact: true })

  await test.step('it is in the address, Back leaves it step by step, and unsaved changes stay', async () => {
    await titleField(form).fill(`${title} typed`)
    const calls = watchCalls(page)
    await button.click()
    await expect(page).toHaveURL(/history=all/)
    await entries(page).first().click()
    await expect(page).toHaveURL(/history=change-\d+/)
    await expect(difference(page, 'Title')).toContainText('typed')
    await page.goBack()
    await expect(entries(page)).toHaveCount(2)
    await page.goBack()
    await expect(panel(page)).toHaveCount(0)
    await expect(titleField(form)).toHaveValue(`${title} typed`)
    expect(calls.filter((name) => name === 'admin/trips/update')).toEqual([])
    await titleField(form).fill(title)
  })

  await test.step('it works by keyboard, and Escape closes it and not the form', async () => {
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(entries(page)).toHaveCount(2)
    await entries(page).last().focus()
    await page.keyboard.press('Enter')
    await use(page, 'Duration').focus()
    await page.keyboard.press('Enter')
    await expect(form.getByLabel('Duration (days)')).toHaveValue('3')
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(button).toBeFocused()
    await expect(form.getByText('Unsaved changes')).toBeVisible()
  })

  await test.step('the status is taken by its own button only', async () => {
    await button.click()
    await entries(page).last().click()
    await panel(page).getByRole('button', { name: 'Use all' }).click()
    await expect(difference(page, 'Highlights')).toHaveCount(0)
    await expect(form.getByRole('combobox', { name: 'Status' })).toHaveValue('Draft')
    await use(page, 'Status').click()
    await expect(form.getByRole('combobox', { name: 'Status' })).toHaveValue('Published')
    expect((await trips.read(title)).status).toBe('draft')
  })

  await test.step('its address opens it over the form as it is stored', async () => {
    const address = page.url()
    page.once('dialog', (leaving) => void leaving.accept())
    await page.goto('about:blank')
    await page.goto(address)
    await expect(panel(page).getByRole('heading', { name: /^Version of/ })).toBeVisible({ timeout: 30_000 })
  })

  await test.step('on a phone it covers the screen, and nothing is cut off', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(difference(page, 'Highlights')).toBeVisible()
    await expect.poll(async () => (await panel(page).boundingBox())!.width).toBe(390)
    const tooWide = await panel(page).evaluate(
      (element) =>
        [...element.querySelectorAll('*')].filter(
          (each) =>
            each.scrollWidth > each.clientWidth + 1 &&
            each.clientWidth > 1 &&
            getComputedStyle(each).overflowX === 'visible',
        ).length,
    )
    expect(tooWide).toBe(0)
    await expectNoAxe(page)
    await panel(page).getByRole('button', { name: 'Close the history' }).click()
    await expect(panel(page)).toHaveCount(0)
    await expect(form).toBeVisible()
    await expect(page).not.toHaveURL(/history=/)
  })

  await test.step('there it closes once nothing is left to restore', async () => {
    await button.click()
    await entries(page).last().click()
    await use(page, 'Status').click()
    await panel(page).getByRole('button', { name: 'Use all' }).click()
    await expect(panel(page)).toHaveCount(0)
    await expect(page.getByText(/^Taken from the version of/)).toBeVisible()
  })
})

test('is read in parts, and says what does not load', async ({ page, trips, allow }) => {
  allow.statuses.push(500, 404)
  test.slow()
  const title = `${trips.mark} Long`
  const id = await trips.store({ title, duration: 1 })
  await Promise.all(Array.from({ length: 29 }, (_, index) => trips.change(id, { duration: index + 2 })))
  const form = await openTrip(page, title)
  const restore = await failCall(page, 'admin/changes/history')
  await openHistory(form)
  await expect(panel(page).getByText('The history did not load')).toBeVisible()
  await expectNoAxe(page)
  await restore()
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await expect(entries(page)).toHaveCount(25)
  await panel(page).getByRole('button', { name: 'Show older changes' }).click()
  await expect(entries(page)).toHaveCount(30)
  await expect(panel(page).getByText('These are all stored changes.')).toBeFocused()
  await page.goto(`/admin/trips?edit=${id}&history=change-999999999`)
  await expect(panel(page).getByRole('alert')).toContainText('This version is no longer stored', { timeout: 30_000 })
})

adminTest(
  'a story is compared as text, and where only its formatting differs, as it looks',
  async ({ page, call, mark, undoing }) => {
    const blog_data = {
      title: `${mark} Rain`,
      slug: `${mark.toLowerCase()}-rain`,
      body: '<p>The rain came early.</p><p>We walked to the ghats.</p>',
      status: 'draft',
    }
    const { id } = await call<{ id: string }>('POST', '/blogs', { blog_data })
    undoing(() => call('DELETE', `/blogs/${id}`))
    const body = '<p>The rain came <strong>late</strong>.</p><p>We <em>walked</em> to the ghats.</p><h2>After it</h2>'
    await call('PATCH', `/blogs/${id}`, { blog_data: { body } })
    await page.goto(`/admin/blogs?edit=${id}&history=all`)
    await entries(page).last().click()
    const content = difference(page, 'Content')
    await expect(content.locator('del')).toHaveText('removed: early')
    await expect(content.locator('ins')).toHaveText(['added: late', 'added: After it'])
    await expect(content).toContainText('The same words, formatted differently')
    await expect(content.locator('em')).toHaveText('walked')
    await expectNoAxe(page)
    await use(page, 'Content').click()
    await expect(page.locator('.ProseMirror')).toContainText('The rain came early.')
    await expect(page.locator('.ProseMirror')).not.toContainText('After it')
    await page.getByRole('button', { name: 'Update Blog' }).click({ force: true })
    await expectToast(page, 'Success', 'Blog updated successfully')
    expect((await call<{ body: string; status: string }>('GET', `/blogs/${id}`)).body).toBe(blog_data.body)
  },
)

adminTest('vendors, testimonials and pictures have one, too', async ({ page, call, mark, undoing }) => {
  const vendor_data = { vendor_name: `${mark} Homestays`, region: 'Spiti', city: 'Kaza' }
  const vendor = await call<{ id: string }>('POST', '/vendors', { vendor_data })
  undoing(() => call('DELETE', `/vendors/${vendor.id}`))
  await call('PATCH', `/vendors/${vendor.id}`, { vendor_data: { city: 'Tabo' } })
  await page.goto(`/admin/vendors?edit=${vendor.id}&history=all`)
  await entries(page).last().click()
  await use(page, 'City').click()
  await expect(page.getByRole('dialog', { name: 'Edit Vendor' }).getByLabel('City')).toHaveValue('Kaza')
  const testimonial_data = { name: `${mark} Asha`, content: 'Quiet.', rating: 5 }
  const words = await call<{ id: string }>('POST', '/testimonials', { testimonial_data })
  undoing(() => call('DELETE', `/testimonials/${words.id}`))
  await call('PATCH', `/testimonials/${words.id}`, { testimonial_data: { content: 'Loud.' } })
  // Nothing is saved in the vendor's form, which is left on purpose.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(`/admin/testimonials?edit=${words.id}&history=all`)
  await entries(page).last().click()
  await use(page, 'Testimonial Content').click()
  await expect(page.getByLabel('Testimonial Content')).toHaveValue('Quiet.')
})
