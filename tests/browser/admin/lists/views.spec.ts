import { callerOf } from '../../support/admin-call.ts'
import { expectNoAxeFindings } from '../../support/fixtures.ts'
import { expect, pickUp, test } from '../../support/stored/trips.ts'

test('a view is saved, opens the list, and is renamed and deleted', async ({ page, trips, request, baseURL }) => {
  const { mark } = trips
  const call = callerOf(request, baseURL!, '/saved-views')
  await trips.store({ title: `${mark} Draft` })
  await trips.store({ title: `${mark} Live`, status: 'published' })
  const titles = page.getByRole('link', { name: new RegExp(`^${mark}`) })
  const menu = page.getByRole('button', { name: /^View/ }).and(page.locator('[aria-haspopup]'))

  await test.step('with filters, density and page size', async () => {
    await page.goto(`/admin/trips?search=${mark}&status=draft`)
    await expect(titles).toHaveText([`${mark} Draft`])
    await menu.click()
    await page.getByRole('menuitemradio', { name: 'Compact' }).click()
    await page.getByRole('menuitemradio', { name: '50' }).click()
    await expectNoAxeFindings(page)
    await page.getByRole('menuitem', { name: 'Save this view…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save this view' })
    await dialog.getByRole('button', { name: 'Save view' }).click()
    await expect(dialog.getByText('This field is required')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Name' }).fill(`${mark} drafts`)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: `View: ${mark} drafts` })).toBeVisible()
  })

  await test.step('as what the list opens with', async () => {
    await menu.click()
    await page.getByRole('menuitem', { name: 'Manage views…' }).click()
    const opensWith = page.getByRole('switch', { name: `Open the list with ${mark} drafts` })
    await opensWith.press('Space')
    await expect(page.getByText('The list opens with this view now')).toBeVisible()
    await expect(opensWith).toBeEnabled()
    await expect(opensWith).toBeChecked()
    await expectNoAxeFindings(page)
    await page.goto('/admin/trips')
    await expect(titles).toHaveText([`${mark} Draft`])
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/trips$/)
  })

  await test.step('renamed and deleted', async () => {
    await menu.click()
    await page.getByRole('menuitem', { name: 'Manage views…' }).click()
    await page.getByRole('textbox', { name: `Name of “${mark} drafts”` }).fill(`${mark} waiting`)
    await page.getByRole('button', { name: 'Rename' }).and(page.locator(':enabled')).click()
    await page.getByRole('button', { name: `Delete view ${mark} waiting` }).click()
    await expect(page.getByRole('button', { name: `Delete view ${mark} waiting` })).toHaveCount(0)
  })
  const left = await call<{ id: string; name: string }[]>('GET', '?list=trips')
  for (const { id } of left.filter(({ name }) => name.startsWith(mark))) await call('DELETE', `/${id}`)
})

test('journeys of the home page are put into an order by keyboard and buttons', async ({ page, trips }) => {
  const { mark } = trips
  const featured = { featured: true, status: 'published' } as const
  for (const name of ['A', 'B', 'C']) await trips.store({ title: `${mark} ${name}`, ...featured })
  await page.goto('/admin/trips')
  await page.getByRole('button', { name: 'Home page order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Journeys of the home page' })
  const names = () =>
    dialog
      .getByRole('listitem')
      .filter({ hasText: mark })
      .getByText(new RegExp(`^${mark} [ABC]$`))
  await expect(names()).toHaveText([`${mark} C`, `${mark} B`, `${mark} A`])
  await expectNoAxeFindings(page)
  await dialog.getByRole('button', { name: `Move up: ${mark} B` }).click()
  await expect(names()).toHaveText([`${mark} B`, `${mark} C`, `${mark} A`])
  await pickUp(page, dialog.getByRole('button', { name: `Reorder ${mark} A` }), 'Space')
  await expect(dialog.getByText(new RegExp(`${mark} A picked up`))).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(dialog.getByText(new RegExp(`${mark} A is over place`))).toBeAttached()
  await page.keyboard.press('Space')
  await expect(names()).toHaveText([`${mark} B`, `${mark} A`, `${mark} C`])
  await dialog.getByRole('button', { name: 'Save order' }).click()
  await expect(page.getByText('Order of the home page saved')).toBeVisible()
  await page.getByRole('button', { name: 'Home page order' }).click()
  await expect(names()).toHaveText([`${mark} B`, `${mark} A`, `${mark} C`])
})
