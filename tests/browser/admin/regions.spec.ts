import type { Page } from '@playwright/test'
import { callerOf } from '../support/admin-call.ts'
import { expectNoAxeFindings } from '../support/fixtures.ts'
import { expect, test as base } from '../support/stored/trips.ts'

interface Region {
  id: string
  name: string
}

/** Removes the regions whose names carry the mark of the test; its trips go first. */
const test = base.extend<{ regions: { add: (name: string) => Promise<void>; names: () => Promise<string[]> } }>({
  regions: async ({ request, baseURL, trips }, use) => {
    const call = callerOf(request, baseURL!, '/regions')
    const all = () => call<Region[]>('GET', '')
    await use({
      add: async (name) => void (await call('POST', '', { region_data: { name } })),
      names: async () => (await all()).map(({ name }) => name),
    })
    for (const { id } of (await trips.stored()).toReversed()) await trips.remove(id)
    for (const { id, name } of await all()) if (name.includes(trips.mark)) await call('DELETE', `/${id}`)
  },
})

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })

test('a region is renamed with its trips, merged, brought back, and removed, by keyboard', async ({
  page,
  trips,
  regions,
  allow,
}) => {
  allow.statuses = [409]
  const [slip, hills] = [`Hils ${trips.mark}`, `Hills ${trips.mark}`]
  await regions.add(slip)
  const id = await trips.store({ title: `${trips.mark} walk`, region: slip, status: 'published' })
  await page.goto(`/admin/regions?search=${trips.mark}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Regions' })).toBeVisible()
  await expect(row(page, slip)).toContainText('1')
  await expectNoAxeFindings(page)

  await row(page, slip)
    .getByRole('button', { name: `Edit ${slip}` })
    .press('Enter')
  const form = page.getByRole('dialog', { name: 'Edit Region' })
  await expect(form.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('kerala')
  await expect(form.getByText('“Kerala” is already in the list.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(form.getByText('This region is already in the list').first()).toBeVisible()
  await form.getByLabel('Name').fill(hills)
  await expect(form.getByText('The new name goes to 1 trip.')).toBeVisible()
  await expectNoAxeFindings(page)
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await expect(row(page, hills)).toBeVisible()
  expect((await (await page.request.get(`/api/trips/${id}`)).json()).region).toBe(hills)

  await row(page, hills)
    .getByRole('button', { name: `Delete ${hills}` })
    .press('Enter')
  const merging = page.getByRole('dialog', { name: 'Merge Region' })
  await expect(merging.getByText(`${hills} is used by 1 trip.`, { exact: false })).toBeVisible()
  await page.keyboard.press('Enter')
  await merging.getByLabel('Move to').fill('Uttarakhand')
  await page.getByRole('option', { name: 'Uttarakhand' }).click()
  await expectNoAxeFindings(page)
  await merging.getByRole('button', { name: 'Merge Regions' }).click()
  await expect(merging).toBeHidden()
  await expect(page.getByText('No regions found.')).toBeVisible()
  expect(await regions.names()).not.toContain(hills)
  await page.getByRole('status').filter({ hasText: 'Regions merged' }).getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, hills)).toContainText('1')

  await trips.remove(id)
  await page.reload()
  await row(page, hills)
    .getByRole('button', { name: `Delete ${hills}` })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Region deleted')).toBeVisible()
  expect(await regions.names()).not.toContain(hills)
})

test('on a phone regions are added, with their shape on the map', async ({ page, trips, regions }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const name = `Zanskar ${trips.mark}`
  await page.goto('/admin/regions')
  await page.getByRole('button', { name: 'Add Region' }).click()
  const form = page.getByRole('dialog', { name: 'Add New Region' })
  await form.getByLabel('Name').fill(name)
  await form.getByRole('combobox', { name: 'Shape on the map' }).click()
  await page.getByRole('option', { name: 'Ladakh' }).click()
  await form.getByRole('button', { name: 'Create Region' }).click()
  await expect(page.getByText('Region added')).toBeVisible()
  // Nobody could type below the form, which stays until the list is loaded again.
  await expect(form).toHaveCount(0)
  await page.getByRole('searchbox').fill(trips.mark)
  await expect(page.getByRole('link', { name })).toBeVisible()
  await expect(page.getByText('Not used')).toBeVisible()
  await expectNoAxeFindings(page)
  expect(await regions.names()).toContain(name)
})
