import { describe, expect, it } from 'vitest'
import { csvLine, withoutGuard } from '../../api/csv.ts'
import {
  choiceCell,
  flagCell,
  galleryCell,
  jsonCell,
  monthsCell,
  numberCell,
  pairsCell,
  requiredNumberCell,
  textLinesCell,
} from './cells.ts'

describe('cells of a file', () => {
  it.each([
    [textLinesCell, ['One', 'Two'], 'One\nTwo'],
    [textLinesCell, ['One\nand a half', 'Two'], '["One\\nand a half","Two"]'],
    [textLinesCell, ['["a"]'], '["[\\"a\\"]"]'],
    [textLinesCell, ['[Optional] rafting'], '[Optional] rafting'],
    [galleryCell, [{ image_url: '/media/a.jpg', alt: null, caption: 'At dawn' }], '/media/a.jpg At dawn'],
    [galleryCell, [{ image_url: '/media/a.jpg', alt: 'A stag', caption: 'Dawn' }], '/media/a.jpg Dawn | A stag'],
    [galleryCell, [{ image_url: '/media/a.jpg', alt: 'A stag', caption: null }], '/media/a.jpg | A stag'],
    [galleryCell, [{ image_url: '/media/a.jpg', alt: null, caption: null }], '/media/a.jpg'],
    [pairsCell('people', 'price'), [{ people: 2, price: 52_000 }], '2: 52000'],
    [monthsCell, [10, 11], 'October, November'],
    [jsonCell, [{ question: 'Why?', answer: 'So.' }], '[{"question":"Why?","answer":"So."}]'],
    [flagCell, true, 'yes'],
    [numberCell, 4.5, '4.5'],
  ])('are read as they were written: %#', (cell, value, text) => {
    expect(cell.write(value)).toBe(text)
    expect(cell.read(text)).toEqual(value)
  })

  it.each([
    [numberCell, '₹1,25,000', 125_000],
    [numberCell, 'Rs. 48,500', 48_500],
    [numberCell, '₹48,500/-', 48_500],
    [numberCell, '₹ 48,500 /-', 48_500],
    [numberCell, '48,500.00', 48_500],
    [numberCell, '48500 INR', 48_500],
    [requiredNumberCell, '7 Days', 7],
    [flagCell, 'Yes', true],
    [numberCell, '', null],
    [numberCell, 'many', 'many'],
    [flagCell, 'TRUE', true],
    [flagCell, '', undefined],
    [monthsCell, 'oct; 12', [10, 12]],
    [choiceCell(['draft', 'published'], 'Status'), 'Published', 'published'],
    [jsonCell, '', []],
  ])('are read as people write them: %#', (cell, text, value) => {
    expect(cell.read(text)).toEqual(value)
  })

  it.each([
    [flagCell, 'perhaps'],
    [monthsCell, 'Smarch'],
    [jsonCell, '[1'],
    [choiceCell(['draft'], 'Status'), 'gone'],
  ])('that cannot be read are named: %#', (cell, text) => {
    expect(() => cell.read(text)).toThrow(/Must be|Is not/)
  })

  it('suggest the nearest of some words', () => {
    const cell = choiceCell(['Wildlife Escapes', 'Signature Stays'], 'Category')
    expect(() => cell.read('Wildlif Escape')).toThrow(
      "There is no category 'Wildlif Escape'. Did you mean 'Wildlife Escapes'?",
    )
  })

  it.each(['=1+1', '+91', '-5', '@sum', '\tx', "'=1", "''=1", "'", "'a", '＝1'])('guard %j, and no longer', (text) => {
    const [cell] = csvLine([text]).replace(/\r\n$/, '').replace(/^"|"$/g, '').split('\r\n')
    expect(withoutGuard(cell!)).toBe(text)
    expect(/^[=+\-@\t＝]/.test(cell!)).toBe(false)
  })

  it.each(['a;b', 'a,b', 'a\tb', 'a"b', 'a\nb'])('quote %j, so that no spreadsheet splits it', (text) => {
    expect(csvLine([text])).toBe(`"${text.replaceAll('"', '""')}"\r\n`)
  })
})
