import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  richTextAlignments,
  richTextBackgrounds,
  richTextClasses,
  richTextColors,
  richTextIndents,
} from '#contract/rich-text.ts'

const css = readFileSync(new URL('../../../ui/rich-text.css', import.meta.url), 'utf8')
const tokens = readFileSync(new URL('../../../ui/tokens.css', import.meta.url), 'utf8')

/** Backgrounds that keep the text colour: the page's and the light text backgrounds. */
const lightBackgrounds = ['limewash', 'paper', 'sand']

function rule(className: string): string | undefined {
  return new RegExp(`\\.${className} \\{([^}]*)\\}`).exec(css)?.[1]
}

/** @returns a declared colour as #rrggbb; tokens are resolved. */
function colorOf(property: 'color' | 'background', className: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${property}: ([^;]+);`).exec(rule(className) ?? '')?.[1]
  const token = /^var\((--[a-z-]+)\)$/.exec(value ?? '')?.[1]
  return token ? tokenColor(token) : value
}

function tokenColor(name: string): string | undefined {
  return new RegExp(`${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1]
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

describe('classes of rich text', () => {
  it.each(richTextColors)('text in %s is legible on every light background', (name) => {
    const color = colorOf('color', richTextClasses.color(name))!
    for (const ground of lightBackgrounds) {
      expect(contrast(color, tokenColor(`--color-${ground}`)!), ground).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each(richTextBackgrounds)('text on %s is legible', (name) => {
    const className = richTextClasses.background(name)
    const ground = colorOf('background', className)!
    if (lightBackgrounds.includes(name)) expect(ground).toBe(tokenColor(`--color-${name}`))
    else expect(contrast(colorOf('color', className)!, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it('has a rule for every alignment and indent', () => {
    const indents = Array.from({ length: richTextIndents }, (_, step) => richTextClasses.indent(step + 1))
    for (const className of [...richTextAlignments.map(richTextClasses.align), ...indents]) {
      expect(rule(className), className).toBeDefined()
    }
  })
})
