import { describe, expect, it } from 'vitest'
import { describePoint, movedByKey, pointAt } from './focal-point.ts'

const middle = { focal_x: 0.5, focal_y: 0.5 }

describe('a focal point', () => {
  it.each([
    ['ArrowLeft', false, { focal_x: 0.49, focal_y: 0.5 }],
    ['ArrowRight', true, { focal_x: 0.55, focal_y: 0.5 }],
    ['ArrowUp', true, { focal_x: 0.5, focal_y: 0.45 }],
    ['ArrowDown', false, { focal_x: 0.5, focal_y: 0.51 }],
  ])('is moved by %s, Shift %s', (key, shift, moved) => {
    expect(movedByKey(middle, key, shift)).toEqual(moved)
  })

  it('is not changed by other keys', () => {
    expect(movedByKey(middle, 'Tab', false)).toBeNull()
    expect(movedByKey(middle, 'a', true)).toBeNull()
  })

  it('stays within the picture', () => {
    expect(movedByKey({ focal_x: 0, focal_y: 0.98 }, 'ArrowLeft', true)).toEqual({ focal_x: 0, focal_y: 0.98 })
    expect(movedByKey({ focal_x: 0, focal_y: 0.98 }, 'ArrowDown', true)).toEqual({ focal_x: 0, focal_y: 1 })
  })

  it('is computed from client coordinates', () => {
    const box = { left: 100, top: 50, width: 400, height: 200 } as DOMRect
    expect(pointAt(box, 200, 60)).toEqual({ focal_x: 0.25, focal_y: 0.05 })
    expect(pointAt(box, 900, 0)).toEqual({ focal_x: 1, focal_y: 0 })
  })

  it('is described in words', () => {
    expect(describePoint({ focal_x: 0.42, focal_y: 0.3 })).toBe('42% from the left, 30% from the top')
  })
})
