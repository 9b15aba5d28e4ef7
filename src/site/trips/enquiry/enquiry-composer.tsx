import { useEffect, useRef, type FormEvent, type SyntheticEvent } from 'react'
import type { TripDetail } from '#contract/trips.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import { Chat } from '#ui/icons.tsx'
import { countAddress } from '#values/addresses/count-address.ts'
import { enquiryAddress, enquiryPaths, maxPeople, wishLength } from '#values/enquiry-form.ts'
import { monthName, months } from '#values/trips/months.ts'
import { fillWishes } from './remembered-wishes.ts'
import type { Enquiry } from './use-enquiry.ts'

interface EnquiryComposerProps {
  trip: Pick<TripDetail, 'id'>
  enquiry: Enquiry
}

/**
 * Beneath the button of a trip page: the same message with a month, people and a wish, and a form for those without
 * WhatsApp. Without scripts the server answers the post with the same address.
 */
export function EnquiryComposer({ trip: { id }, enquiry: { chat, setWishes } }: EnquiryComposerProps) {
  const form = useRef<HTMLFormElement>(null)
  // Reads input typed before hydration or restored by the browser, after what lists were asked for.
  useEffect(() => {
    if (!form.current) return
    fillWishes(form.current)
    setWishes(new FormData(form.current))
  }, [setWishes])
  const openChat = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigator.sendBeacon(countAddress('button', id))
    open(chat!, '_blank', 'noopener')
  }
  return (
    <div className="no-print mt-3">
      {chat ? (
        <details className="composer disclosure disclosure-wide border-y border-line" onToggle={showWhole}>
          <summary className="py-2.5">Add a month, people or a wish</summary>
          <form
            ref={form}
            method="post"
            action={enquiryPaths.chat}
            target="_blank"
            rel="noopener"
            onInput={(event) => setWishes(new FormData(event.currentTarget))}
            onSubmit={openChat}
          >
            <input type="hidden" name="trip" value={id} />
            <label>
              Month
              <select name="month">
                <option value="">Not sure yet</option>
                {months.map((month) => (
                  <option key={month}>{monthName(month)}</option>
                ))}
              </select>
            </label>
            <label>
              People
              <input name="people" type="number" min="1" max={maxPeople} />
            </label>
            <label>
              One wish
              <input name="wish" maxLength={wishLength} autoComplete="off" />
            </label>
            <button className={buttonStyles.whatsapp}>
              <Chat />
              Ask on WhatsApp with this
            </button>
          </form>
        </details>
      ) : null}
      <a href={enquiryAddress(id)} className="text-link inline-flex min-h-11 items-center text-small">
        {chat ? 'or write to us' : 'Write to us'}
      </a>
    </div>
  )
}

/** The fields open below the fold of a card that scrolls. */
function showWhole({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' })
}
