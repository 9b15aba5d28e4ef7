import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { accentNames } from '#values/accents.ts'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const grounds = ['limewash', 'paper', 'sand'].map((name) => color(css, `color-${name}`))
const [paper, marigold] = [color(css, 'color-paper'), color(css, 'color-marigold')]

describe('each accent', () => {
  it.each(accentNames)('%s is readable with light text, and as text on every ground', (name) => {
    const rule = css.slice(css.indexOf(`[data-accent='${name}']`))
    const [accent, deep, highlight] = ['accent', 'accent-deep', 'highlight'].map((each) => color(rule, each)) as [
      string,
      string,
      string,
    ]
    for (const fill of [accent, deep, highlight]) expect(contrast(paper, fill)).toBeGreaterThanOrEqual(4.5)
    for (const ground of grounds)
      for (const text of [accent, highlight]) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
    // Links and focus rings on a filled ground.
    for (const fill of [accent, deep]) expect(contrast(marigold, fill)).toBeGreaterThanOrEqual(4.5)
  })

  it('has a focus ring of at least 3:1 on every ground', () => {
    for (const name of accentNames) {
      const accent = color(css.slice(css.indexOf(`[data-accent='${name}']`)), 'accent')
      for (const ground of grounds) expect(contrast(accent, ground)).toBeGreaterThanOrEqual(3)
    }
  })
})

/** @returns the value of the first such property. */
function color(text: string, property: string): string {
  return new RegExp(String.raw`--${property}: (#[\da-f]{6})`).exec(text)![1]!
}

/** WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
