import type { Page } from '@playwright/test'
import { expect, signedOut, signIn, test } from '../support/admin-fixtures.ts'
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
  await expect(page.getByRole('banner').getByText('Admin', { exact: true })).toBeVisible()
  await expect(sidebar(page).getByRole('link')).toHaveText([
    ...entries.map(([label]) => label),
    // Other tests send enquiries, which are counted beside it.
    /^Enquiries/,
    'Pictures',
    'Regions',
    'Coming up',
    'Trash',
    'Activity',
    'Settings',
    'Account',
  ])
  for (const [label, path, heading] of entries) {
    await sidebar(page).getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText(label)
  }
  await sidebar(page).getByRole('link', { name: 'Account' }).click()
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Account')
  await expectNoAxeFindings(page)
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
})

test('Ctrl+B does not toggle the sidebar from a field', async ({ page }) => {
  await page.goto('/admin/vendors')
  const search = page.getByRole('searchbox')
  await search.fill('ganga')
  await search.press('Control+b')
  await page.goto('/admin/categories')
  await page.getByLabel('Description').first().press('Control+b')
  await page.goto('/admin/blogs?action=new')
  await page.locator('[contenteditable="true"]').press('Control+b')
  await expectSidebarWidth(page, widths.open)
  await toggle(page).focus()
  await page.keyboard.press('Control+b')
  await expectSidebarWidth(page, widths.folded)
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

test('the sidebar stays in view while the screen scrolls, as tall as the viewport', async ({ page }) => {
  await page.goto('/admin/categories')
  await expect(page.getByLabel('Description')).toHaveCount(4)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200)
  await expect(sidebar(page).getByRole('link', { name: 'Dashboard' })).toBeInViewport()
  await expect(sidebar(page).getByRole('button', { name: 'Logout' })).toBeInViewport()
})

test('the first tab stop is a skip link past the sidebar', async ({ page }) => {
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('link', { name: /^Total Trips/ })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the screen' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

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

test('at 768 px the sidebar is beside the screen', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/admin/dashboard')
  await expectSidebarWidth(page, widths.open)
  await expect(menu(page)).toHaveCount(0)
})

test.describe('Logout', () => {
  test.use({ storageState: signedOut })

  test('ends the session on the server and shows the login page', async ({
    page,
    context,
    request,
    baseURL,
    allow,
  }) => {
    // A panel that was still loading may ask once more before its screen is left.
    allow.statuses.push(401)
    allow.messages.push('dashboard counts could not be fetched')
    await signIn(page)
    const cookies = await context.cookies()
    const session = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const ask = () => request.get(`${baseURL}/api/admin/dashboard`, { headers: { cookie: session } })
    expect((await ask()).status()).toBe(200)
    await sidebar(page).getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/admin/login')
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
    expect((await ask()).status()).toBe(401)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
    await page.goto('/admin/dashboard')
    await expect(page).toHaveURL('/admin/login')
  })

  test('aborts requests in flight', async ({ page }) => {
    const [asked, loggedOut] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/api/rpc/admin/dashboard/counts**', async (route) => {
      asked.resolve()
      await loggedOut.promise
      const response = await route.fetch()
      // The request may have been aborted.
      await route.fulfill({ response }).catch(() => {})
    })
    await signIn(page)
    await asked.promise
    await sidebar(page).getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
    loggedOut.resolve()
    await page.unrouteAll({ behavior: 'wait' })
    // Gives the page time to react; any console message is a failure by then.
    await page.evaluate(() => fetch('/api/categories'))
  })

  test('asks first when there are unsaved changes', async ({ page, allow }) => {
    // What the forms keep may be on its way when the session ends.
    allow.statuses.push(401)
    await signIn(page)
    await page.goto('/admin/categories')
    await expect(page.getByLabel('Title')).toHaveCount(4)
    await page.getByLabel('Title').first().pressSequentially(' and more')
    await page.getByLabel('Description').last().pressSequentially(' More.')
    await sidebar(page).getByRole('button', { name: 'Logout' }).click()
    await page
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Keep editing' })
      .click()
    await expect(page.getByLabel('Title').first()).toHaveValue(/ and more/)
    await expect(page.getByLabel('Description').last()).toHaveValue(/ More\./)
    await sidebar(page).getByRole('button', { name: 'Logout' }).click()
    await page
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Leave', exact: true })
      .click()
    await expect(page).toHaveURL('/admin/login')
  })

  test('reports an unreachable server and stays signed in', async ({ page, context, allow }) => {
    allow.offline = true
    allow.messages.push('dashboard counts could not be fetched')
    await signIn(page)
    await context.setOffline(true)
    await sidebar(page).getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('alert')).toContainText('You are still signed in: the server could not be reached.')
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })
})
