import type { Page } from '@playwright/test'
import { expectNoAxeFindings } from '../../support/fixtures.ts'
import { ownSession, showMore } from '../../support/admin-fixtures.ts'
import { editorOf } from '../../support/stored/blogs.ts'
import { expect, test, titleField } from '../../support/stored/trips.ts'

const offer = (page: Page) => page.getByRole('status').filter({ hasText: /^Restore what you had typed at \d\d:\d\d\?/ })

/** Waits until this browser has kept a draft with the text. */
async function expectKept(page: Page, text: string): Promise<void> {
  await expect.poll(() => keptDrafts(page)).toContain(text)
}

/** @returns all drafts of the browser as JSON. */
function keptDrafts(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('hatheli-admin', 1)
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('form-drafts').objectStore('form-drafts').getAll()
          all.addEventListener('success', () => {
            opening.result.close()
            resolve(JSON.stringify(all.result))
          })
        })
      }),
  )
}

test('what was typed survives a crash, is offered again, and is saved with the version it began from', async ({
  page,
  context,
  allow,
  trips,
}) => {
  allow.statuses.push(409)
  const title = `${trips.mark} Crashed`
  const id = await trips.store({ title, highlights: ['One', 'Two'] })
  const address = `/admin/trips?edit=${id}`
  await page.goto(address)
  const form = page.getByRole('dialog', { name: 'Edit Trip' })
  await expect(titleField(form)).toHaveValue(title)
  await form.getByLabel('Highlight 2', { exact: true }).fill('Two, at dusk')
  await expectKept(page, 'Two, at dusk')
  await expect(form.getByText(/^Unsaved changes, stored \d\d:\d\d$/)).toBeVisible()
  await page.close({ runBeforeUnload: false })
  await trips.change(id, { short_description: 'Changed meanwhile.' })

  const again = await context.newPage()
  await again.goto(address)
  const there = again.getByRole('dialog', { name: 'Edit Trip' })
  await expect(offer(again)).toBeVisible()
  await expectNoAxeFindings(again)
  await expect(there.getByLabel('Highlight 2', { exact: true })).toHaveValue('Two')
  await offer(again).getByRole('button', { name: 'Restore' }).click()
  // The browser and the server have stored the same; one answer is enough.
  await expect(offer(again)).toHaveCount(0)
  await expect(there.getByLabel('Highlight 2', { exact: true })).toHaveValue('Two, at dusk')
  await expect(there.getByText('Unsaved changes')).toBeVisible()
  await there.getByLabel('Highlight 2', { exact: true }).press('Enter')
  await again.keyboard.type('Three')
  await there.getByRole('button', { name: 'Update Trip' }).click()
  await expect(again.getByText('Trip updated successfully')).toBeVisible()
  await expect(again.getByRole('alertdialog')).toHaveCount(0)
  const { highlights, short_description } = await trips.read(title)
  expect({ highlights, short_description }).toEqual({
    highlights: ['One', 'Two, at dusk', 'Three'],
    short_description: 'Changed meanwhile.',
  })
  await expect.poll(() => keptDrafts(again)).toBe('[]')
})

test('a new testimonial is offered after a reload, and can be discarded', async ({ page }) => {
  const name = page.getByLabel('Customer Name')
  await page.goto('/admin/testimonials?action=new')
  await name.fill('Half a name')
  await expectKept(page, 'Half a name')
  page.once('dialog', (leaving) => void leaving.accept())
  await page.reload()
  await offer(page).getByRole('button', { name: 'Restore' }).click()
  await expect(name).toHaveValue('Half a name')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => keptDrafts(page)).toBe('[]')
})

test('a setting, a hero image and a category are offered after a reload', async ({ page }) => {
  for (const [address, region, label] of [
    ['/admin/settings?section=company', 'Company', 'Tagline'],
    ['/admin/hero-images', 'Add New Hero Image', 'Image Title'],
    ['/admin/categories', 'Wildlife Escapes', 'Title'],
  ] as const) {
    await page.goto(address)
    const field = page.getByRole('region', { name: region }).getByLabel(label).first()
    const before = await field.inputValue()
    await field.fill(`Half of ${address}`)
    await expectKept(page, `Half of ${address}`)
    page.once('dialog', (leaving) => void leaving.accept())
    await page.reload()
    await expect(field).toHaveValue(before)
    await offer(page).getByRole('button', { name: 'Restore' }).click()
    await expect(field).toHaveValue(`Half of ${address}`)
    await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(page).toHaveURL('/admin/account')
    await expect.poll(() => keptDrafts(page)).toBe('[]')
  }
})

test('a new story that was never saved is among the recent drafts, and is restored in the editor too', async ({
  page,
  context,
}) => {
  await page.goto('/admin/blogs?new=true')
  await page.getByLabel('Title').fill('Half a story')
  await editorOf(page).click()
  await page.keyboard.type('Once upon a crash.')
  await expectKept(page, 'upon a crash')
  await page.close({ runBeforeUnload: false })
  const again = await context.newPage()
  await again.goto('/admin/dashboard')
  await showMore(again)
  const panel = again.getByRole('region', { name: 'Continue where I left off' })
  await expect(panel.getByText('Not saved yet').first()).toBeVisible()
  await expectNoAxeFindings(again)
  await panel.getByRole('link', { name: 'Half a story' }).click()
  await offer(again).getByRole('button', { name: 'Restore' }).click()
  await expect(again.getByLabel('Title')).toHaveValue('Half a story')
  await expect(editorOf(again)).toHaveText('Once upon a crash.')
})

test('a new vendor is offered after a reload, and signing out removes what was kept', async ({ browser, baseURL }) => {
  const { page } = await ownSession(browser, baseURL!)
  const name = page.getByLabel('Vendor Name')
  page.on('dialog', (leaving) => void leaving.accept())
  await page.goto('/admin/vendors?action=new')
  await name.fill('Nobody else reads this')
  await expectKept(page, 'Nobody else reads this')
  await page.reload()
  await offer(page).getByRole('button', { name: 'Restore' }).click()
  await expect(name).toHaveValue('Nobody else reads this')
  await page.goto('/admin/dashboard')
  expect(await keptDrafts(page)).toContain('Nobody else reads this')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/admin/login')
  expect(await keptDrafts(page)).toBe('[]')
  await page.context().close()
})
