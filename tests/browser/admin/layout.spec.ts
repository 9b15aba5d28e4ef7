import type { Page } from '@playwright/test'
import { expect, test } from '../support/admin-fixtures.ts'
import { expectNoAxeFindings, waitForAnimations, waitForPaint } from '../support/fixtures.ts'

const entries = [
  ['Dashboard', '/admin/dashboard', 'Dashboard'],
  ['Hero Images', '/admin/hero-images', 'Hero Image Management'],
  ['Categories', '/admin/categories', 'Categories Management'],
  ['Trips', '/admin/trips', 'Trips'],
  ['Vendors', '/admin/vendors', 'Vendors'],
  ['Blogs', '/admin/blogs', 'Blogs Management'],
  ['Testimonials', '/admin/testimonials', 'Testimonials Management'],
] as const

/** Widths of specification 9 in pixels: 16rem, 3rem, 18rem. */
const widths = { open: 256, folded: 48, drawer: 288 }

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Back office' })
const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle sidebar' })
const menu = (page: Page) => page.getByRole('button', { name: 'Toggle menu' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Admin' })

/** Measured as the left edge of the screen beside the sidebar. */
async function sidebarWidth(page: Page): Promise<number | undefined> {
  return (await page.getByRole('main').boundingBox())?.x
}

async function expectSidebarWidth(page: Page, width: number): Promise<void> {
  await expect.poll(() => sidebarWidth(page)).toBe(width)
}

test('the entries are in order, and the current one is marked', async ({ page }) => {
  await page.goto('/admin/dashboard')

  await test.step('the first tab stop is a skip link past the sidebar', async () => {
    await expect(page.getByRole('link', { name: /^Total Trips/ })).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to the screen' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  })

  await expect(page.getByRole('banner').getByText('Admin', { exact: true })).toBeVisible()
  await expect(sidebar(page).getByRole('link')).toHaveText([
    ...entries.map(([label]) => label),
    // Other tests send enquiries, which are counted beside it.
    /^Enquiries/,
    'Proposals',
    'Pictures',
    'Regions',
    'Settings',
    'Account',
  ])
  for (const [label, path, heading] of entries) {
    await sidebar(page).getByRole('link', { name: label, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page).toHaveURL(path)
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText(label)
  }
  await sidebar(page).getByRole('link', { name: 'Account' }).click()
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Account')
  await expectNoAxeFindings(page)

  await test.step('“More” unfolds three screens, stays unfolded, and is open on each of them', async () => {
    const more = sidebar(page).getByRole('button', { name: 'More' })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await more.press('Enter')
    const names = ['Coming up', 'Trash', 'Activity']
    for (const name of names) await expect(sidebar(page).getByRole('link', { name, exact: true })).toBeVisible()
    await expectNoAxeFindings(page)
    await page.reload()
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await more.click()
    await expect(sidebar(page).getByRole('link', { name: 'Trash' })).toHaveCount(0)
    await page.goto('/admin/trash')
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Trash')
  })

  await test.step('at 768 px the sidebar is beside the screen', async () => {
    await page.setViewportSize({ width: 768, height: 900 })
    await expectSidebarWidth(page, widths.open)
    await expect(menu(page)).toHaveCount(0)
  })
})

test('the sidebar collapses to its icons and expands again, by button and by Ctrl+B', async ({ page }) => {
  await page.goto('/admin/vendors')
  await expectSidebarWidth(page, widths.open)
  await toggle(page).click()
  await expectSidebarWidth(page, widths.folded)
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  const trips = sidebar(page).getByRole('link', { name: 'Trips' })
  const { width, height } = (await trips.boundingBox())!
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  await trips.hover()
  await expect(page.getByRole('tooltip', { name: 'Trips' })).toBeVisible()
  await expectNoAxeFindings(page)
  await page.keyboard.press('Control+b')
  await expectSidebarWidth(page, widths.open)
  await page.keyboard.press('Control+b')
  await expectSidebarWidth(page, widths.folded)
  await page.keyboard.press('Meta+b')
  await expectSidebarWidth(page, widths.open)

  await test.step('Ctrl+B does not toggle it from a field, and it stays in view while the screen scrolls', async () => {
    const search = page.getByRole('searchbox')
    await search.fill('ganga')
    await search.press('Control+b')
    await sidebar(page).getByRole('link', { name: 'Categories' }).click()
    await page.getByLabel('Description').first().press('Control+b')
    await expect(page.getByLabel('Description')).toHaveCount(4)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200)
    await expect(sidebar(page).getByRole('link', { name: 'Dashboard' })).toBeInViewport()
    await expect(sidebar(page).getByRole('button', { name: 'Logout' })).toBeInViewport()
    await page.goto('/admin/blogs?action=new')
    await page.locator('[contenteditable="true"]').press('Control+b')
    await expectSidebarWidth(page, widths.open)
    await toggle(page).focus()
    await page.keyboard.press('Control+b')
    await expectSidebarWidth(page, widths.folded)
  })
})

test.describe('from the first frame', () => {
  test.use({ keepsPage: false, contextOptions: {} })

  test('the collapsed state is remembered for seven days and restored without a layout shift', async ({
    page,
    context,
  }) => {
    await page.goto('/admin/dashboard')
    await toggle(page).click()
    await expectSidebarWidth(page, widths.folded)
    const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state')!
    expect(cookie.value).toBe('false')
    expect(cookie.expires - Date.now() / 1000).toBeGreaterThan(7 * 24 * 3600 - 60)
    expect(cookie.expires - Date.now() / 1000).toBeLessThanOrEqual(7 * 24 * 3600)
    await page.addInitScript(recordScreenEdge)
    await page.goto('/admin/trips')
    await expect(page.getByRole('heading', { level: 1, name: 'Trips' })).toBeVisible()
    await waitForPaint(page)
    await waitForAnimations(page)
    expect(await page.evaluate(() => [...new Set((globalThis as unknown as { places: number[] }).places)])).toEqual([
      widths.folded,
    ])
    await toggle(page).click()
    await expectSidebarWidth(page, widths.open)
    expect((await context.cookies()).find(({ name }) => name === 'sidebar_state')!.value).toBe('true')
  })
})

/** Runs in the page: records the left edge of the screen in every frame that has the sidebar, not of the spinner before it. */
function recordScreenEdge() {
  const places: number[] = []
  Object.assign(globalThis, { places })
  const note = () => {
    const main = document.querySelector('[aria-label="Back office"]') && document.querySelector('main')
    if (main) places.push(main.getBoundingClientRect().x)
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}

test.describe('below 768 px', () => {
  test.use({ viewport: { width: 767, height: 900 } })

  test('the sidebar is a drawer that closes on selection, on Escape and on a click outside', async ({ page }) => {
    await page.goto('/admin/dashboard')
    await expect(sidebar(page)).toHaveCount(0)
    await expect(toggle(page)).toHaveCount(0)
    await menu(page).click()
    await expect.poll(async () => (await drawer(page).boundingBox())?.width).toBe(widths.drawer)
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true')
    await expectNoAxeFindings(page)
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toHaveCount(0)
    await expect(menu(page)).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(drawer(page)).toBeVisible()
    await page.mouse.click(600, 450)
    await expect(drawer(page)).toHaveCount(0)

    await page.keyboard.press('Control+b')
    await drawer(page).getByRole('button', { name: 'More' }).click()
    await expect(drawer(page).getByRole('link', { name: 'Activity' })).toBeVisible()
    await expectNoAxeFindings(page)
    await drawer(page).getByRole('link', { name: 'Vendors' }).click()
    await expect(page).toHaveURL('/admin/vendors')
    await expect(drawer(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Vendors' })).toBeVisible()
  })

  test('a sidebar collapsed on a wide screen is expanded in the drawer', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'sidebar_state', value: 'false', url: `${baseURL}/admin` }])
    await page.goto('/admin/dashboard')
    expect(await sidebarWidth(page)).toBe(0)
    await menu(page).click()
    await expect(drawer(page).getByText('Testimonials')).toBeVisible()
    for (const link of await drawer(page).getByRole('link').all()) {
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    }
  })
})
