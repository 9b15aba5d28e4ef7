import type { Page } from '@playwright/test'
import { openHydrated } from '../support/calls.ts'
import { tripPath } from '../support/demo.ts'
import { expect, test } from '../support/fixtures.ts'

/** Code of parts that do nothing, as far as it has been loaded. */
async function loadedParts(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  return names.flatMap((name) => /\/(trip-details|story-end|footer)-[\w-]+\.js$/.exec(name)?.[1] ?? [])
}

const itinerary = (page: Page) => page.locator('.itinerary')
const similar = (page: Page) => page.getByRole('region', { name: /more like this/ }).getByRole('link')
const currentInFooter = (page: Page) => page.locator('footer [aria-current="page"]')

for (const savesData of [true, false]) {
  test(`parts that do nothing follow the page ${savesData ? 'where data are to be saved' : 'when their code is there'}`, async ({
    page,
    request,
  }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value: { saveData: value } }),
      savesData,
    )
    await openHydrated(page, await tripPath(request, 'kanha-tiger-country'))
    const days = await itinerary(page).innerText()
    await test.step('the first load has no code of them', async () => {
      if (savesData) {
        await page.waitForLoadState('networkidle')
        expect(await loadedParts(page)).toEqual([])
      } else {
        await expect.poll(() => loadedParts(page)).toEqual(expect.arrayContaining(['trip-details', 'footer']))
      }
      await expect(currentInFooter(page)).toHaveCount(0)
    })
    await test.step('their links open pages without loading the document', async () => {
      await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
      const title = await similar(page).first().locator('.text-h3').innerText()
      await similar(page).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(itinerary(page)).toHaveCount(1)
      await expect(itinerary(page)).not.toHaveText(days, { useInnerText: true })
      await page.goBack()
      await expect(itinerary(page)).toHaveText(days, { useInnerText: true })
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
      await expect(page).toHaveURL(/\/about$/)
      await expect(currentInFooter(page)).toHaveText('About Us')
      expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true)
    })
  })
}
