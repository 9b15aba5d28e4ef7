import type { Page } from '@playwright/test'
import type { Dashboard, Panels } from '#contract/admin/dashboard/dashboard.ts'
import { expect, showMore, test } from '../support/admin-fixtures.ts'
import { changeResponse, failCall, holdCall } from '../support/calls.ts'
import { expectNoAxeFindings } from '../support/fixtures.ts'

const card = (page: Page, label: string) => page.getByRole('main').getByRole('link', { name: new RegExp(`^${label}`) })

test('four cards show the counts of the catalogue and link to the lists', async ({ page, call }) => {
  // Parallel tests add and remove rows: retry until page and API agree.
  await expect(async () => {
    await page.goto('/admin/dashboard')
    const { trips, vendors, blogs, testimonials } = await call<Dashboard>('GET', '/dashboard')
    const cards = [
      `Total Trips${trips.total}`,
      `${trips.published} published`,
      new RegExp(`^${trips.total - trips.published} drafts?$`),
      `Total Vendors${vendors.total}`,
      `Total Blogs${blogs.total}`,
      `${blogs.published} published`,
      ...(blogs.total > blogs.published ? [new RegExp(`^${blogs.total - blogs.published} drafts?$`)] : []),
      `Testimonials${testimonials.total}`,
    ]
    await expect(page.getByRole('region', { name: 'Catalogue' }).getByRole('link')).toHaveText(cards, {
      timeout: 3000,
    })
    expect(trips.total).toBeGreaterThan(trips.published)
  }).toPass()
  await expectNoAxeFindings(page)
  for (const [label, path] of [
    ['Total Trips', 'trips'],
    ['Total Vendors', 'vendors'],
    ['Total Blogs', 'blogs'],
    ['Testimonials', 'testimonials'],
  ] as const) {
    await card(page, label).click()
    await expect(page).toHaveURL(`/admin/${path}`)
    await page.goBack()
  }
  await page.getByRole('link', { name: /^\d+ drafts?: Total Trips$/ }).click()
  await expect(page).toHaveURL('/admin/trips?status=draft')
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveText('Status: Draft')

  await test.step('on a phone cards and actions fit, and actions are large enough touch targets', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/admin/dashboard')
    await expect(page.getByRole('link', { name: /^\d+ published: Total Trips$/ })).toBeVisible()
    for (const { name } of [{ name: 'Add New Trip' }, { name: 'Add Testimonial' }]) {
      expect((await page.getByRole('link', { name }).boundingBox())!.height).toBeGreaterThanOrEqual(40)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectNoAxeFindings(page)
  })
})

test('each shortcut opens its form, and the parameter is removed from the URL', async ({ page }) => {
  await page.goto('/admin/dashboard')
  for (const [label, path, form] of [
    ['Add New Trip', 'trips', 'Add Trip'],
    ['Add New Vendor', 'vendors', 'Add Vendor'],
    ['Create Blog', 'blogs', 'Create New Blog'],
    ['Add Testimonial', 'testimonials', 'Add New Testimonial'],
  ] as const) {
    const action = page.getByRole('link', { name: label })
    await expect(action).toHaveAttribute('href', `/admin/${path}?action=new`)
    await action.click()
    await expect(page.getByRole('heading', { name: form, exact: true })).toBeVisible()
    await expect.poll(() => new URL(page.url()).searchParams.has('action')).toBe(false)
    expect(new URL(page.url()).pathname).toBe(`/admin/${path}`)
    await page.goBack()
  }
})

test('skeleton cards show while loading, and a failure is only logged', async ({ page, allow }) => {
  allow.statuses.push(500)
  allow.messages.push('dashboard counts could not be fetched')
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('dashboard counts could not be'))
  const release = await holdCall(page, 'admin/dashboard/counts')
  await page.goto('/admin/dashboard')
  await expect(card(page, 'Total Trips')).toHaveText('Total Trips')
  release()
  await expect(page.getByRole('link', { name: /^\d+ published: Total Trips$/ })).toBeVisible()
  await page.unrouteAll()
  await failCall(page, 'admin/dashboard/counts')
  await page.reload()
  await expect(card(page, 'Total Vendors')).toHaveText('Total Vendors–')
  await logged
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Add New Vendor' })).toBeVisible()
})

test('an item changed this week is listed once, from its first state to its last', async ({ page, call, mark }) => {
  const vendor_data = { vendor_name: `${mark} Homestays`, region: 'Meghalaya', city: 'Sohra' }
  const { id } = await call<{ id: string }>('POST', '/vendors', { vendor_data })
  await call('PATCH', `/vendors/${id}`, { vendor_data: { city: 'Mawsynram' } })
  const week = page.getByRole('region', { name: 'Changed this week' })
  const entry = week.getByRole('listitem').filter({ hasText: mark })
  // Six items fit, and parallel tests change others.
  await expect(async () => {
    await call('PATCH', `/vendors/${id}`, { vendor_data: { city: `Mawsynram ${Date.now()}` } })
    await page.goto('/admin/dashboard')
    await showMore(page)
    await expect(entry).toContainText('Created', { timeout: 3000 })
  }).toPass()
  await expect(entry).toHaveCount(1)
  await expectNoAxeFindings(page)
  await entry.getByRole('link', { name: /changes of/ }).click()
  await expect(page).toHaveURL(new RegExp(`entity=vendors&item_id=${id}`))
  await expect(page.getByText('City “Sohra” → “Mawsynram”')).toBeVisible()
  await page.goBack()
  await showMore(page)
  const storage = page.getByRole('region', { name: 'Storage' })
  await expect(storage).toContainText('Next clean-up')
  await expect(storage).toContainText('Changes are kept for 12 months')
  await call('DELETE', `/vendors/${id}`)
})

test('a panel that fails to load reports only its own failure, and a week without changes says so', async ({
  page,
}) => {
  const quiet = { from: '2026-01-01', items: [], more_items: 0, pictures: 0 }
  await changeResponse(page, 'admin/dashboard/panels', (panels: Panels) => ({ ...panels, week: null }))
  await page.goto('/admin/dashboard')
  await showMore(page)
  const week = page.getByRole('region', { name: 'Changed this week' })
  await expect(week.getByText('The changes did not load')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Storage' })).toContainText('History')
  await expectNoAxeFindings(page)
  await page.unrouteAll()
  await week.getByRole('button', { name: 'Try again' }).click()
  await expect(week.getByRole('link', { name: 'All changes of the week' })).toBeVisible()

  await changeResponse(page, 'admin/dashboard/panels', (panels: Panels) => ({ ...panels, week: quiet }))
  await page.reload()
  await showMore(page)
  await expect(page.getByText('Nothing was changed in the last seven days.')).toBeVisible()
})
