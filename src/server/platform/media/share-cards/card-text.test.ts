import { describe, expect, it } from 'vitest'
import { drawable, drawText, type TextStyle } from './card-text.ts'

const style: TextStyle = {
  family: 'display',
  color: '#fffdf8',
  sizes: [
    { size: 84, height: 190 },
    { size: 40, height: 300 },
  ],
}
const draw = async (text: string, width = 560) => (await drawText([text], style, width))!

/** Number of pixels that are not transparent. */
const ink = ({ input }: { input: Buffer }) => input.filter((value, index) => index % 4 === 3 && value > 0).length

describe('the letters of cards', () => {
  it.each([
    ['Kanha: Tiger Country', 'Kanha: Tiger Country'],
    ['from ₹1,25,000', 'from ₹1,25,000'],
    ['वाराणसी के घाट', 'वाराणसी के घाट'],
    ['தமிழ் 漢字 عربي', 'தமிழ்'],
    ['🐅 Tigers 👨‍👩‍👧 and  families\n', 'Tigers and families'],
    ['Mahābhārata, Śiva', 'Mahabharata, Siva'],
    ['e\u0301lan', 'élan'],
    ['<script>&amp;"\'', '<script>&amp;"\''],
    ['\ud83d broken', 'broken'],
  ])('of %j are %j', (text, drawn) => {
    expect(drawable(text)).toBe(drawn)
  })

  it('join in scripts that join: क्षि is narrower than its parts', async () => {
    const parts = await Promise.all(['क', 'ष', 'ि'].map((part) => draw(part)))
    expect((await draw('क्षि')).width).toBeLessThan(parts.reduce((width, part) => width + part.width, 0))
  })

  it('are drawn, not read as markup', async () => {
    expect((await draw('<b>M</b> & M')).width).toBeGreaterThan((await draw('M & M')).width)
  })

  it('have a glyph: a missing one would be a box, the same for each', async () => {
    const letters = [...'Ké₹—कழ'].map((letter) => draw(letter))
    const amounts = (await Promise.all(letters)).map(ink)
    expect(new Set(amounts).size).toBe(letters.length)
  })
})

describe('the lines of cards', () => {
  it('are about equally long and stay within the width', async () => {
    const { width, height } = await draw('The Valley of Flowers')
    expect(height).toBeGreaterThan(100)
    expect(width).toBeLessThan(500)
  })

  it('become smaller where the text is too long, or a word too wide', async () => {
    const [short, long, wide] = [
      await draw('Spiti'),
      await draw('Spiti and '.repeat(12)),
      await draw('Spiti'.repeat(8)),
    ]
    expect(short.height).toBeGreaterThan(70)
    expect(long.height).toBeLessThanOrEqual(300)
    for (const { width } of [long, wide]) expect(width).toBeLessThanOrEqual(564)
  })

  it('are null where nothing can be drawn', async () => {
    for (const text of ['', ' \n', '🐅', '\u200d', '\u00ad \u200c'])
      expect(await drawText([text], style, 560)).toBeNull()
  })
})
