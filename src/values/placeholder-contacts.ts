/** Visible placeholders for a site with demo content (RFC 2606 reserves `.example`). */
export const placeholderContacts = {
  whatsapp_number: '+91 00000 00000',
  phone: '+91 00000 00000',
  email: 'hello@hatheli.example',
  partner_email: 'partners@hatheli.example',
  address: '12 Example Road, Indiranagar, Bangalore 560 038, Karnataka, India',
  application_url: 'https://apply.hatheli.example/',
} as const

/** As long as the owner has no name. */
export const exampleBrand = 'Hatheli'

export type ContactName = keyof typeof placeholderContacts

export const contactNames = Object.keys(placeholderContacts) as ContactName[]

const examples: readonly string[] = Object.values(placeholderContacts)

/** Whether it is one of them, or in a reserved domain. */
export function isPlaceholder(value: string): boolean {
  return examples.includes(value) || /^(?:https?:\/\/|[^@\s]+@)[\w.-]+\.example\/?$/.test(value)
}
