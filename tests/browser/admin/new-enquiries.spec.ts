import type { Page } from '@playwright/test'
import { expect, expectToast, sendEnquiry, signIn } from '../support/admin-fixtures.ts'
import { expectNoAxeFindings } from '../support/fixtures.ts'
import { test } from '../support/own-server.ts'

const fields = { email: 'asha@mail.example', phone: '98450 00000', words: 'We would like to see the hills.' }

/** A minute on the clock of the page. */
async function waitAMinute(page: Page): Promise<void> {
  await page.clock.fastForward(60_000)
}

test('an enquiry sent in another browser shows within a minute on every screen', async ({ page, request, baseURL }) => {
  await page.clock.install()
  await signIn(page)
  const badge = page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: /^Enquiries/ })
  const waiting = page.getByRole('region', { name: 'Who wrote' })
  await expect(waiting).toContainText('No new enquiries.')
  await expect(page).toHaveTitle('Dashboard · Back office')

  await test.step('on the dashboard', async () => {
    await sendEnquiry(request, baseURL!, { ...fields, name: 'Asha' })
    await waitAMinute(page)
    await expect(waiting.getByRole('link', { name: 'Asha', exact: true })).toBeVisible()
    await expect(badge).toHaveText('Enquiries1 new')
    await expect(page).toHaveTitle('(1) Dashboard · Back office')
    await expectNoAxeFindings(page)
  })

  await test.step('on Trips, also with a form open', async () => {
    await page.goto('/admin/trips')
    await expect(page).toHaveTitle('(1) Trips · Back office')
    await sendEnquiry(request, baseURL!, { ...fields, name: 'Bo' })
    await waitAMinute(page)
    await expect(badge).toHaveText('Enquiries2 new')
    await expect(page).toHaveTitle('(2) Trips · Back office')
    await page.getByRole('button', { name: 'Add Trip' }).first().click()
    await expect(page).toHaveTitle('(2) Add Trip · Back office')
    await page.keyboard.press('Escape')
    await expect(page).toHaveTitle('(2) Trips · Back office')
  })

  await test.step('in the inbox, when the window gets the focus', async () => {
    await badge.click()
    await expect(page.getByRole('row', { name: 'Bo' })).toBeVisible()
    await sendEnquiry(request, baseURL!, { ...fields, name: 'Céline' })
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(page.getByRole('row', { name: 'Céline' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Inbox (3)' })).toBeVisible()
  })

  await test.step('answered from the dashboard, the oldest first', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(waiting.getByRole('listitem')).toHaveCount(3)
    const oldest = waiting.getByRole('listitem').first()
    await expect(oldest).toContainText('Asha')
    await oldest.getByRole('link', { name: 'WhatsApp' }).evaluate((link) => {
      link.addEventListener('click', (event) => event.preventDefault())
    })
    await oldest.getByRole('link', { name: 'WhatsApp' }).click()
    await expectNoAxeFindings(page)
    await oldest.getByRole('button', { name: 'Mark as answered' }).click()
    await expectToast(page, 'Success', 'Enquiry saved')
    await expect(waiting.getByRole('listitem')).toHaveCount(2)
    await expect(badge).toHaveText('Enquiries2 new')
  })

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(waiting.getByRole('link', { name: 'WhatsApp' }).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectNoAxeFindings(page)
  })
})

test('a name given in this browser is shown with what it writes', async ({ page, request, baseURL }) => {
  await signIn(page)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Who is writing?' }).click()
  await page.getByLabel('Your name').fill('रवि')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expectToast(page, 'Success', 'Name saved')
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByText('Writing as रवि')).toBeVisible()
  await page.keyboard.press('Escape')

  await sendEnquiry(request, baseURL!, { ...fields, name: 'Dev' })
  await page.goto('/admin/enquiries')
  await page.getByRole('link', { name: 'Dev' }).click()
  const dialog = page.getByRole('dialog', { name: /Enquiry/ })
  await dialog.getByRole('button', { name: 'Take as रवि' }).click()
  await expectToast(page, 'Success', 'Enquiry saved')
  await expect(dialog.getByText('Taken by रवि')).toBeVisible()
  await expectNoAxeFindings(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: 'Dev' })).toContainText('taken by रवि')
  await page.goto('/admin/activity')
  await expect(page.getByRole('listitem').filter({ hasText: 'took enquiry' })).toContainText('रवि')
})
