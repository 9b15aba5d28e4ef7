import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { importMessages } from '#contract/admin/exchange/import-messages.ts'
import { importLimits } from '#contract/admin/exchange/import-limits.ts'
import { formatBytes, megabyte } from '#values/format/bytes.ts'
import { readWorkbook } from './read-workbook.ts'
import { unpackedSize } from './unpacked-size.ts'

const aWorkbook = (rows: (string | number | boolean | Date | null)[][]) =>
  writeXlsx({
    sheets: [
      { name: 'Cover', rows: [] },
      {
        name: 'Trips',
        rows,
        columns: [{}, { numFmt: '"₹"#,##0' }, { numFmt: '0%' }, { numFmt: 'dd/mm/yyyy' }],
      },
    ],
  })

const read = async (file: Uint8Array) => (await readWorkbook(file)).text()

/** Changes the sizes of all entries that the archive's directory states. */
function stating(archive: Uint8Array, size: number): Uint8Array {
  const copy = archive.slice()
  const view = new DataView(copy.buffer)
  for (let at = 0; at + 46 < copy.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true)
  return copy
}

describe('a workbook', () => {
  it('is the first sheet with rows, as people see its values', async () => {
    const file = await aWorkbook([
      ['Title', 'Price', 'Share', 'Day', 'Featured', 'Sum'],
      ['Munnar, "slowly"\nby foot', 48_500.4, 0.15, new Date('2026-03-05T00:00:00Z'), true, 0.1 + 0.2],
      [null, null, null, null, null, null],
      ['Kochi', 12, null, null, false, 7],
    ])
    expect((await read(file)).split('\r\n')).toEqual([
      '"Title","Price","Share","Day","Featured","Sum"',
      '"Munnar, ""slowly""\nby foot","48500","15","2026-03-05","true","0.3"',
      '',
      '"Kochi","12","","","false","7"',
      '',
    ])
  })

  it.each([
    ['without rows', aWorkbook([]), importMessages.empty],
    ['that is a text', new TextEncoder().encode('title,price'), importMessages.workbookUnreadable],
    ['that ends early', aWorkbook([['Title']]).then((file) => file.slice(0, -200)), importMessages.workbookUnreadable],
  ])('%s is refused', async (_which, file, message) => {
    await expect(readWorkbook(await file)).rejects.toThrow(message)
  })
})

describe('an archive that unpacks to too much', () => {
  const refused = importMessages.workbookUnpacked(formatBytes(importLimits.workbook.unpacked))
  const file = aWorkbook([['Title'], ['Munnar'.repeat(1000)]])

  it('is refused by the sizes that it states', async () => {
    await expect(readWorkbook(stating(await file, 100 * megabyte))).rejects.toThrow(refused)
  })

  it('is refused where it states none', async () => {
    await expect(readWorkbook(stating(await file, 0))).rejects.toThrow(refused)
  })

  it('is not unpacked beyond the sizes that it states', async () => {
    await expect(readWorkbook(stating(await file, 10))).rejects.toThrow(importMessages.workbookUnreadable)
  })

  it('counts its entries', async () => {
    expect(unpackedSize(await file)!.entries).toBeGreaterThan(4)
    expect(unpackedSize(await file)!.bytes).toBeGreaterThan(6000)
  })
})
