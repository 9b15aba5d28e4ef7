import { useCallback, useState } from 'react'
import type { TripDetail } from '#contract/trips.ts'
import { tripPath } from '#values/trips/trip-address.ts'
import { chatText, enquiryText, whatsappLink, type ChatWishes } from '#values/whatsapp.ts'
import { useSite } from '#site/shell/queries/site-query.ts'

export interface Enquiry {
  /** Address of the chat; null where no number is configured. */
  chat: string | null
  /** Takes what the composer holds. */
  setWishes: (wishes: ChatWishes) => void
}

/** One text for all buttons of a trip: the first line, and what the composer holds. */
export function useEnquiry({ id, title }: TripDetail): Enquiry {
  const { whatsapp_number, whatsapp_enquiry, site_url } = useSite()
  const [wishes, setGiven] = useState<ChatWishes | null>(null)
  const setWishes = useCallback((given: ChatWishes) => setGiven(chatText('', given) === '' ? null : given), [])
  const firstLine = enquiryText(title, whatsapp_enquiry)
  const text = wishes ? chatText(firstLine, wishes, `${site_url}${tripPath({ id, title })}`) : firstLine
  return {
    chat: whatsapp_number ? whatsappLink(whatsapp_number, text) : null,
    setWishes,
  }
}
