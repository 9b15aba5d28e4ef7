/** @param number a phone number in any notation; its plus sign and digits count. */
export function phoneLink(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}

/** The address that opens a new letter. */
export function mailLink(email: string): string {
  return `mailto:${email}`
}
