/** Pages of the form; those of the form itself and of the chat also take posts. */
export const enquiryPaths = { form: '/enquire', sent: '/enquire/sent', chat: '/enquire/whatsapp' } as const

/** Maximum number of people per enquiry. */
export const maxPeople = 60

/** Longest wish in characters; it travels in an address. */
export const wishLength = 300

/** @returns the address of the form, about a trip. */
export function enquiryAddress(trip?: string): string {
  return trip ? `${enquiryPaths.form}?trip=${trip}` : enquiryPaths.form
}
