import type { Locator, Page } from '@playwright/test'
import type { Picture } from '#contract/pictures.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { callerOf } from '../support/admin-call.ts'
import { signIn } from '../support/admin-fixtures.ts'
import { expect, expectNoAxeFindings } from '../support/fixtures.ts'
import { test } from '../support/own-server.ts'

const name = 'Nilgiri Vera Journeys'

/** One line of text, whole within the bar that holds it, which does not scroll sideways. */
async function expectOneLine(text: Locator, bar: Locator): Promise<void> {
  const outer = (await bar.boundingBox())!
  const inner = (await text.boundingBox())!
  const [size, lines] = await text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return [
      Number.parseFloat(getComputedStyle(element).fontSize),
      new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
    ]
  })
  expect(lines).toBe(1)
  expect(inner.height).toBeGreaterThanOrEqual(size * 1.2)
  expect(inner.y).toBeGreaterThanOrEqual(outer.y)
  expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height)
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width)
  expect(await text.page().evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    text.page().viewportSize()!.width,
  )
}

/** The palm is the only drawing with this box. */
const palms = (where: Page | Locator) => where.locator('svg[viewBox="-1.5 0 48 48"]:visible')

test('a long name and a wide logo fit, and replace the palm', async ({ page, baseURL }) => {
  await signIn(page)
  const upload = async (width: number, height: number) => {
    const file = { name: 'a.png', mimeType: 'image/png', buffer: await aPictureFile({ format: 'png', width, height }) }
    const multipart = { bucket: 'site-images', file }
    const response = await page.request.post('/api/admin/pictures', { multipart, headers: { origin: baseURL! } })
    return ((await response.json()) as Picture).url
  }
  const [logo, favicon] = [await upload(600, 200), await upload(512, 512)]
  const call = callerOf(page.request, baseURL!)
  const company = (settings_data: object) => call('PATCH', '/settings', { section: 'company', settings_data })
  const blog_data = { title: 'Rain', slug: 'rain', body: '<p>Rain.</p>', status: 'published' }
  await company({ brand_name: name, logo })
  await call('POST', '/blogs', { blog_data })

  for (const width of [360, 390, 1024]) {
    await test.step(`header and footer at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/blog/rain')
      const header = page.locator('header.site-header')
      const footer = page.locator('footer')
      await expect(header.locator('img')).toBeVisible()
      await expectOneLine(header.getByText(name), header)
      await expectOneLine(footer.getByText(name, { exact: true }), footer)
      await page.goto('/admin/settings?section=company')
      const banner = page.getByRole('banner')
      await expect(banner.locator('img')).toBeVisible()
      await expectOneLine(banner.getByText(name), banner)
    })
  }
  await test.step('the sample shows header, phone and footer', async () => {
    const sample = page.getByRole('group', { name: 'What readers see' })
    await expect(sample.getByText(name, { exact: true })).toHaveCount(4)
    await expectNoAxeFindings(page)
    await expect(palms(page.getByRole('banner'))).toHaveCount(0)
  })
  await test.step('a logo that contains the name is shown without it, and another one on dark ground', async () => {
    const dark = await upload(600, 200)
    await company({ logo_has_name: true, logo_dark: dark })
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/blog/rain')
      const link = page.locator('header.site-header').getByRole('link', { name })
      await expect(link.locator(`img[src*="${logo}"]`)).toBeVisible()
      await expect(link.getByText(name)).toHaveCSS('width', '1px')
      await expect(page.locator('footer').getByRole('link', { name }).locator(`img[src*="${dark}"]`)).toBeVisible()
      await expectNoAxeFindings(page)
      await page.goto('/admin/settings?section=company')
      await expect(page.getByRole('banner').locator(`img[src*="${logo}"]`)).toBeVisible()
      await expect(page.getByRole('banner').getByText(name)).toHaveCSS('width', '1px')
      const sample = page.getByRole('group', { name: 'What readers see' })
      await expect(sample.locator(`img[src*="${logo}"]`)).toHaveCount(3)
      await expect(sample.locator(`img[src*="${dark}"]`)).toHaveCount(1)
      await expectNoAxeFindings(page)
    }
    await page.setViewportSize({ width: 1024, height: 844 })
    await company({ logo_has_name: false, logo_dark: null })
  })
  await test.step('the chosen colours are those of site and back office', async () => {
    await page.goto('/admin/settings?section=company')
    await page.getByRole('radio', { name: 'Lake' }).check()
    await page.getByRole('button', { name: 'Save settings' }).click()
    const root = page.locator('html')
    // Its hover has another shade.
    await page.mouse.move(0, 0)
    await expect(root).toHaveAttribute('data-accent', 'lake')
    await expect(page.getByRole('button', { name: 'Save settings' })).toHaveCSS('background-color', 'rgb(13, 67, 83)')
    await expectNoAxeFindings(page)
    for (const address of ['/admin/dashboard', '/enquire', '/']) {
      await page.goto(address)
      await expect(root).toHaveAttribute('data-accent', 'lake')
      await expectNoAxeFindings(page)
    }
    await expect(page.getByText('Curated, not catalogued')).toHaveCSS('color', 'rgb(163, 64, 28)')
    await company({ accent: 'indigo' })
  })
  await test.step('headline, introduction and buttons of the home page are the owner’s', async () => {
    await page.goto('/admin/settings?section=home')
    await page.getByLabel('Headline', { exact: true }).fill('THE NILGIRIS ON FOOT')
    await page.getByLabel('Button below the introduction').fill('Write to Us')
    await expect(page.getByRole('group', { name: 'What readers see' })).toContainText('THE NILGIRIS ON FOOT')
    await expectNoAxeFindings(page)
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('Settings saved; the site shows them now')).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: 'THE NILGIRIS ON FOOT' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Write to Us' })).toHaveAttribute('href', '/contact')
  })
  await test.step('a logo alone leaves stories and cards without a sign, an icon takes its place', async () => {
    await page.goto('/blog/rain')
    await expect(palms(page)).toHaveCount(0)
    await company({ favicon })
    await page.goto('/blog/rain')
    await expect(page.locator(`.story-text img[src*="${favicon}"]`)).toBeVisible()
    await page.goto('/')
    const cards = page.getByRole('region', { name: 'Explore by Experience' }).getByRole('link')
    await expect(cards.first().locator('img')).toHaveAttribute('src', new RegExp(favicon))
    await expect(palms(page)).toHaveCount(0)
    await page.context().clearCookies()
    await page.goto('/admin/login')
    await expect(page.getByRole('main').locator(`img[src*="${favicon}"]`)).toBeVisible()
    await expect(palms(page)).toHaveCount(0)
    await expectNoAxeFindings(page)
  })
})
