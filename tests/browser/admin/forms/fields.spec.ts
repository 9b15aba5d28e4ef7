import type { Locator, Page } from '@playwright/test'
import { tripLimits } from '#contract/trips.ts'
import { test as adminTest } from '../../support/admin-fixtures.ts'
import { failCall } from '../../support/calls.ts'
import { expectNoAxeFindings } from '../../support/fixtures.ts'
import { expect, openTrip, test, titleField } from '../../support/stored-trips.ts'

/** The list behind the form shows trips of parallel tests, whose pictures may be deleted before they are loaded. */
test.beforeEach(({ allow }) => void allow.statuses.push(404))

const combobox = (form: Locator, name: string) => form.getByRole('combobox', { name })

async function openNewTrip(page: Page): Promise<Locator> {
  await page.goto('/admin/trips?action=new')
  return page.getByRole('dialog', { name: 'Add Trip' })
}

test('what is typed into a select replaces the label of what is chosen', async ({ page }) => {
  const form = await openNewTrip(page)
  const vendor = combobox(form, 'Vendor')
  await vendor.click()
  await page.keyboard.type('khasi')
  await expect(vendor).toHaveValue('khasi')
  await page.getByRole('option', { name: 'Khasi Hills Homestays' }).click()
  await expect(vendor).toHaveValue('Khasi Hills Homestays')
  // By keyboard, too; and leaving the field brings the chosen one back.
  await combobox(form, 'Region').focus()
  await page.keyboard.press('Shift+Tab')
  await vendor.focus()
  await page.keyboard.type('zzz')
  await expect(vendor).toHaveValue('zzz')
  await page.keyboard.press('Tab')
  await expect(vendor).toHaveValue('Khasi Hills Homestays')

  await page.goto('/admin/testimonials?action=new')
  const trip = combobox(page.getByRole('dialog', { name: 'Add New Testimonial' }), 'Associated Trip')
  await trip.click()
  await page.keyboard.type('kan')
  await expect(trip).toHaveValue('kan')
  await expect(page.getByRole('option', { name: /Kanha/ }).first()).toBeVisible()
})

