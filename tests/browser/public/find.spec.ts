import { openHydrated } from '../support/calls.ts'
import { publishedTrips } from '../support/demo.ts'
import { expect, expectNoAxeFindings, onPhonesOnly, test } from '../support/fixtures.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('journeys are chosen by links, and an empty choice says what to loosen', async ({ page }) => {
    await page.goto('/journeys')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Journeys')
    await page
      .getByRole('navigation', { name: 'Region' })
      .getByRole('link', { name: /^Ladakh/ })
      .click()
    await expect(page).toHaveURL(/\/journeys\?region=Ladakh/)
    await expect(page.getByText('Showing 1 trip in Ladakh', { exact: true })).toBeVisible()
    await page.goto('/journeys?region=Ladakh&length=short&utm_source=x&month=99')
    await expect(page.getByRole('heading', { name: 'No trips found' })).toBeVisible()
    await page.getByRole('link', { name: 'Without ‘Up to 4 days’: 1 trip' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('link', { name: /^Kerala: 4 journeys$/ }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journeys in Kerala')
  })

  test('the search of the header finds other spellings and offers what was meant', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Search' }).first().click()
    const field = page.getByRole('main').getByRole('searchbox')
    await field.fill('Benares')
    await field.press('Enter')
    await expect(page.getByRole('heading', { name: 'Varanasi before Dawn' })).toBeVisible()
    await page.goto('/search?q=laddakh')
    await expect(page.getByRole('link', { name: 'ladakh', exact: true })).toBeVisible()
    await page.goto('/search?q=kashmir')
    await expect(page.getByText('We have no journey in Kashmir; nearest: Ladakh.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Ladakh: Monasteries and Stars' })).toBeVisible()
    await page.goto('/search?q=kids+under+60000')
    await expect(page.getByRole('link', { name: 'Ask us about travelling with children' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Under ₹40,000' }).click()
    await expect(page).toHaveURL('/journeys?price=under-40000')
    await page.goto(`/search?q=${encodeURIComponent('कश्मीर')}`)
    await expect(page.locator('[lang=hi]')).toHaveText('वहाँ हमारी कोई यात्रा नहीं है; सबसे पास है Ladakh।')
    await page.goto('/search?q=xyzxyzxyz')
    await expect(page.getByRole('heading', { name: 'Nothing found for ‘xyzxyzxyz’' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Featured journeys' }).getByRole('listitem')).toHaveCount(3)
    await page.getByRole('link', { name: 'tiger safari', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Kanha: Tiger Country' })).toBeVisible()
  })
})

test.describe('the page of all journeys on a phone', onPhonesOnly, () => {
  test('holds all demo trips, and the numerals on its map are at least 12 pixels tall', async ({ page }) => {
    await page.goto('/journeys')
    await expect(page.getByRole('region', { name: 'Trips' }).getByRole('article')).toHaveCount(publishedTrips.length)
    await expect(page.getByRole('navigation', { name: 'Pages of trips' })).toHaveCount(0)
    const sizes = await page
      .getByRole('group', { name: 'Map of India' })
      .locator('text:not(.region-name)')
      .evaluateAll((numerals) =>
        (numerals as SVGTextElement[]).map(
          (numeral) => Number.parseFloat(getComputedStyle(numeral).fontSize) * numeral.getScreenCTM()!.a,
        ),
      )
    expect(sizes.length).toBeGreaterThan(10)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12)
  })
})

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</title><svg onload=alert(1)>',
  "' autofocus onfocus='alert(1)",
  'javascript:alert(1)//%0A{{7*7}}${alert(1)}',
  '\u202Egpj.exe\u2066',
  '🐯'.repeat(400),
  "x'; drop table trips; --".repeat(200),
]

test('no search text runs as code or breaks the page', async ({ page }) => {
  // The fixtures fail on errors in the console, violations of the content policy among them.
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const field = page.getByRole('main').getByLabel('Search journeys, stories, hosts and regions')
  const expectShown = async (text: string) => {
    const shown = text
      .replaceAll(/[\u202E\u2066]/g, ' ')
      .slice(0, 100)
      .toWellFormed()
      .trim()
    await expect(field).toHaveValue(shown)
    await expect(page).toHaveTitle(`‘${shown}’ · Hatheli`)
    expect(await page.locator('main :is(script, img[src=x], svg[onload], [onfocus])').count()).toBe(0)
    const { width } = page.viewportSize()!
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  for (const text of hostile) {
    await page.goto(`/search?q=${encodeURIComponent(text)}`)
    await expectShown(text)
  }
  await openHydrated(page, '/search')
  await field.fill(hostile[0]!)
  await field.press('Enter')
  await expectShown(hostile[0]!)
  await page.goto('/search?q=%3Cscript%3E')
  await expect(page.getByRole('heading', { name: 'Nothing found for ‘<script>’' })).toBeVisible()
  expect(dialogs).toEqual([])
})

test('suggestions are chosen with the keyboard', async ({ page }) => {
  await openHydrated(page, '/search')
  const field = page.getByRole('main').getByLabel('Search journeys, stories, hosts and regions')
  await field.focus()
  await expect(field).toHaveRole('combobox')
  await field.pressSequentially('kaziran')
  await expect(page.getByRole('option', { name: /^Kaziranga on the Floodplain/ })).toBeVisible()
  await field.fill('tig')
  await expect(page.getByRole('option')).toHaveText([/^Kanha: Tiger Country/, /^The Tiger Hour/])
  await field.fill('kaziran')
  await expect(page.getByRole('option')).toHaveText([/^Kaziranga on the Floodplain/])
  await field.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await field.press('g')
  await expect(page.getByRole('option').first()).toBeVisible()
  await field.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
  await field.press('Enter')
  await expect(page).toHaveURL(/\/trip\//)
})

test('journeys and search have no axe findings', async ({ page }) => {
  for (const [width, path] of [
    [390, '/journeys?length=short'],
    [390, '/search?q=kerala'],
    [1440, '/search?q=xyzxyzxyz'],
    [1440, '/category/wildlife?length=short'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await openHydrated(page, path)
    await expectNoAxeFindings(page)
  }
})
