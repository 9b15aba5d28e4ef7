import type { Locator } from '@playwright/test'
import { publishedTrips, tripPath } from '../support/demo.ts'
import { expect, test } from '../support/fixtures.ts'

const densities = 2

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: densities, isMobile: true, hasTouch: true })

/** How many screen pixels a pixel of the loaded file covers, in one direction. */
function enlargement(picture: Locator, density: number): Promise<number> {
  return picture.evaluate(async (element, ratio) => {
    const image = element as HTMLImageElement
    await image.decode()
    const file = await createImageBitmap(await (await fetch(image.currentSrc)).blob())
    const { width, height } = image.getBoundingClientRect()
    return Math.max(width / file.width, height / file.height) * ratio
  }, density)
}

test('no picture at the head of home, categories and trips is enlarged more than 1.2 times', async ({
  page,
  request,
}) => {
  const trips = await Promise.all(publishedTrips.slice(0, 3).map(({ key }) => tripPath(request, key)))
  for (const path of ['/', '/category/wildlife', ...trips]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const head = page.locator('main img[fetchpriority="high"]').first()
    expect(await enlargement(head, densities), path).toBeLessThanOrEqual(1.2)
  }
})
