import { megabyte } from '#values/format/bytes.ts'

/** `part` in characters: with escapes it stays below what a call may send; `open` files that were not imported. */
export const importLimits = {
  bytes: 256 * megabyte,
  rows: 100_000,
  part: 250_000,
  fileName: 200,
  open: 5,
  columnName: 200,
  corrections: 200,
  workbook: { bytes: 20 * megabyte, unpacked: 200 * megabyte, entries: 1000 },
} as const
