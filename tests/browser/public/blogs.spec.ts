import type { Page } from '@playwright/test'
import { changeResponse, failCall, openHydrated } from '../support/calls.ts'
import { publishedBlogs } from '../support/demo.ts'
import { expect, expectNoAxeFindings, onPhonesToo, test } from '../support/fixtures.ts'

const [newest, ...others] = publishedBlogs
const featured = (page: Page) => page.getByRole('region', { name: 'Featured story' })
const latest = (page: Page) => page.getByRole('region', { name: 'Latest Stories' }).getByRole('article')
const topics = (page: Page) => page.getByRole('navigation', { name: 'Popular Topics' })

const day = (iso: string) =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(new Date(iso))

/** Reading time, computed independently of the program. */
const minutes = (body: string) =>
  Math.ceil(
    body
      .replace(/<[^>]+>/g, ' ')
      .trim()
      .split(/\s+/).length / 200,
  )

test('the list of stories', onPhonesToo, async ({ page }) => {
  await openHydrated(page, '/blogs')
  await test.step('the newest story is featured, with three tags, 150 characters, author, date and reading time', async () => {
    await expect(page).toHaveTitle('Travel Stories & Insights · Hatheli')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travel Stories & Insights')
    const story = featured(page)
    await expect(story.getByRole('link', { name: newest!.title })).toHaveAttribute('href', `/blog/${newest!.slug}`)
    await expect(story.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(newest!.tags!.slice(0, 3))
    await expect(story.getByText('By Admin', { exact: true })).toBeVisible()
    await expect(story.getByText(day(newest!.published_on!), { exact: true })).toBeVisible()
    await expect(story.getByText(`${minutes(newest!.body)} min read`)).toBeVisible()
    const excerpt = (await story.getByText(/…$/).textContent()) ?? ''
    expect(excerpt).toMatch(/^At ten to six on a December morning/)
    expect(excerpt.length).toBeLessThanOrEqual(151)
  })
  await test.step('the other stories follow, newest first, with two tags each and no markup in their excerpts', async () => {
    await expect(latest(page).getByRole('heading', { level: 3 })).toHaveText(others.map(({ title }) => title))
    for (const [index, { slug, tags, body, published_on, title }] of others.entries()) {
      const card = latest(page).nth(index)
      await expect(card.getByRole('link', { name: title })).toHaveAttribute('href', `/blog/${slug}`)
      await expect(card.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(tags!.slice(0, 2))
      await expect(card).toContainText(`${day(published_on!)} By Admin ${minutes(body)} min read`)
      const excerpt = (await card.getByText(/…$/).textContent()) ?? ''
      expect(excerpt).not.toMatch(/[<>]/)
      expect(excerpt.length).toBeLessThanOrEqual(151)
    }
  })
  await test.step('it has no serious accessibility problem', async () => {
    await expectNoAxeFindings(page)
  })
})

test('all distinct tags are topics, most used first, and each filters the list', async ({ page }) => {
  await openHydrated(page, '/blogs')
  const tags = new Set(publishedBlogs.flatMap((blog) => blog.tags ?? []))
  await expect(topics(page).getByRole('link')).toHaveCount(tags.size + 1)
  await expect(topics(page).getByRole('link').first()).toHaveText('All stories')
  const count = publishedBlogs.filter((blog) => blog.tags?.includes('Craft')).length
  await topics(page)
    .getByRole('link', { name: /^Craft/ })
    .click()
  await expect(page).toHaveURL('/blogs?tag=Craft')
  await expect(page.getByText(`${count} stories on Craft`)).toBeVisible()
  await expect(page).toHaveTitle('Craft · Travel Stories & Insights · Hatheli')
  await expect(topics(page).locator('[aria-current]')).toHaveText(/^Craft/)
  await expect(page.getByRole('article')).toHaveCount(count)
  await page.reload()
  await expect(page.getByText(`${count} stories on Craft`)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'All stories' }).first().click()
  await expect(page.getByRole('article')).toHaveCount(publishedBlogs.length)
})

test('a tag without stories shows an empty list with a link back', async ({ page }) => {
  const answer = await page.goto('/blogs?tag=Submarines')
  expect(answer!.status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'No blogs found' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectNoAxeFindings(page)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'All stories' }).first().click()
  await expect(page.getByRole('article')).toHaveCount(publishedBlogs.length)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('stories are listed, filtered and opened', async ({ page }) => {
    await page.goto('/blogs')
    await topics(page)
      .getByRole('link', { name: /^Photography/ })
      .click()
    await expect(page.getByText('stories on Photography')).toBeVisible()
    await page.getByRole('link', { name: newest!.title }).click()
    await expect(page.getByRole('heading', { level: 1, name: newest!.title })).toBeVisible()
  })
})

