import { readFileSync } from 'node:fs'
import { callerOf } from '../support/admin-call.ts'
import { expect, expectNoAxeFindings } from '../support/fixtures.ts'
import { test } from '../support/first-server.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'
import type { Locator, Page } from '@playwright/test'

const email = 'asha@hatheli.example'
const password = 'seven quiet rivers'
const newPassword = 'eight quiet rivers'

function stepOf(page: Page, title: string): Locator {
  return page.getByRole('region', { name: 'First steps' }).getByRole('listitem').filter({ hasText: title })
}

const removal = (page: Page) => page.getByRole('dialog', { name: 'Remove the sample content' })

async function openRemoval(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Remove the sample content' }).click()
  await expect(removal(page).getByRole('button', { name: 'Remove' })).toBeVisible()
  return removal(page)
}

interface TripRow {
  id: string
  title: string
}

test('a first start: link, password, steps that tick themselves, and the sample content goes', async ({
  page,
  first,
  allow,
}) => {
  test.slow()
  allow.statuses.push(400, 410)
  const link = /http\S+\/admin\/set-password#\S+/.exec(first.printed)![0]
  const call = callerOf(page.request, first.url)

  await test.step('the login page says what to do, the link leads to the dashboard', async () => {
    await page.goto('/admin')
    await expect(page.getByText('No password is set yet.')).toBeVisible()
    await page.goto(link)
    const address = page.getByLabel('Your email address')
    const field = page.getByLabel('New password', { exact: true })
    await expect(address).toBeFocused()
    await expect(address).toHaveValue('')
    await expect(page).toHaveURL('/admin/set-password')
    await field.fill('short')
    await page.getByLabel('New password again').fill('shorter')
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByText('Please use 12 to 128 characters')).toBeVisible()
    await expect(page.getByText('The two passwords differ')).toBeVisible()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(address).toBeFocused()
    await expectNoAxeFindings(page)
    await address.fill(email)
    await field.fill(password)
    await page.getByLabel('New password again').fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your password is set. All other sessions have ended.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Make an emergency sheet' })).toBeFocused()
    await expectNoAxeFindings(page)
  })

  await test.step('an emergency sheet is made, and its code sets a new password once', async () => {
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('group', { name: 'Emergency sheet' })
    await expect(sheet).toContainText(`Sign-in address: ${email}`)
    await expect(sheet).toContainText(`Open ${first.url}/admin/login`)
    const code = (await sheet.getByRole('group', { name: 'Emergency code' }).textContent())!
    await expectNoAxeFindings(page)
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Save as file' }).click()
    expect(readFileSync(await (await saved).path(), 'utf8')).toContain(code)
    await page.emulateMedia({ media: 'print' })
    await expect(sheet).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page).toHaveURL('/admin/dashboard')

    await page.goto('/admin/account')
    await expect(page.getByRole('region', { name: 'Emergency sheet' })).toContainText('Made on')
    await page.getByRole('button', { name: 'Toggle menu' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('button', { name: 'Use the emergency code' }).click()
    const field = page.getByLabel('Emergency code')
    await expect(field).toBeFocused()
    await field.fill('7KQ2M-XD04R')
    await page.getByLabel('New password', { exact: true }).fill(newPassword)
    await page.getByLabel('New password again').fill(newPassword)
    await page.keyboard.press('Enter')
    await expect(page.getByText('This code is not right, or it was used already.')).toBeVisible()
    await expect(field).toBeFocused()
    await expectNoAxeFindings(page)
    await field.fill(code.toLowerCase().replaceAll('-', ' '))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Two-factor sign-in is off, and the emergency code is used up.')).toBeVisible()
    await page.getByRole('button', { name: 'Make an emergency sheet' }).click()
    await expect(sheet).toContainText('Made on')
    expect(await sheet.textContent()).not.toContain(code)
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page).toHaveURL('/admin/dashboard')
  })

  await test.step('the steps are there, and can be put away and brought back', async () => {
    await expect(page.getByText('1 of 7 done', { exact: true })).toBeVisible()
    const steps = page.getByRole('region', { name: 'First steps' }).getByRole('listitem')
    await expect(steps.first()).toContainText('Your name and logo')
    await expect(steps.last()).toContainText('Your figures and legal place')
    await expect(stepOf(page, 'A password of your own')).toContainText('Done:')
    await expect(stepOf(page, 'A password of your own').getByRole('link')).toHaveText('Add two-factor sign-in')
    await expectNoAxeFindings(page)
    await page.getByRole('button', { name: 'Hide', exact: true }).click()
    await expect(page.getByRole('region', { name: 'First steps' })).toHaveCount(0)
    await page.reload()
    await page.getByRole('button', { name: 'Show the first steps (1 of 7 done)' }).click()
    await expect(stepOf(page, 'Your first trip')).toContainText('To do:')
  })

  await test.step('a trip that is published ticks its step', async () => {
    await stepOf(page, 'Your first trip').getByRole('link', { name: 'Add a trip' }).click()
    await expect(page.getByRole('dialog', { name: 'Add Trip' })).toBeVisible()
    await call('POST', '/trips', { trip_data: aTripPayload({ title: 'My own journey', status: 'published' }) })
    await page.goto('/admin/dashboard')
    await expect(stepOf(page, 'Your first trip')).toContainText('Your first trip is published.')
  })

  await test.step('the removal lists what it deletes and what was edited, and can be undone', async () => {
    const { items } = await call<{ items: TripRow[] }>('GET', '/trips?search=Lake%20Palace')
    await call('PATCH', `/trips/${items[0]!.id}`, { trip_data: { price: 77_000 } })
    const dialog = await openRemoval(page)
    await expect(dialog.getByRole('listitem').filter({ hasText: '25 trips' })).toBeVisible()
    const kept = dialog.getByRole('checkbox', { name: 'Trip: Lake Palace Days in Udaipur' })
    await expect(kept).not.toBeChecked()
    await expect(dialog).toContainText('Edited on ')
    await expectNoAxeFindings(page)
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(stepOf(page, 'No sample content')).toContainText('Everything on the site is yours.')
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('The change was undone', { exact: true })).toBeVisible()
    await expect(stepOf(page, 'No sample content')).toContainText('To do:')
    await (await openRemoval(page)).getByRole('checkbox', { name: 'Trip: Lake Palace Days in Udaipur' }).check()
    await removal(page).getByRole('button', { name: 'Remove' }).click()
    await expect(stepOf(page, 'No sample content')).toContainText('Everything on the site is yours.')
    await expect(page.getByText('Total Trips').locator('..')).toContainText('1')
  })

  await test.step('an empty list offers the sample content again', async () => {
    const { items } = await call<{ items: TripRow[] }>('GET', '/trips')
    expect(items.map(({ title }) => title)).toEqual(['My own journey'])
    await call('DELETE', `/trips/${items[0]!.id}`)
    await page.goto('/admin/trips')
    await expect(page.getByRole('heading', { name: 'No trips found matching your filters.' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Load sample trips' })).toBeVisible()
    await expectNoAxeFindings(page)
  })

  await test.step('the link works once', async () => {
    await page.goto(link)
    await expect(page.getByRole('alert')).toContainText('This link was used already')
    await expect(page.getByText('npm run admin:password -- --link')).toBeVisible()
    await expectNoAxeFindings(page)
  })
})
