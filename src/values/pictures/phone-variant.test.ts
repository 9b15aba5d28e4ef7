import { describe, expect, it } from 'vitest'
import { phoneVariant, type MadeVariant } from './phone-variant.ts'

const made = (width: number, format: MadeVariant['format'] = 'avif'): MadeVariant => ({ width, format, bytes: width })

describe('what a phone loads of a picture', () => {
  it('is the size nearest to its screen', () => {
    expect(phoneVariant([made(320), made(640), made(960), made(1280), made(2560)], 3000)).toEqual(made(960))
    expect(phoneVariant([made(320), made(640), made(1280)], 3000)).toEqual(made(640))
  })

  it('is in the best format that was made', () => {
    expect(phoneVariant([made(960, 'jpeg'), made(640, 'webp')], 3000)).toEqual(made(640, 'webp'))
  })

  it('is not known as long as nothing of that size was made', () => {
    expect(phoneVariant([], 3000)).toBeNull()
    expect(phoneVariant([made(320), made(480), made(1920)], 3000)).toBeNull()
  })

  it('is the largest size of a narrow picture', () => {
    expect(phoneVariant([made(320), made(480)], 500)).toEqual(made(480))
    expect(phoneVariant([made(320)], 100)).toEqual(made(320))
  })
})
