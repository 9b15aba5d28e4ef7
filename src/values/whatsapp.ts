import { wishLength } from './enquiry-form.ts'

/**
 * Link that opens a WhatsApp chat, with a prefilled text if there is one.
 * @param number with its country, in any notation.
 */
export function whatsappLink(number: string, text: string): string {
  const chat = `https://wa.me/${number.replace(/\D/g, '')}`
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat
}

/** First line of a chat that is not about a certain trip. */
export function greetingText(brand: string): string {
  return `Hello ${brand}! I would like to know more about your journeys in India.`
}

export interface AskedTrip {
  title: string
  /** Absolute. */
  address: string
}

/** One enquiry for all journeys of a list, with their addresses. @param people if they are chosen. */
export function listEnquiryText(trips: AskedTrip[], people?: number): string {
  const journeys = trips.length === 1 ? 'this journey' : `these ${trips.length} journeys`
  const lines = trips.map(({ title, address }, index) => `${index + 1}. ${title}\n${address}`)
  return `I am interested in ${journeys}. Please share more details.${people ? `\nPeople: ${people}` : ''}\n\n${lines.join('\n\n')}`
}

/** Where the trip's title goes in the first line of an enquiry. */
export const tripMark = '{trip}'

/** Enquiry text of a trip page, verbatim (specification 2.5), where the owner has not written another one. */
export const firstEnquiryText = `I am interested in ${tripMark}. Please share more details.`

/** @param text with `tripMark`. */
export function enquiryText(tripTitle: string, text: string): string {
  return text.replaceAll(tripMark, () => tripTitle)
}

/** Optional details that a traveller may add to an enquiry: the fields of a form. */
export interface ChatWishes {
  get: (name: 'month' | 'people' | 'wish') => unknown
}

/**
 * The text of a chat with the chosen wishes: the first sentence unchanged, a line for each wish, and the page's
 * address.
 * @param page the address; left out where the chat is not about a page.
 */
export function chatText(firstLine: string, wishes: ChatWishes, page?: string): string {
  const line = (label: string, name: 'month' | 'people' | 'wish') => {
    const value = String(wishes.get(name) ?? '').trim()
    return value && `${label}: ${value.slice(0, wishLength)}`
  }
  return [firstLine, line('Month', 'month'), line('People', 'people'), line('Wish', 'wish'), page]
    .filter(Boolean)
    .join('\n')
}
