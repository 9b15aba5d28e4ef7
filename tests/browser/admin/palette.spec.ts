import type { Page } from '@playwright/test'
import { expectNoAxeFindings } from '../support/fixtures.ts'
import { expect, test, titleField } from '../support/stored/trips.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search everything' })
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Search everything' })
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name })
const tripForm = (page: Page) => page.getByRole('dialog', { name: 'Edit Trip' })

/** The option that Enter chooses, as assistive technology reports it. */
async function expectActive(page: Page, name: string | RegExp): Promise<void> {
  await expect(palette(page).getByRole('option', { selected: true })).toHaveAccessibleName(name)
  const id = await palette(page).getByRole('option', { selected: true }).getAttribute('id')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id!)
}

test('everything by name and by keyboard, from any screen', async ({ page, context, allow, trips }) => {
  const title = `${trips.mark} Snow Leopard Winter`
  const id = await trips.store({ title, status: 'draft', region: 'Ladakh' })
  await page.goto('/admin/account')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await test.step('Ctrl+K opens it, and Escape gives the focus back', async () => {
    const before = page.getByLabel('Current password').first()
    await before.focus()
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await expectActive(page, /^New trip/)
    await expectNoAxeFindings(page)
    await page.keyboard.press('Escape')
    await expect(palette(page)).toHaveCount(0)
    await expect(before).toBeFocused()
  })

  await test.step('a setting is found by the name of its field', async () => {
    await page.keyboard.press('Control+k')
    await field(page).fill('gst rate')
    await expectActive(page, /^Prices and GST/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/settings?section=taxes')
    await expect(page.getByRole('textbox', { name: /^GST rate/ })).toBeVisible()
  })

  await test.step('words in any order find a draft, and Enter opens its form', async () => {
    await page.keyboard.press('Control+k')
    await field(page).fill(`winter leopard ${trips.mark}`)
    await expect(option(page, title)).toBeVisible()
    await expect(option(page, title)).toContainText('Draft')
    await expectActive(page, new RegExp(title))
    await expectNoAxeFindings(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/admin/trips?edit=${id}`)
    await expect(titleField(tripForm(page))).toHaveValue(title)
  })

  await test.step('a form offers what it can do', async () => {
    await titleField(tripForm(page)).fill(`${title} again`)
    await page.keyboard.press('Control+k')
    for (const name of ['Save', 'Preview', 'View on site', 'History', 'Duplicate']) {
      await expect(option(page, new RegExp(`^${name}`))).toBeVisible()
    }
    await field(page).fill('save')
    await expectActive(page, /^Save/)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Trip updated successfully')).toBeVisible()
    await expect(titleField(tripForm(page))).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(tripForm(page)).toHaveCount(0)
  })

  await test.step('what was opened last comes first, as it is called now; Ctrl+Enter opens a second tab', async () => {
    await page.getByRole('button', { name: 'Search everything' }).click()
    await expectActive(page, new RegExp(`^${title} again`))
    const opened = context.waitForEvent('page')
    await page.keyboard.press('Control+Enter')
    const tab = await opened
    await expect(tab).toHaveURL(`/admin/trips?edit=${id}`)
    await tab.close()
    await expect(palette(page)).toHaveCount(0)
  })

  await test.step('a slip is forgiven, and what nothing is called is said', async () => {
    await page.keyboard.press('Control+k')
    await field(page).fill(`${trips.mark} leoprd`)
    await expect(palette(page).getByRole('status')).toContainText('these are similar')
    await expect(option(page, title)).toBeVisible()
    await field(page).fill('qqqqzzzz')
    await expect(palette(page).getByRole('status')).toHaveText('No results for “qqqqzzzz”.')
    await expect(palette(page).getByRole('option')).toHaveCount(0)
  })

  await test.step('without a server, screens are still found', async () => {
    allow.offline = true
    await context.setOffline(true)
    await field(page).fill('pictures')
    await expect(palette(page).getByRole('alert')).toContainText('could not be reached')
    await expectActive(page, /^Upload pictures/)
    await expectNoAxeFindings(page)
    await context.setOffline(false)
    await palette(page).getByRole('button', { name: 'Try again' }).click()
    await expect(palette(page).getByRole('alert')).toHaveCount(0)
    await field(page).focus()
    await expectActive(page, /^Upload pictures/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Upload pictures' })).toBeVisible()
    await expect(page).toHaveURL('/admin/pictures')
  })

  await test.step('by touch on a phone', async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Upload pictures' })).toHaveCount(0)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Search everything' }).click()
    await expect(field(page)).toBeFocused()
    await expectNoAxeFindings(page)
    await field(page).fill(trips.mark)
    await expect(option(page, title)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await option(page, title).click()
    await expect(titleField(tripForm(page))).toHaveValue(`${title} again`)
    await tripForm(page).getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Search everything' }).click()
    await palette(page).getByRole('button', { name: 'Close' }).click()
    await expect(palette(page)).toHaveCount(0)
  })
})
