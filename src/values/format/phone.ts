/**
 * Adds India's country code to a number that is written without one: '98450 12345' and '09845012345' become
 * '+91 98450 12345'. Other numbers stay as they are.
 */
export function withCountryCode(typed: string): string {
  const number = typed.trim()
  if (number.startsWith('+')) return number
  if (number.startsWith('00')) return `+${number.slice(2).trim()}`
  const digits = number.replace(/\D/g, '')
  const [, mobile] = /^(?:0|91)?([6-9]\d{9})$/.exec(digits) ?? []
  if (!mobile) return number
  // A landline keeps the groups it is written in: '080 4123 4567'.
  const [, landline] = /^\(?0(\d{2,4}\)?[\s-]+\d.*)$/.exec(number) ?? []
  return `+91 ${landline?.replace(')', '') ?? `${mobile.slice(0, 5)} ${mobile.slice(5)}`}`
}
