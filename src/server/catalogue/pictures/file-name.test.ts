import { expect, it } from 'vitest'
import { pictureLimits } from '#contract/pictures.ts'
import { cleanFileName } from './file-name.ts'

it.each([
  ['IMG_4032.JPG', 'IMG_4032.JPG'],
  ['C:\\Users\\Asha\\Spiti  winter.jpg', 'Spiti winter.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['a\u0000b\u202egpj.exe\n', 'abgpj.exe'],
  ['\ud800x.png', 'x.png'],
  ['मुनस्यारी.jpg', 'मुनस्यारी.jpg'],
  ['क्‍ष.png', 'क्‍ष.png'],
  ['', ''],
])('%j becomes %j', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean)
})

it('is shortened before its ending', () => {
  const short = cleanFileName(`${'x'.repeat(400)}.jpeg`)
  expect(short).toHaveLength(pictureLimits.originalName)
  expect(short).toMatch(/x….jpeg$/)
})