test.describe('reached from another page', () => {
  const go = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click()

  test('an empty list says so', async ({ page }) => {
    await openHydrated(page, '/about')
    await changeResponse(page, 'blogs/cards', () => ({ total: 0, items: [] }))
    await changeResponse(page, 'blogs/tags', () => [])
    await go(page)
    await expect(page.getByText('No blogs found', { exact: true })).toBeVisible()
    await expect(topics(page)).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  })

  test('when stories fail to load, the list is empty and the failure is logged', async ({ page, allow }) => {
    allow.statuses.push(500)
    allow.messages.push('stories could not be fetched')
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('stories could not be fetched'))
    await openHydrated(page, '/about')
    await failCall(page, 'blogs/cards')
    await go(page)
    await expect(page.getByText('No blogs found', { exact: true })).toBeVisible()
    await logged
  })

  test('a story without picture and tags has a card too, and a short text is not truncated', async ({ page }) => {
    await openHydrated(page, '/about')
    await changeResponse<{ items: object[] }>(page, 'blogs/cards', ({ items: [first] }) => ({
      total: 2,
      items: [first, { ...first, id: 'x', slug: 'short', tags: null, featured_picture: null, start: 'Rain & tea.' }],
    }))
    await go(page)
    await expect(latest(page).getByText('Rain & tea.', { exact: true })).toBeVisible()
    await expect(latest(page).getByRole('img')).toHaveCount(0)
    await expect(latest(page).getByRole('list', { name: 'Tags' })).toHaveCount(0)
  })

  test('more stories than fit on one page are paginated, and each page has a URL', async ({ page }) => {
    await openHydrated(page, '/about')
    await changeResponse<{ items: object[] }>(page, 'blogs/cards', ({ items }) => ({ total: 60, items }))
    await go(page)
    const pages = page.getByRole('navigation', { name: 'Pages of stories' })
    await expect(pages.getByText('Page 1 of 3', { exact: true })).toBeVisible()
    await expect(pages.getByRole('link')).toHaveText(['Older stories'])
    await changeResponse<{ items: object[] }>(page, 'blogs/cards', () => ({
      total: 60,
      items: [{ id: 'x', slug: 'x', title: 'On the second page', tags: null, start: 'It', reading_minutes: 1 }].map(
        (story) => ({ ...story, featured_picture: null, created_at: '2026-01-01T00:00:00Z', published_at: null }),
      ),
    }))
    await pages.getByRole('link', { name: 'Older stories' }).click()
    await expect(page).toHaveURL('/blogs?page=2')
    await expect(pages.getByText('Page 2 of 3', { exact: true })).toBeVisible()
    await expect(featured(page)).toHaveCount(0)
    await expect(latest(page).getByRole('heading')).toHaveText(['On the second page'])
    await expect(pages.getByRole('link')).toHaveText(['Newer stories', 'Older stories'])
    await expect(pages.getByRole('link', { name: 'Newer stories' })).toHaveAttribute('href', '/blogs')
  })
})
