import type { Page } from '@playwright/test'
import { asOfAddress } from '#values/addresses/preview-address.ts'
import { expectNoAxeFindings } from '../support/fixtures.ts'
import { expect, test, titleField } from '../support/stored/trips.ts'

/** The page that is shown; a newer one loads behind it. */
const shownPage = (page: Page) => page.frameLocator('iframe[data-shown]')

/** A page is rendered and loaded for it, which takes long on a busy machine. */
async function expectShown(page: Page, heading: string): Promise<void> {
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toHaveText(heading, { timeout: 40_000 })
}

test.describe.configure({ timeout: 150_000 })

/** Other tests cover the previewed page. */
const expectNoAxe = (page: Page) => expectNoAxeFindings(page, { without: 'iframe' })

test('the preview of a trip beside its form, shared, and over it on a phone', async ({
  page,
  browser,
  baseURL,
  trips,
  allow,
}) => {
  allow.statuses.push(410)
  const title = `${trips.mark} quiet`
  const id = await trips.store({ title, status: 'published', category: 'Wildlife Escapes' })
  await page.goto(`/admin/trips?edit=${id}`)
  const form = page.getByRole('dialog', { name: 'Edit Trip' })
  const button = form.getByRole('button', { name: 'Preview', exact: true })
  const panel = page.getByRole('region', { name: 'Preview' })
  const shown = page.locator('iframe[data-shown]')

  await test.step('the preview of a scrolled form is in view, and the form keeps its place', async () => {
    const description = form.getByLabel('Full Description')
    await description.focus()
    await description.evaluate((field) => field.scrollIntoView({ block: 'start' }))
    await button.click()
    await expect(page).toHaveURL(/preview=form/)
    await expectShown(page, title)
    const close = panel.getByRole('button', { name: 'Close preview' })
    await expect(close).toBeInViewport()
    await expect(shown).toBeInViewport({ ratio: 0.5 })
    await expect(panel.getByRole('radio', { name: 'Desktop' })).toBeChecked()
    await close.click()
    await expect(panel).toHaveCount(0)
    await expect(description).toBeInViewport()
  })

  await test.step('it follows what is typed, and keeps its place', async () => {
    await button.click()
    await expectShown(page, title)
    await shownPage(page).getByRole('contentinfo').scrollIntoViewIfNeeded()
    const place = () => shown.evaluate((frame: HTMLIFrameElement) => frame.contentWindow!.scrollY)
    const before = await place()
    expect(before).toBeGreaterThan(100)
    await titleField(form).fill(`${trips.mark} loud`)
    await expectShown(page, `${trips.mark} loud`)
    await expect.poll(place).toBe(before)
    await expect(titleField(form)).toBeFocused()
    await expectNoAxe(page)
    expect((await (await page.request.get(`/api/trips/${id}`)).json()).title).toBe(title)
  })

  await test.step('browsers fetch nothing ahead from pages that only the admin sees', async () => {
    for (const path of [`/trip/${id}`, asOfAddress('2030-01-01T08:00', `/trip/${id}`)]) {
      const html = await (await page.request.get(path)).text()
      expect(html, path).toContain(title)
      expect(html, path).not.toContain('speculationrules')
    }
  })

  await test.step('a shared link opens without sign-in until it is revoked', async () => {
    await panel.getByRole('button', { name: 'Share preview' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share preview' })
    await dialog.getByLabel('1 day', { exact: true }).check()
    await dialog.getByRole('button', { name: 'Make and copy link' }).click()
    const address = await dialog.getByRole('textbox', { name: 'Link' }).inputValue()
    const onWhatsApp = dialog.getByRole('link', { name: 'Send the link on WhatsApp' })
    await expect(onWhatsApp).toHaveAttribute('href', `https://wa.me/?text=${encodeURIComponent(address)}`)
    await expectNoAxe(page)
    const fresh = await browser.newContext({ baseURL: baseURL!, storageState: { cookies: [], origins: [] } })
    const colleague = await fresh.newPage()
    await colleague.goto(address)
    await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(`${trips.mark} loud`)
    await expect(colleague.getByRole('complementary', { name: 'Preview' })).toContainText(
      'Preview, not live. Valid until',
    )
    await expectNoAxeFindings(colleague, { only: '.preview-bar' })
    await colleague.getByRole('navigation').first().getByRole('link', { name: 'Home' }).click()
    await expect(colleague).toHaveURL(/\/preview\/[\w-]{48}$/)
    await expect(colleague.getByRole('complementary', { name: 'Preview' })).toBeVisible()
    await dialog.getByRole('button', { name: /^Revoke the link/ }).click()
    await expect(dialog.getByText('No link yet.')).toBeVisible()
    await colleague.goto(address)
    await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('This preview has ended')
    await expectNoAxeFindings(colleague)
    await fresh.close()
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('it shows other pages and a phone; its links lead nowhere; Escape closes it alone', async () => {
    await shownPage(page).getByRole('link', { name: 'Wildlife Escapes' }).first().click()
    await panel.getByText('Phone', { exact: true }).click()
    await expectShown(page, `${trips.mark} loud`)
    await expect(shown).toHaveCSS('width', '390px')
    await page.getByLabel('Page', { exact: true }).selectOption('Category page')
    await expect(shownPage(page).getByRole('heading', { name: `${trips.mark} loud` })).toBeVisible()
    await page.getByLabel('Page', { exact: true }).press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(page).not.toHaveURL(/preview=/)
    await expect(form).toBeVisible()
  })

  await test.step('on a phone it covers the form and gives the focus back', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await button.click()
    const preview = page.getByRole('dialog', { name: 'Preview' })
    await expectShown(page, `${trips.mark} loud`)
    await expectNoAxe(page)
    await preview.getByRole('button', { name: 'Close preview' }).click()
    await expect(preview).toHaveCount(0)
    await expect(button).toBeFocused()
  })
})

test('a new trip is previewed before it is saved', async ({ page, trips }) => {
  await page.goto('/admin/trips?action=new')
  const form = page.getByRole('dialog', { name: 'Add Trip' })
  await form.getByRole('button', { name: 'Preview', exact: true }).click()
  await expectShown(page, 'Untitled')
  await expect(page.getByText(/Not complete yet, shown with other values: .*price/)).toBeVisible()
  await titleField(form).fill(trips.mark)
  await expectShown(page, trips.mark)
  await titleField(form).fill('')
})

test('a category has a preview beside its form', async ({ page }) => {
  await page.goto('/admin/categories')
  const card = page.getByRole('region', { name: 'Wildlife Escapes' })
  await card.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toBeVisible()
  await card.getByLabel('Title').fill('Wild and near')
  await expectShown(page, 'Wild and near')
})

test('a new story is previewed beside its form', async ({ page }) => {
  await page.goto('/admin/blogs?new=true&preview=form')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Rain on the road')
  await expectShown(page, 'Rain on the road')
})

test('the site as of a moment keeps it from page to page', async ({ page }) => {
  await page.goto('/admin/as-of?at=2099-11-30T08:00')
  await expect(page.getByRole('heading', { level: 1, name: 'Coming up' })).toBeVisible()
  await expectNoAxe(page)
  const [site] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'See the site', exact: true }).click(),
  ])
  const bar = site.getByRole('complementary', { name: 'Preview' })
  await expect(bar).toContainText('The site as of 30 November 2099, 08:00 IST')
  await site.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click()
  await expect(site).toHaveURL('/preview/at-2099-11-30T0800/terms')
  await site.reload()
  await bar.getByRole('link', { name: 'Back to now' }).click()
  await expect(site).toHaveURL('/terms')
})
