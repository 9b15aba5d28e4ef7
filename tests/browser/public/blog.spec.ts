import type { Page } from '@playwright/test'
import { changeResponse, openHydrated } from '../support/calls.ts'
import { expectLeadsOn, publishedBlogs } from '../support/demo.ts'
import { expect, expectNoAxeFindings, isPhone, onPhonesToo, test } from '../support/fixtures.ts'

test.use({ keepsPage: false })

const story = publishedBlogs.find(({ slug }) => slug === 'the-tiger-hour')!
const path = `/blog/${story.slug}`
const article = (page: Page) => page.getByRole('article')

test('a story', onPhonesToo, async ({ page }) => {
  await openHydrated(page, path)
  await test.step('a story shows tags, title, author, date, reading time, picture and body', async () => {
    await expect(page).toHaveTitle('The Tiger Hour · Hatheli')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(story.title)
    const tags = article(page).getByRole('list', { name: 'Tags' }).getByRole('link')
    await expect(tags).toHaveText(story.tags!)
    await expect(tags.last()).toHaveAttribute('href', '/blogs?tag=Slow+Travel')
    await expect(article(page).getByText('By Admin', { exact: true })).toBeVisible()
    await expect(article(page).getByText('28 October 2026', { exact: true })).toBeVisible()
    await expect(article(page).getByText(/^[45] min read$/)).toBeVisible()
    await expect(article(page).getByRole('img').first()).toHaveAccessibleName(
      /^Two safari jeeps wait at the Khatia gate/,
    )
  })
  await test.step('the body is rendered with its markup: headings, quotation, list, emphasis, links, images in suitable sizes', async () => {
    const headings = [...story.body.matchAll(/<h2>(.+?)<\/h2>/g)].map(([, text]) => text!)
    await expect(article(page).getByRole('heading', { level: 2 })).toHaveText(headings)
    await expect(article(page).getByRole('blockquote')).toContainText('You do not find a tiger.')
    await expect(article(page).getByRole('emphasis').first()).toHaveText('Shorea robusta')
    const link = article(page).getByRole('link', { name: 'National Tiger Conservation Authority' })
    await expect(link).toHaveAttribute('href', 'https://ntca.gov.in')
    const picture = article(page).getByRole('img', { name: /^A sandy track through tall sal forest/ })
    const best = picture.locator('xpath=..').locator('source').first()
    await expect(best).toHaveAttribute('type', 'image/avif')
    await expect(best).toHaveAttribute('srcset', /320w,.* 960w/)
    await expect(picture).toHaveAttribute('loading', 'lazy')
  })
  await test.step('reading order and visual order match, within the viewport', async () => {
    const paragraph = article(page).getByText(/^Learn four voices and the drive changes/)
    const { width = 0 } = (await paragraph.boundingBox()) ?? {}
    const { width: screen } = page.viewportSize()!
    // Long lines are hard to read; on a phone the text uses the available width.
    if (isPhone(page)) expect(width).toBeGreaterThan(screen * 0.8)
    else expect(width).toBeLessThan(720)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(screen)
  })
  await test.step('it has no serious accessibility problem', async () => {
    await expectNoAxeFindings(page)
  })
})

test('the links of a story', async ({ page }) => {
  await openHydrated(page, path)
  await test.step('the end of a story links to more stories and home', async () => {
    const end = page.getByRole('region', { name: 'You might also like' })
    await expect(end.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    await end.getByRole('link', { name: 'More stories' }).click()
    await expect(page).toHaveURL('/blogs')
  })
  await page.goBack()
  await test.step('a tag links to the stories with it', async () => {
    await article(page).getByRole('link', { name: 'Slow Travel' }).click()
    await expect(page).toHaveURL('/blogs?tag=Slow+Travel')
    await expect(page.getByText(/^\d stories on Slow Travel$/)).toBeVisible()
  })
})

test('Share opens the share sheet of the device', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(globalThis, { shared })
    Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) })
  })
  await openHydrated(page, `${path}?from=letter#top`)
  await page.getByRole('button', { name: 'Share' }).first().click()
  const shared = await page.evaluate(() => (globalThis as unknown as { shared: unknown[] }).shared)
  expect(shared).toEqual([{ title: story.title, url: new URL(path, page.url()).href }])
})

test('Share copies the link on a device without a share sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await openHydrated(page, path)
  await page.getByRole('button', { name: 'Share' }).first().click()
  await expect(page.getByRole('status').getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(path, page.url()).href)
})

test('Save stores the story in this browser, shows it, and removes it', async ({ page }) => {
  await openHydrated(page, path)
  const save = page.getByRole('button', { name: `Save ${story.title}` }).first()
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  await save.focus()
  await page.keyboard.press('Enter')
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'See all' }).first().click()
  const shelf = page.getByRole('region', { name: 'Stories' })
  await expect(shelf.getByRole('link', { name: story.title })).toHaveAttribute('href', path)
  await shelf.getByRole('button', { name: `Remove ${story.title}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing is saved yet')
})

test('an unknown story is not found', async ({ page, request, allow }) => {
  allow.statuses.push(404)
  for (const slug of ['nothing-here', 'The-Tiger-Hour', '%F0%9F%90%85']) {
    expect((await request.get(`/blog/${slug}`)).status(), slug).toBe(404)
  }
  await page.goto('/blog/nothing-here')
  await expect(page).toHaveTitle(/^Blog Not Found/)
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Not Found' })).toBeVisible()
  const text = "The blog post you're looking for doesn't exist or has been removed."
  await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expectLeadsOn(page)
  await expectNoAxeFindings(page)
  await page.getByRole('main').getByRole('link', { name: 'Back to Blogs' }).click()
  await expect(page).toHaveURL('/blogs')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the story can be read, and saved into a list', async ({ page }) => {
    await page.goto(path)
    await expect(article(page).getByText(/^Learn four voices and the drive changes/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)
    await page.getByRole('link', { name: 'More stories' }).click()
    await expect(page).toHaveURL('/blogs')
    await page.goBack()
    await page
      .getByRole('button', { name: `Save ${story.title}` })
      .first()
      .click()
    await expect(page).toHaveURL(`/saved?stories=${path.split('/').at(-1)}`)
  })
})

test('a story of a few words, without tags and picture, has a reading time of one minute', async ({ page }) => {
  await openHydrated(page, '/blogs')
  await changeResponse<object>(page, 'blogs/get', (blog) => ({
    ...blog,
    tags: null,
    featured_picture: null,
    reading_minutes: 1,
    body: '<h1>Rain</h1><p>And tea.</p>',
  }))
  await page.getByRole('link', { name: story.title }).click()
  await expect(article(page).getByText('And tea.', { exact: true })).toBeVisible()
  await expect(article(page).getByText('1 min read', { exact: true })).toBeVisible()
  await expect(article(page).getByRole('list', { name: 'Tags' })).toHaveCount(0)
  // The page's title is its only `h1`: headings of the body are exposed one level lower.
  await expect(page.getByRole('heading', { name: 'Rain' })).toHaveAttribute('aria-level', '2')
})
