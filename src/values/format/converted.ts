/** A currency that prices can also be shown in. */
export interface Rate {
  code: string
  sign: string
  /** For one unit. */
  rupees: number
}

/** Amounts from here on are rounded to tens. */
const large = 200

/** @returns such as '≈ £520', with thousands in groups of three. */
export function convertedPrice(rupees: number, rate: Rate): string {
  const amount = rupees / rate.rupees
  const rounded = amount < large ? Math.round(amount) : Math.round(amount / 10) * 10
  return `≈ ${rate.sign}${String(rounded).replace(/\B(?=(?:\d{3})+$)/g, ',')}`
}

/** @param day after which rates mislead. @returns whether it is past; both in UTC. */
export function isOutdated(day: string): boolean {
  return new Date().toISOString().slice(0, 10) > day
}