test('a region is added only after a question where one is chosen or a similar one is known', async ({
  page,
  trips,
}) => {
  const form = await openNewTrip(page)
  const region = combobox(form, 'Region')
  await region.click()
  await page.keyboard.type('Kerela')
  await page.getByRole('option', { name: 'Add “Kerela”' }).click()
  const question = page.getByRole('alertdialog', { name: 'Add “Kerela” as a region?' })
  await expect(question.getByText('“Kerala” is in the list already.')).toBeVisible()
  await expectNoAxeFindings(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(region).toHaveValue('')
  await region.click()
  await page.getByRole('option', { name: 'Kerala', exact: true }).click()

  await region.click()
  await page.keyboard.type(`${trips.mark} dunes`)
  await expect(region).toHaveValue(`${trips.mark} dunes`)
  await page.getByRole('option', { name: `Add “${trips.mark} dunes”` }).click()
  await expect(page.getByText('“Kerala” is chosen now.')).toBeVisible()
  const doubt = page.getByRole('alertdialog', { name: `Add “${trips.mark} dunes” as a region?` })
  await doubt.getByRole('button', { name: 'Cancel' }).click()
  await expect(region).toHaveValue('Kerala')
})

test('a region that could not be added gives way to the one chosen before', async ({ page, trips, allow }) => {
  allow.statuses.push(500)
  const title = `${trips.mark} Placed`
  await trips.store({ title, region: 'Goa' })
  const form = await openTrip(page, title)
  const region = combobox(form, 'Region')
  await failCall(page, 'admin/regions/create')
  await region.click()
  await page.keyboard.type(`${trips.mark} shores`)
  await page.getByRole('option', { name: `Add “${trips.mark} shores”` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Add region' }).click()
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side.')
  await expect(region).toHaveValue('Goa')
})

test('a vendor is added from within the trip', async ({ page, trips, request, baseURL }) => {
  const title = `${trips.mark} Hosted`
  await trips.store({ title, region: 'Goa' })
  const form = await openTrip(page, title)
  const name = `${trips.mark} Fishers`
  await combobox(form, 'Vendor').click()
  await page.keyboard.type(name)
  await page.getByRole('option', { name: `Add “${name}” as vendor` }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Vendor' })
  await expect(dialog.getByLabel('Vendor Name')).toHaveValue(name)
  await expect(combobox(dialog, 'Region (State/UT)')).toHaveValue('Goa')
  await expectNoAxeFindings(page)
  await page.keyboard.press('Control+S')
  await expect(page.getByText('Vendor created successfully')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(combobox(form, 'Vendor')).toHaveValue(name)
  await form.getByRole('button', { name: 'Update Trip' }).click()
  await expect(page.getByText('Trip updated successfully')).toBeVisible()
  const { vendor } = await trips.read(title)
  expect(vendor!.vendor_name).toBe(name)
  await request.delete(`/api/admin/vendors/${vendor!.id}`, { headers: { origin: baseURL! } })
})

test('no text is cut: its length is counted near the limit, and said at the field on save', async ({ page, trips }) => {
  const title = `${trips.mark} Long`
  await trips.store({ title })
  const form = await openTrip(page, title)
  const counters = form.locator('[data-length-counter]')
  const short = form.getByLabel('Short description')
  await short.fill('x'.repeat(239))
  await expect(counters).toHaveCount(0)
  await short.fill('x'.repeat(240))
  await expect(counters).toHaveText('240 of 300 characters')
  await short.fill('x'.repeat(500))
  await expect(short).toHaveValue('x'.repeat(500))
  await expect(counters).toHaveText('500 of 300 characters, 200 too many')
  await titleField(form).fill('y'.repeat(400))
  await form.getByLabel('Full Description').fill('z'.repeat(60_000))
  await form.getByLabel('Highlight 1', { exact: true }).fill('h'.repeat(tripLimits.listEntry + 1))
  await form.getByRole('button', { name: 'Update Trip' }).click()
  await expect(form.getByText('At most 160 characters; this has 400', { exact: true })).toBeVisible()
  await expect(form.getByText('At most 300 characters; this has 500', { exact: true })).toBeVisible()
  await expect(form.getByText('At most 20,000 characters; this has 60,000', { exact: true })).toBeVisible()
  await expect(form.getByText('At most 300 characters; this has 301', { exact: true })).toBeVisible()
  await expect(titleField(form)).toBeFocused()
  await expect(form.getByLabel('Full Description')).toHaveValue('z'.repeat(60_000))
  await expectNoAxeFindings(page)
})

test('lines that do not fit into a pasted list are counted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const form = await openNewTrip(page)
  const lines = Array.from({ length: 53 }, (_, index) => `Line ${index + 1}`).join('\n')
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines)
  await form.getByLabel('Highlight 1', { exact: true }).focus()
  await page.keyboard.press('Control+V')
  await expect(form.getByText('A list has at most 50 entries; 3 lines were left out')).toBeVisible()
  await expect(form.getByRole('group', { name: 'Highlights' }).getByRole('textbox')).toHaveCount(50)
})

test('a price is whole rupees; what is no such number stays and is said at the field', async ({ page }) => {
  const form = await openNewTrip(page)
  const price = form.getByLabel('Price (INR)')
  const word = form.getByText('Price must be whole rupees from ₹1 to ₹10,00,00,000')
  for (const typed of ['1e9', '-5', '1250.75', '0']) {
    await price.fill('')
    await price.pressSequentially(typed)
    await expect(price).toHaveValue(typed === '1250.75' ? '1,250.75' : typed)
    await page.keyboard.press('Tab')
    await expect(word, typed).toBeVisible()
  }
  await price.fill('')
  await price.pressSequentially('125000')
  await expect(price).toHaveValue('1,25,000')
  await page.keyboard.press('Tab')
  await expect(word).toHaveCount(0)
  await price.fill('48,500')
  await expect(price).toHaveValue('48,500')

  const duration = form.getByLabel('Duration (days)')
  await duration.focus()
  await page.keyboard.press('ArrowUp')
  await expect(duration).toHaveValue('1')
  await page.keyboard.press('ArrowDown')
  await expect(duration).toHaveValue('1')
  await duration.fill('365')
  await page.keyboard.press('ArrowUp')
  await expect(duration).toHaveValue('365')
})

adminTest('counts and rating of a vendor step within their range', async ({ page }) => {
  await page.goto('/admin/vendors?action=new')
  const form = page.getByRole('dialog', { name: 'Add Vendor' })
  const rating = form.getByLabel('Rating')
  await rating.fill('4.9')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(rating).toHaveValue('5')
  await rating.fill('5.5')
  await page.keyboard.press('Tab')
  await expect(form.getByText('Rating must be between 1 and 5 in steps of 0.1')).toBeVisible()
  const years = form.getByLabel('Years of Experience')
  await years.fill('0')
  await page.keyboard.press('ArrowDown')
  await expect(years).toHaveValue('0')
  await years.fill('many')
  await expect(form.getByText('Not a number: it is saved as 0')).toBeVisible()
  await years.fill('201')
  await expect(form.getByText('Years of experience must be at most 200')).toBeVisible()
  await form.getByLabel('Instagram').fill('@khasihills')
  await form.getByLabel('Facebook').fill('facebook.com/khasihills')
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Instagram')).toHaveValue('https://www.instagram.com/khasihills')
  await expect(form.getByLabel('Facebook')).toHaveValue('https://facebook.com/khasihills')
  await expectNoAxeFindings(page)
})
