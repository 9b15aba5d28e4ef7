import { callerOf } from '../../support/admin-call.ts'
import { changeResponse, failCall, holdCall } from '../../support/calls.ts'
import { expectNoAxeFindings } from '../../support/fixtures.ts'
import { expect, test, titleField } from '../../support/stored/trips.ts'

test('the list shows every column, its actions, and a row opens the form', async ({ page, trips }) => {
  const title = `${trips.mark} Backwater days`
  const id = await trips.store({ title, price: 125_000, status: 'published' })
  await page.goto(`/admin/trips?search=${trips.mark}`)
  for (const name of ['Title', 'Category', 'Region', 'Vendor', 'Price', 'Status', 'Created', 'Actions']) {
    await expect(page.getByRole('columnheader', { name })).toBeVisible()
  }
  const row = page.getByRole('row', { name: title })
  for (const text of ['Signature Stays', 'Kerala', 'N/A', '₹1,25,000', `Published: ${title} Published`]) {
    await expect(row.getByRole('cell', { name: text, exact: true })).toBeVisible()
  }
  await expect(page.getByText('1 trip matches', { exact: true })).toBeVisible()
  const view = row.getByRole('link', { name: `View ${title}` })
  await expect(view).toHaveAttribute('href', `/trip/${id}`)
  await expect(view).toHaveAttribute('target', '_blank')
  await expectNoAxeFindings(page)

  await row.getByRole('cell', { name: 'Kerala', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Edit Trip' })
  await expect(titleField(form)).toHaveValue(title)
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await expect(row.getByRole('link', { name: title, exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(titleField(form)).toHaveValue(title)

  await test.step('on a phone the rows are stacked, the form fills the screen, nothing scrolls sideways', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => form.evaluate((dialog) => dialog.clientWidth)).toBe(390)
    expect(await form.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
    await expectNoAxeFindings(page)
    await page.keyboard.press('Escape')
    const rows = page.getByRole('list', { name: 'Trips' }).getByRole('listitem')
    await expect(rows).toHaveCount(1)
    await expectNoAxeFindings(page)
    await rows.getByRole('link', { name: title }).first().click()
    await expect(titleField(form)).toHaveValue(title)
  })
})

test('search, filters and order are in the URL, and Clear resets them', async ({ page, trips }) => {
  const { mark, store } = trips
  await store({ title: `${mark} A`, price: 3000, category: 'Wildlife Escapes', region: 'Assam', status: 'published' })
  await store({ title: `${mark} B`, price: 1000, region: 'Assam' })
  await store({ title: `${mark} C`, price: 2000, category: 'Wildlife Escapes' })
  const titles = page.getByRole('link', { name: new RegExp(`^${mark} [ABC]$`) })
  await page.goto('/admin/trips')
  await page.getByRole('searchbox', { name: 'Search by title' }).fill(mark)
  await expect(titles).toHaveText([`${mark} C`, `${mark} B`, `${mark} A`])
  await page.getByRole('button', { name: 'Price' }).click()
  await expect(titles).toHaveText([`${mark} B`, `${mark} C`, `${mark} A`])
  await page.getByRole('button', { name: 'Price' }).click()
  await expect(titles).toHaveText([`${mark} A`, `${mark} C`, `${mark} B`])

  await page.getByRole('combobox', { name: 'Region' }).fill('Assam')
  await page.getByRole('option', { name: 'Assam' }).click()
  await expect(titles).toHaveText([`${mark} A`, `${mark} B`])
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Draft' }).click()
  await expect(titles).toHaveText([`${mark} B`])
  await expect(page.getByText('1 trip matches', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Wildlife Escapes' }).click()
  await expect(page.getByText('No trips found matching your filters.')).toBeVisible()

  await page.reload()
  await expect(page.getByText('No trips found matching your filters.')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue(mark)
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('Wildlife Escapes')
  await page.goBack()
  await expect(titles).toHaveText([`${mark} B`])
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('')
  expect(new URL(page.url()).searchParams.has('search')).toBe(false)
})

test('a list that fails to load can be retried, and its order changed while a search loads', async ({
  page,
  trips,
  allow,
}) => {
  allow.statuses.push(500)
  const { mark, store } = trips
  await store({ title: `${mark} A`, price: 2000 })
  await store({ title: `${mark} B`, price: 1000 })
  const titles = page.getByRole('link', { name: new RegExp(`^${mark} [AB]$`) })
  const restore = await failCall(page, 'admin/trips/list')
  await page.goto('/admin/trips')
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  await expect(page.getByText('The list did not load')).toBeVisible()
  await expectNoAxeFindings(page)
  await restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table', { name: 'Trips' })).toBeVisible()

  await expect(titles).toHaveText([`${mark} B`, `${mark} A`])
  const release = await holdCall(page, 'admin/trips/list')
  const asked = page.waitForRequest(/admin\/trips\/list/)
  await page.getByRole('searchbox', { name: 'Search by title' }).fill(mark)
  await asked
  await page.getByRole('button', { name: 'Price' }).click()
  await page.getByRole('button', { name: 'Price' }).click()
  await expect(page).toHaveURL(/sort=price&direction=desc/)
  release()
  await expect(titles).toHaveText([`${mark} A`, `${mark} B`])
})

test('deleting asks in the words of the specification, names what goes, and a server error keeps the trip', async ({
  page,
  allow,
  trips,
  request,
  baseURL,
}) => {
  allow.statuses.push(500)
  const title = `${trips.mark} Goes`
  const id = await trips.store({ title })
  const said = callerOf(request, baseURL!, '/testimonials')
  const testimonial_data = { name: `${trips.mark} guest`, content: 'Quiet water.', trip_id: id }
  const testimonial = await said<{ id: string }>('POST', '', { testimonial_data })
  await page.goto(`/admin/trips?search=${trips.mark}`)
  const button = page.getByRole('button', { name: `Delete ${title}` })
  const question = page.getByRole('alertdialog', { name: 'Delete Trip' })
  await button.click()
  await expect(question.getByText('Are you sure you want to delete this trip?', { exact: true })).toBeVisible()
  await expect(question.getByText(`“${title}” has no pictures; 1 testimonial becomes general.`)).toBeVisible()
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectNoAxeFindings(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(button).toBeFocused()

  const restore = await failCall(page, 'admin/trips/delete')
  await button.click()
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to delete trip' })).toBeVisible()
  await restore()

  await test.step('the way to Undo is not lost when the list has been read again', async () => {
    await button.press('Enter')
    const release = await holdCall(page, 'admin/trips/list')
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    const deleted = page.getByRole('status').filter({ hasText: 'Trip deleted successfully' })
    const undo = deleted.getByRole('button', { name: 'Undo' })
    await undo.focus()
    release()
    await expect(page.getByText('No trips found matching your filters.')).toBeVisible()
    await expect(undo).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  })
  await said('DELETE', `/${testimonial.id}`)
})

test('words in any order, typing errors, and filters that can be taken away one by one', async ({ page }) => {
  await page.goto('/admin/trips')
  await expect(page.getByRole('button', { name: 'Clear', exact: true })).toHaveCount(0)
  const search = page.getByRole('searchbox', { name: 'Search by title, region or vendor' })
  const spiti = page.getByRole('link', { name: 'Spiti: Snow Leopard Winter', exact: true })
  for (const words of ['winter spiti', 'himachal leopard', 'SPÍTI']) {
    await search.fill(words)
    await expect(page.getByText('1 trip matches')).toBeVisible()
    await expect(spiti).toBeVisible()
  }
  await search.fill('spti')
  await expect(page.getByText('No exact matches; 1 similar trip')).toBeVisible()
  await expect(spiti).toBeVisible()

  await page.getByRole('combobox', { name: 'Region' }).click()
  await page.getByRole('option', { name: /^Himachal Pradesh \(\d+\)$/ }).click()
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')
  await expect(chips).toHaveText(['“spti”', 'Region: Himachal Pradesh'])
  await page.getByRole('button', { name: 'Remove “spti”' }).click()
  await expect(chips).toHaveText(['Region: Himachal Pradesh'])
  await expect(search).toHaveValue('')
  await search.fill('qqqqqqqq')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(chips).toHaveCount(0)
  await expect(spiti).toBeVisible()
})

test('a list without anything says so, and offers to begin', async ({ page }) => {
  for (const [entity, title, create] of [
    ['trips', 'No trips found matching your filters.', 'Add Trip'],
    ['vendors', 'No vendors found matching your search.', 'Add Vendor'],
  ] as const) {
    await changeResponse(page, `admin/${entity}/list`, () => ({ total: 0, items: [] }))
    await page.goto(`/admin/${entity}`)
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
    if (entity === 'trips') await expectNoAxeFindings(page)
    await page.getByRole('searchbox').fill('qq')
    await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible()
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByRole('region').getByRole('button', { name: create }).click()
    await expect(page.getByRole('dialog', { name: create })).toBeVisible()
  }
})
