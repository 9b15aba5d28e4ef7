/** Copies a glyph between TrueType fonts of one family, which the package has split by script. */

/**
 * @param font whose tables stay as they are but for the new last glyph; layout features do not know it.
 * @param source a static font with the same units per em.
 * @param character a character of `source` that is drawn by a simple glyph.
 * @returns the font with the character.
 */
export function appendGlyph(font, source, character) {
  const code = character.codePointAt(0)
  const target = tablesOf(font)
  const from = tablesOf(source)
  const glyph = glyphOf(from, codesOf(from.cmap).get(code))
  const count = target.maxp.readUInt16BE(4)
  const metrics = Array.from({ length: count }, (_, id) => metricsOf(target, id))
  const offsets = Array.from({ length: count + 1 }, (_, id) => offsetOf(target, id))
  const glyf = Buffer.concat([target.glyf.subarray(0, offsets[count]), glyph.outline])

  const maxp = Buffer.from(target.maxp)
  maxp.writeUInt16BE(count + 1, 4)
  // Points and contours of the largest glyph.
  for (const at of [6, 8]) maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), from.maxp.readUInt16BE(at)), at)
  const hhea = Buffer.from(target.hhea)
  hhea.writeUInt16BE(count + 1, 34)
  const head = Buffer.from(target.head)
  head.writeInt16BE(1, 50)
  // Version 3 has no glyph names.
  const post = Buffer.from(target.post.subarray(0, 32))
  post.writeUInt32BE(0x00030000, 0)

  return write(font.readUInt32BE(0), {
    ...target,
    cmap: cmapOf(codesOf(target.cmap).set(code, count)),
    glyf,
    head,
    hhea,
    hmtx: Buffer.concat([...metrics, glyph.metrics]),
    loca: uint32s([...offsets, glyf.length]),
    maxp,
    post,
  })
}

function tablesOf(font) {
  const tables = {}
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const at = 12 + index * 16
    const offset = font.readUInt32BE(at + 8)
    tables[font.toString('latin1', at, at + 4)] = font.subarray(offset, offset + font.readUInt32BE(at + 12))
  }
  return tables
}

function glyphOf(tables, id) {
  if (id === undefined) throw new Error('the source has no such character')
  const outline = tables.glyf.subarray(offsetOf(tables, id), offsetOf(tables, id + 1))
  if (outline.readInt16BE(0) < 0) throw new Error('the glyph consists of others')
  const padding = Buffer.alloc((4 - (outline.length % 4)) % 4)
  return { outline: Buffer.concat([outline, padding]), metrics: metricsOf(tables, id) }
}

function offsetOf({ head, loca }, id) {
  return head.readInt16BE(50) === 1 ? loca.readUInt32BE(id * 4) : loca.readUInt16BE(id * 2) * 2
}

/** @returns advance width and left side bearing; the last glyphs share their width. */
function metricsOf({ hhea, hmtx }, id) {
  const widths = hhea.readUInt16BE(34)
  if (id < widths) return hmtx.subarray(id * 4, id * 4 + 4)
  const bearing = widths * 4 + (id - widths) * 2
  return Buffer.concat([hmtx.subarray(widths * 4 - 4, widths * 4 - 2), hmtx.subarray(bearing, bearing + 2)])
}

/** @returns glyph ids by code point, of a `cmap` with a subtable of format 4 or 12. */
function codesOf(cmap) {
  const codes = new Map()
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4))
    const format = subtable.readUInt16BE(0)
    if (format === 4) readSegments(subtable, codes)
    if (format === 12) readGroups(subtable, codes)
  }
  return codes
}

function readSegments(table, codes) {
  const size = table.readUInt16BE(6)
  for (let at = 14; at < 14 + size; at += 2) {
    const [last, first] = [table.readUInt16BE(at), table.readUInt16BE(at + size + 2)]
    const delta = table.readUInt16BE(at + 2 * size + 2)
    const rangeAt = at + 3 * size + 2
    const range = table.readUInt16BE(rangeAt)
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const id = range === 0 ? code : table.readUInt16BE(rangeAt + range + 2 * (code - first))
      if (id !== 0) codes.set(code, (id + delta) & 0xffff)
    }
  }
}

function readGroups(table, codes) {
  for (let at = 16; at < 16 + table.readUInt32BE(12) * 12; at += 12) {
    const [first, last, id] = [table.readUInt32BE(at), table.readUInt32BE(at + 4), table.readUInt32BE(at + 8)]
    for (let code = first; code <= last; code += 1) codes.set(code, id + code - first)
  }
}

/** One subtable of format 12, a group per character. */
function cmapOf(codes) {
  const groups = [...codes].sort(([one], [other]) => one - other).flatMap(([code, id]) => [code, code, id])
  const header = Buffer.alloc(16)
  header.writeUInt16BE(12, 0)
  header.writeUInt32BE(16 + groups.length * 4, 4)
  header.writeUInt32BE(groups.length / 3, 12)
  const index = Buffer.from([0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12])
  return Buffer.concat([index, header, uint32s(groups)])
}

function uint32s(numbers) {
  const bytes = Buffer.alloc(numbers.length * 4)
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, index * 4)
  return bytes
}

/** Without checksums: the subsetting that follows writes the font anew. */
function write(version, tables) {
  const entries = Object.entries(tables).sort(([one], [other]) => (one < other ? -1 : 1))
  const header = Buffer.alloc(12 + entries.length * 16)
  header.writeUInt32BE(version, 0)
  header.writeUInt16BE(entries.length, 4)
  let offset = header.length
  const bodies = entries.map(([tag, table], index) => {
    const at = 12 + index * 16
    header.write(tag, at, 'latin1')
    header.writeUInt32BE(offset, at + 8)
    header.writeUInt32BE(table.length, at + 12)
    const body = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)])
    offset += body.length
    return body
  })
  return Buffer.concat([header, ...bodies])
}
