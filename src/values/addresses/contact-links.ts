import { withCountryCode } from '../format/phone.ts'

/** @param number in any notation; without a country it is an Indian one. */
export function phoneLink(number: string): string {
  return `tel:${withCountryCode(number).replace(/[^\d+]/g, '')}`
}

export function mailLink(email: string): string {
  return `mailto:${email}`
}
