/**
 * The address that opens a WhatsApp chat with a prefilled text.
 * @param number a phone number in any notation; its digits count.
 */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}

/** The enquiry text of a trip page (specification 2.5), exactly. */
export function enquiryText(tripTitle: string): string {
  return `I am interested in ${tripTitle}. Please share more details.`
}
