import { describe, expect, it } from 'vitest'
import { phoneVariant, type StoredVariant } from './phone-variant.ts'

const made = (width: number, format: StoredVariant['format'] = 'avif'): StoredVariant => ({
  width,
  format,
  bytes: width,
})

describe('the variant that a phone loads', () => {
  it('is the one nearest to the width of its screen', () => {
    expect(phoneVariant([made(320), made(640), made(960), made(1280), made(2560)], 3000)).toEqual(made(960))
    expect(phoneVariant([made(320), made(640), made(1280)], 3000)).toEqual(made(640))
  })

  it('is in the best format that is stored', () => {
    expect(phoneVariant([made(960, 'jpeg'), made(640, 'webp')], 3000)).toEqual(made(640, 'webp'))
  })

  it('is null as long as no variant of that size is stored', () => {
    expect(phoneVariant([], 3000)).toBeNull()
    expect(phoneVariant([made(320), made(480), made(1920)], 3000)).toBeNull()
  })

  it('is the largest variant of a narrow picture', () => {
    expect(phoneVariant([made(320), made(480)], 500)).toEqual(made(480))
    expect(phoneVariant([made(320)], 100)).toEqual(made(320))
  })
})
