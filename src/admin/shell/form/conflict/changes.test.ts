import { expect, it } from 'vitest'
import { changesBetween, differingPart, listText } from './changes.ts'

interface Values {
  title: string
  price: number
}

const texts = ({ title, price }: Values) => [
  { label: 'Title', text: title },
  { label: 'Price', text: `₹${price}` },
]

it('lists what was changed elsewhere, with both values', () => {
  const base = { title: 'Spiti', price: 48_500 }
  const versions = { base, mine: { title: 'Spiti in winter', price: 48_500 }, item: null }
  expect(changesBetween(texts, { ...versions, theirs: { title: 'Spiti', price: 51_000 } })).toEqual([
    { label: 'Price', mine: '₹48500', theirs: '₹51000' },
  ])
  expect(changesBetween(texts, { ...versions, theirs: { title: 'Spiti!', price: 48_500 } })).toEqual([
    { label: 'Title', mine: 'Spiti in winter', theirs: 'Spiti!' },
  ])
})

it('leaves out what was changed in the same way in both places', () => {
  const mine = { title: 'Spiti in winter', price: 1 }
  expect(changesBetween(texts, { base: { title: 'Spiti', price: 1 }, mine, theirs: mine, item: null })).toEqual([])
})

it('joins the entries of a list', () => {
  expect(listText(['One', ' ', 'Two'])).toBe('One · Two')
})

it('shows of a long text where it begins to differ', () => {
  const same = 'word '.repeat(100)
  expect(differingPart('short', 'other')).toBe('short')
  expect(differingPart(`${same}here ${same}`, `${same}there ${same}`)).toMatch(/^…(?:word ){6,8}here word.*…$/)
  expect(differingPart(`Here ${same}`, `There ${same}`)).toMatch(/^Here word.*word…$/)
  expect(differingPart(`${same}end`, same)).toMatch(/^…(?:word )+end$/)
})
