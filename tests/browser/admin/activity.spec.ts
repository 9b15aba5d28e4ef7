import type { Page } from '@playwright/test'
import { expect, test } from '../support/admin-fixtures.ts'
import { expectNoAxeFindings } from '../support/fixtures.ts'

const entry = (page: Page, text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text })

interface Saved {
  id: string
}

test('a save and a deletion are described in sentences, and a name links to its form until it is deleted', async ({
  page,
  call,
  mark,
}) => {
  const vendor_data = { vendor_name: `${mark} Homestays`, region: 'Meghalaya', city: 'Sohra' }
  const { id } = await call<Saved>('POST', '/vendors', { vendor_data })
  await call('PATCH', `/vendors/${id}`, { vendor_data: { city: 'Mawsynram' } })
  await page.goto(`/admin/activity?entity=vendors&item_id=${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible()
  await expect(entry(page, 'City “Sohra” → “Mawsynram”').first()).toContainText('You')
  await page
    .getByRole('link', { name: `${mark} Homestays` })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText('Edit Vendor')
  await page.goBack()

  await call('DELETE', `/vendors/${id}`)
  await page.goto(`/admin/activity?entity=vendors&item_id=${id}&kind=delete`)
  await expect(entry(page, `${mark} Homestays: Deleted`).first()).toBeVisible()
  await expect(page.getByRole('link', { name: `${mark} Homestays` })).toHaveCount(0)
  await expectNoAxeFindings(page)

  await page.goto(`/admin/activity?entity=vendors&item_id=${id}&kind=insert`)
  await expect(entry(page, `${mark} Homestays: Created`).first()).toBeVisible()
  await expect(page.getByRole('link', { name: `${mark} Homestays` })).toHaveCount(0)
})

test('filters are in the address, and the file follows them', async ({ page, request }) => {
  await page.goto('/admin/activity')

  await test.step('on a phone nothing is cut off', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(entry(page, 'loaded the sample content').or(entry(page, 'You')).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectNoAxeFindings(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await page.getByRole('combobox', { name: 'What' }).click()
  await page.getByRole('option', { name: 'Account' }).click()
  await expect(page).toHaveURL('/admin/activity?entity=account')
  await expect(entry(page, 'You signed in').first()).toBeVisible()
  await page.getByLabel('From', { exact: true }).fill('2020-01-01')
  await page.getByLabel('To', { exact: true }).fill('2020-01-31')
  await expect(page.getByText('No changes match these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove To 31 January 2020' }).click()
  await expect(entry(page, 'You signed in').first()).toBeVisible()
  const address = await page.getByRole('link', { name: 'Export as CSV' }).getAttribute('href')
  expect(address).toBe('/api/admin/changes.csv?entity=account&from=2020-01-01')
  expect(await (await request.get(address!)).text()).toContain('sign-in')

  await test.step('it prints without menu, filters and buttons', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation', { name: 'Back office' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Export as CSV' })).toBeHidden()
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  })
})

test('a name is searched, and a change is pinned by keyboard', async ({ page, call, mark }) => {
  const vendor_data = { vendor_name: `${mark} Homestays`, region: 'Meghalaya' }
  const { id } = await call<Saved>('POST', '/vendors', { vendor_data })
  await page.goto('/admin/activity')
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(`homestays ${mark}`)
  await expect(page).toHaveURL(/search=/)
  await expect(entry(page, `${mark} Homestays: Created`).first()).toBeVisible()
  const pin = page.getByRole('button', { name: /^Pin the change of / })
  await expect(pin).toHaveCount(1)
  await pin.focus()
  await page.keyboard.press('Enter')
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('This change stays for ever')).toBeVisible()
  await expectNoAxeFindings(page)
  await page.getByRole('checkbox', { name: 'Pinned only' }).check()
  await expect(page).toHaveURL(/pinned=true/)
  await expect(entry(page, `${mark} Homestays`).first()).toBeVisible()
  await pin.click()
  await expect(page.getByText('No changes match these filters.')).toBeVisible()
  await expectNoAxeFindings(page)
  await call('DELETE', `/vendors/${id}`)
})

test('older changes follow, and newer ones again; a new filter begins at the top', async ({ page, call, mark }) => {
  const names = Array.from({ length: 28 }, (_, number) => `${mark} ${number}`)
  const ids: string[] = []
  for (const vendor_name of names) {
    ids.push((await call<Saved>('POST', '/vendors', { vendor_data: { vendor_name, region: 'Goa' } })).id)
  }
  await page.goto(`/admin/activity?search=${mark}`)
  await expect(page.getByText('28 changes', { exact: true })).toBeVisible()
  const newer = page.getByRole('button', { name: 'Newer' })
  await expect(newer).toBeDisabled()
  await page.getByRole('button', { name: 'Older' }).click()
  await expect(entry(page, `${mark} 0: Created`).first()).toBeVisible()
  await expect(entry(page, `${mark} 27: Created`)).toHaveCount(0)
  await expect(page).toHaveURL(/before=\d+/)
  await expect(page.getByRole('button', { name: 'Older' })).toBeDisabled()
  await newer.click()
  await expect(entry(page, `${mark} 27: Created`).first()).toBeVisible()
  await page.getByRole('button', { name: 'Older' }).click()
  await expect(entry(page, `${mark} 0: Created`).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'What' }).click()
  await page.getByRole('option', { name: 'Vendors' }).click()
  await expect(page).not.toHaveURL(/before=/)
  await expect(entry(page, `${mark} 27: Created`).first()).toBeVisible()
  for (const id of ids) await call('DELETE', `/vendors/${id}`)
})
