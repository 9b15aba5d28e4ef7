/**
 * Link that opens a WhatsApp chat with a prefilled text.
 * @param number in any notation; only its digits are used.
 */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}

/** First line of a chat that is not about a certain trip. */
export function greetingText(brand: string): string {
  return `Hello ${brand}! I would like to know more about your journeys in India.`
}

/** Enquiry text of a trip page, verbatim (specification 2.5). */
export function enquiryText(tripTitle: string): string {
  return `I am interested in ${tripTitle}. Please share more details.`
}
