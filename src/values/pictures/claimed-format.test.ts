import { expect, it } from 'vitest'
import { claimedFormat } from './claimed-format.ts'

const claimed = (text: string) => claimedFormat(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))

it.each(['\xff\xd8\xff\xe0', '\x89PNG\r\n', 'GIF89a', 'RIFF\x0a\x01\0\0WEBPVP8 ', '\0\0\0\x1cftypavif'])(
  'knows the signature %j of a stored format',
  (text) => expect(claimed(text)).toBe('stored'),
)

it.each(['heic', 'heix', 'mif1', 'hevc'])('knows the brand %s of HEIC', (brand) => {
  expect(claimed(`\0\0\0\x18ftyp${brand}`)).toBe('heic')
})

it.each(['', 'no picture at all', '%PDF-1.4', '\0\0\0\x18ftypisom', '<svg/>'])('knows that %j is no picture', (text) =>
  expect(claimed(text)).toBeNull(),
)
