/** Whether two values are stored alike: what is blank is like what is missing, and keys have no order. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b))
}

function plain(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain)
  if (typeof value !== 'object') return value
  const filled = Object.entries(value).flatMap(([name, each]) => {
    const inner = plain(each)
    return inner === null ? [] : [[name, inner] as const]
  })
  return filled.length === 0 ? null : Object.fromEntries(filled.toSorted(([x], [y]) => (x < y ? -1 : 1)))
}
