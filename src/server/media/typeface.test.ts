import { describe, expect, it } from 'vitest'
import { openTypeface } from './typeface.ts'

const typeface = openTypeface('fraunces', 'mukta-devanagari')
const how = { size: 100 }

describe('the letters of cards', () => {
  it.each([
    ['Kanha: Tiger Country', 'Kanha: Tiger Country'],
    ['from ₹1,25,000', 'from ₹1,25,000'],
    ['वाराणसी के घाट', 'वाराणसी के घाट'],
    ['🐅 Tigers 👨‍👩‍👧 and  families\n', 'Tigers and families'],
    ['Mahābhārata, Śiva', 'Mahabharata, Siva'],
    ['e\u0301lan', 'élan'],
    ['தமிழ் 漢字 عربي', ''],
    ['<script>&amp;"\'', '<script>&amp;"\''],
    ['\ud83d broken', 'broken'],
  ])('of %j draw %j', (text, drawn) => {
    expect(typeface.drawable(text)).toBe(drawn)
  })

  it('come as outlines alone', () => {
    const paths = typeface.paths('<script>₹ क्षि', 10, 20, how)
    expect(paths).toMatch(/^(<path transform="[\w(). -]+" d="[\dMLQCZ,. -]+"\/>)+$/)
  })

  it('join in scripts that join: क्षि is narrower than its parts', () => {
    const parts = ['क', 'ष', 'ि'].reduce((width, part) => width + typeface.measure(part, how), 0)
    expect(typeface.measure('क्षि', how)).toBeLessThan(parts)
  })

  it('are spaced, but for those that hang together', () => {
    const spaced = { size: 100, spacing: 5 }
    expect(typeface.measure('ABC', spaced) - typeface.measure('ABC', how)).toBeCloseTo(15)
    expect(typeface.measure('घाट', spaced)).toBe(typeface.measure('घाट', how))
  })
})
