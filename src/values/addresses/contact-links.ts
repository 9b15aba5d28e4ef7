/** @param number in any notation; its plus sign and digits are used. */
export function phoneLink(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}

export function mailLink(email: string): string {
  return `mailto:${email}`
}
