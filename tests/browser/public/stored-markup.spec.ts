import type { Page } from '@playwright/test'
import { openHydrated } from '../support/calls.ts'
import { expect } from '../support/fixtures.ts'
import { test } from '../support/own-tables.ts'

test.use({ keepsPage: false })

/** Records its argument; called by any script that runs on the page. */
const ran = 'document.documentElement.dataset.ran = (document.documentElement.dataset.ran ?? "") +'

/** A malicious body, as written directly into the table, with every known way of running a script. */
const body = `<p>The river keeps its name.</p>
<script>${ran} 'script '</script>
<script nonce="guessed">${ran} 'nonce '</script>
<script type="module">${ran} 'module '</script>
<script src="data:text/javascript,${ran} 'data '"></script>
<img src="/missing.jpg" alt="" onerror="${ran} 'handler '">
<svg onload="${ran} 'svg '"></svg>
<iframe srcdoc="<script>parent.${ran} 'frame '</script>"></iframe>
<a href="javascript:${ran} 'link '">A link of theirs</a>
<style>h1 { color: rgb(1, 2, 3) }</style>
<base href="https://elsewhere.example/">
<script type="application/json" id="dehydrated-data">{"forged":true}</script>
<p>And its end is read too.</p>`

const title = `Their markup </script><!--<script>${ran} 'title '</script>`

/** Messages of the browser about what it blocked. */
const refusals = [
  'Executing inline',
  'Loading the',
  'Applying inline',
  'Framing',
  "Setting the document's base",
  'Running the JavaScript',
]

test.beforeEach(({ allow }) => {
  allow.statuses.push(404)
  allow.messages.push(...refusals)
})

test.beforeAll(async ({ sql }) => {
  await sql(
    `insert into blogs (slug, title, body, status, published_at) values
     ('their-markup', $2, $1, 'published', now()), ('ours', 'Ours', '<p>Plain.</p>', 'published', now())`,
    [body, title],
  )
})

const whatRan = (page: Page) => page.evaluate(() => document.documentElement.dataset.ran ?? '')

async function expectNothingRan(page: Page): Promise<void> {
  const article = page.getByRole('article')
  await expect(article.getByText('The river keeps its name.')).toBeVisible()
  await expect(article.getByText('And its end is read too.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('color', 'rgb(1, 2, 3)')
  const link = article.getByText('A link of theirs')
  if ((await link.getAttribute('href')) !== null) await link.click()
  expect(await whatRan(page)).toBe('')
}

test('scripts in a stored body do not run, and the page works', async ({ page }) => {
  await openHydrated(page, '/blog/their-markup')
  await expectNothingRan(page)
  const save = page.getByRole('button', { name: /^Save / }).first()
  await save.click()
  const facts = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(facts!)).toMatchObject({ '@graph': [{ headline: title }, {}] })
  await expect(save).toHaveAttribute('aria-pressed', 'true')
})

test('scripts in a stored body do not run after a client-side navigation either', async ({ page }) => {
  await openHydrated(page, '/blogs')
  const served = await page.evaluate(() => performance.timeOrigin)
  await page.getByRole('link', { name: 'Their markup' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Their markup' })).toBeVisible()
  await expectNothingRan(page)
  expect(await page.evaluate(() => performance.timeOrigin), 'no page was loaded').toBe(served)
})

test('the policy allows only scripts made by the renderer', async ({ request }) => {
  const hashesOf = async (path: string) => {
    const answer = await request.get(path)
    const html = await answer.text()
    expect(html).not.toMatch(/<[^>]*csp-nonce|<link[^>]* nonce=/)
    return answer.headers()['content-security-policy']!.match(/'sha256-[^']+'/g)
  }
  expect(await hashesOf('/blog/their-markup')).toHaveLength((await hashesOf('/blog/ours'))!.length)
})
