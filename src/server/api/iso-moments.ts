type Iso<Value> = Value extends Date ? string : Value

/** @returns a row with its moments as answers have them: ISO strings. */
export function isoMoments<Row extends object>(row: Row): { [Name in keyof Row]: Iso<Row[Name]> } {
  const entries = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ])
  return Object.fromEntries(entries) as { [Name in keyof Row]: Iso<Row[Name]> }
}
