import { describe, expect, it } from 'vitest'
import { placeholderFields } from './placeholders.ts'

describe('placeholders', () => {
  it('are example contacts', () => {
    const values = { phone: '+91 00000 00000', email: 'us@nilgiri.in' }
    expect(placeholderFields('contacts', values, values)).toEqual(['phone'])
  })

  it('are figures until they differ from the first ones', () => {
    const first = { home: [{ value: '50+', label: 'Experts', note: null }], about: [], partner: [] }
    expect(placeholderFields('figures', { ...first, about: [{ value: '2', label: 'Guides' }] }, first)).toEqual([
      'home',
      'partner',
    ])
  })

  it('are the first court, as long as the first terms name it', () => {
    const first = { court: 'Bangalore', terms: '<p>Courts in Bangalore</p>' }
    expect(placeholderFields('legal', first, first)).toEqual(['court'])
    expect(placeholderFields('legal', { ...first, court: 'Ooty' }, first)).toEqual([])
    expect(placeholderFields('legal', { ...first, terms: '<p>Ours</p>' }, first)).toEqual([])
  })

  it('are no other first values', () => {
    expect(placeholderFields('home', { headline: 'INDIA' }, { headline: 'INDIA' })).toEqual([])
  })
})
