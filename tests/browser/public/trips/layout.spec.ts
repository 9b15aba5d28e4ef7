import { openHydrated } from '../../support/calls.ts'
import { demoTrip, tripPath } from '../../support/demo.ts'
import { expect, expectNoAxeFindings, test } from '../../support/fixtures.ts'

const ladakh = demoTrip('ladakh-monasteries-and-stars')

test('the whole title shows above the bar on the smallest and lowest phones', async ({ page, request }) => {
  const path = await tripPath(request, ladakh.key)
  for (const size of [
    { width: 320, height: 568 },
    { width: 360, height: 640 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size)
    await page.goto(path)
    const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!
    const bar = (await page.locator('.enquiry-bar').boundingBox())!
    expect(title.y + title.height, `${size.width} × ${size.height}`).toBeLessThanOrEqual(bar.y)
  }
})

test('captions show on pictures that are large enough for them', async ({ page, request }) => {
  await page.goto(await tripPath(request, ladakh.key))
  const captions = page.locator('.trip-gallery-caption')
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const caption of await captions.all()) {
      const picture = (await caption.locator('..').boundingBox())!
      const box = await caption.boundingBox()
      if (picture.height < 200) expect(box, `${width} × ${height}`).toBeNull()
      else if (box) expect(box.height / picture.height).toBeLessThan(0.25)
    }
  }
})

for (const size of [
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
]) {
  test(`nothing that has the focus is hidden at ${size.width} × ${size.height}`, async ({ page, request }) => {
    await page.setViewportSize(size)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHydrated(page, await tripPath(request, ladakh.key))
    const look = () =>
      page.evaluate(() => {
        const focused = document.activeElement!
        if (focused === document.body) return null
        const { left, right, top, bottom } = focused.getBoundingClientRect()
        const shown = { left: Math.max(left, 0), right: Math.min(right, innerWidth) }
        const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
        const hit = document.elementFromPoint((shown.left + shown.right) / 2, middle)
        const isSeen = hit !== null && (focused.contains(hit) || hit.contains(focused))
        return { name: focused.textContent || focused.ariaLabel, isSeen }
      })
    const hidden = []
    for (;;) {
      await page.keyboard.press('Tab')
      const focused = await look()
      if (!focused) break
      if (!focused.isSeen) hidden.push(focused.name)
    }
    expect(hidden).toEqual([])
  })
}

test('on paper a trip takes three pages at most', async ({ page, request }) => {
  for (const key of [ladakh.key, 'kerala-ayurveda-fortnight']) {
    await page.goto(await tripPath(request, key))
    await page.emulateMedia({ media: 'print' })
    // Letters of the fonts that replace them meanwhile are wider.
    await page.evaluate(() => document.fonts.ready)
    const text = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
    expect(text.match(/\/Type\s*\/Page\b/g)!.length, key).toBeLessThanOrEqual(3)
    const words = page.locator('.trip-description')
    const width = await words.evaluate((each) => each.clientWidth / each.closest('article')!.clientWidth)
    expect(width).toBeGreaterThan(0.9)
    await page.emulateMedia({ media: 'screen' })
  }
})

test('the words of the host end with a sentence', async ({ page, request }) => {
  await page.goto(await tripPath(request, ladakh.key))
  const quote = page.getByRole('region', { name: 'Your Host' }).getByRole('blockquote')
  await expect(quote).toHaveText(/^“.+[.!?]”$/s)
  expect(await quote.evaluate((each) => each.scrollHeight <= each.clientHeight)).toBe(true)
})

test('in forced colours the best months have a sign', async ({ page, request }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(await tripPath(request, ladakh.key))
  const signs = await page
    .locator('.month-strip > li')
    .evaluateAll((months: HTMLElement[]) =>
      months.map((each) => [each.dataset.state, getComputedStyle(each, '::after').content.includes('★')]),
    )
  for (const [state, hasSign] of signs) expect(hasSign, String(state)).toBe(state === 'best')
})

test('a single card has its words beside its picture', async ({ page, request }) => {
  await page.goto('/blog/first-breath-of-ayurveda')
  const there = page.getByRole('region', { name: 'Go there' }).getByRole('listitem')
  await expect(there).toHaveCount(1)
  expect((await there.boundingBox())!.width).toBeGreaterThan(1000)
  await expect(there.getByText(demoTrip('kerala-ayurveda-fortnight').highlights[0]!)).toBeVisible()
  await page.goto(await tripPath(request, 'kanha-tiger-country'))
  await page.getByRole('link', { name: 'Meet your host' }).click()
  const card = page.getByRole('region', { name: 'The trip they host' }).getByRole('article')
  const picture = (await card.locator('.trip-card-picture').boundingBox())!
  const title = (await card.getByRole('heading').boundingBox())!
  expect(title.x).toBeGreaterThan(picture.x + picture.width)
  await expectNoAxeFindings(page)
})

test('the first trip of a story stays beside its text', async ({ page }) => {
  await page.goto('/blog/packing-for-four-indias')
  await expect(page.locator('.story > p').first()).toHaveText(/^A\u00A0friend once packed/)
  const trip = page.getByRole('complementary', { name: 'Go there' })
  await expect(trip.getByRole('link')).toHaveCount(1)
  await page.locator('.story > p').last().scrollIntoViewIfNeeded()
  await expect(trip).toBeInViewport({ ratio: 1 })
  await expectNoAxeFindings(page)
})
