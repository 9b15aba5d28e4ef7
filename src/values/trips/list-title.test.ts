import { expect, it } from 'vitest'
import { listTitle } from './list-title.ts'

it('a list asks which of its trips, by the first words of their titles', () => {
  expect(listTitle([])).toBe('')
  expect(listTitle(['Kanha: Tiger Country'])).toBe('Kanha: Tiger Country')
  expect(listTitle(['Ladakh: Monasteries and Stars', 'Kanha: Tiger Country'])).toBe('Ladakh or Kanha?')
  expect(listTitle(['Gir and the Last Lions', 'Periyar on Foot', 'Valley of Flowers, a Monsoon Walk'])).toBe(
    'Gir, Periyar or Valley of Flowers?',
  )
  expect(listTitle(['Kanha: Tiger Country', 'Kanha at walking pace'])).toBe(
    'Kanha: Tiger Country or Kanha at walking pace?',
  )
})
