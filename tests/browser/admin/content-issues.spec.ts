import { showMore } from '../support/admin-fixtures.ts'
import { expect, test } from '../support/stored/trips.ts'
import { expectNoAxeFindings } from '../support/fixtures.ts'

const described = { short_description: 'Four drives and a walk through the sal forest, with a host who knows it.' }

test('a finding links from the dashboard to its field and disappears once fixed', async ({ page, trips }) => {
  const title = `${trips.mark} Backwaters`
  await trips.store({ ...described, title, status: 'published', duration: 9, highlights: ['One', 'Two', 'Three'] })
  const issues = page.getByRole('region', { name: 'Needs attention' })
  const row = page.getByRole('row').filter({ hasText: title })
  const form = page.getByRole('dialog', { name: 'Edit Trip' })
  const items = form.getByRole('button', { name: /suggestions?$/ })
  const list = form.getByRole('dialog', { name: 'Suggestions' })

  await test.step('a line of the dashboard leads to the trips that it counts', async () => {
    await page.goto('/admin/dashboard')
    await issues.getByRole('button', { name: /^Show \d+ more$/ }).click()
    await issues.getByRole('link', { name: /^[\d,]+ trips? whose days and duration differ$/ }).click()
    await expect(page).toHaveURL('/admin/trips?check=days&status=published')
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText(
      'Trips whose days and duration differ',
    )
    await expect(row).toBeVisible()
  })

  await test.step('a trip opens at the field', async () => {
    await row.getByRole('link', { name: title, exact: true }).click()
    await expect(form.getByRole('textbox', { name: 'Day 1: title' })).toBeFocused()
  })

  await test.step('the list beside the save button leads to each field', async () => {
    await items.click()
    await expect(list.getByRole('button', { name: 'No itinerary yet', exact: true })).toBeVisible()
    await expectNoAxeFindings(page)
    await list.getByRole('button', { name: 'No featured picture', exact: true }).click()
    await expect(list).toBeHidden()
    await expect(form.getByRole('button', { name: 'Choose from library for Featured image' })).toBeFocused()
  })

  await test.step('an ignored finding stays ignored until it is checked again', async () => {
    const before = Number((await items.innerText()).split(' ')[0])
    await items.click()
    await list.getByRole('button', { name: 'Ignore: No featured picture' }).click()
    await expect(list.getByText('No featured picture: ignored')).toBeVisible()
    await expect(items).toHaveText(new RegExp(`^${before - 1} `))
    await list.getByRole('button', { name: 'Check again: No featured picture' }).click()
    await expect(items).toHaveText(new RegExp(`^${before} `))
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(form).toBeVisible()
  })

  await test.step('it disappears from form and list once fixed', async () => {
    await form.getByRole('textbox', { name: 'Day 1: title' }).fill('Kochi')
    await form.getByRole('textbox', { name: 'Duration (days)' }).fill('1')
    await items.click()
    await expect(list.getByRole('button', { name: /itinerary/i })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await form.getByRole('button', { name: 'Update Trip' }).click()
    await expect(form).toBeHidden()
    await expect(row).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the panels and the list of a form fit', async ({ page, trips }) => {
    const title = `${trips.mark} Backwaters`
    const id = await trips.store({ title, price: 12, status: 'draft' })
    await page.goto('/admin/dashboard')
    await expect(page.getByRole('region', { name: 'Drafts waiting' }).getByRole('link').first()).toBeVisible()
    await showMore(page)
    await expect(page.getByRole('region', { name: 'Continue where I left off' }).getByRole('listitem')).not.toHaveCount(
      0,
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectNoAxeFindings(page)
    await page.goto(`/admin/trips?check=summary&edit=${id}`)
    const form = page.getByRole('dialog', { name: 'Edit Trip' })
    await expect(form.getByRole('textbox', { name: /^Short description/ })).toBeFocused()
    await form.getByRole('button', { name: /suggestions$/ }).click()
    const place = await form.getByRole('dialog', { name: 'Suggestions' }).boundingBox()
    expect(place!.x).toBeGreaterThanOrEqual(0)
    expect(place!.x + place!.width).toBeLessThanOrEqual(390)
  })
})
