import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/**
 * The lowest contrast (WCAG 2.2) between the letters of an element and any pixel of the screen below them: of each line of
 * text, drawn with transparent letters.
 */
export async function lowestContrast(page: Page, text: Locator): Promise<number> {
  const { color, lines } = await text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    return {
      color: getComputedStyle(element).color,
      lines: rects.map(({ x, y, width, height }) => ({ x, y, width, height })),
    }
  })
  await text.evaluate((element) => element.style.setProperty('-webkit-text-fill-color', 'transparent'))
  const letters = luminance(channels(color))
  const below = await Promise.all(lines.map((line) => luminances(page, line)))
  const contrasts = below.flat().map((each) => contrast(letters, each))
  await text.evaluate((element) => element.style.removeProperty('-webkit-text-fill-color'))
  return contrasts.reduce((lowest, each) => Math.min(lowest, each))
}

async function luminances(page: Page, clip: Box): Promise<number[]> {
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Array.from({ length: info.width * info.height }, (_, index) =>
    luminance([...data.subarray(index * info.channels, index * info.channels + 3)]),
  )
}

/** @param color as computed styles have it: `rgb(255, 253, 248)`. */
function channels(color: string): number[] {
  return (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
}

function luminance(rgb: number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
