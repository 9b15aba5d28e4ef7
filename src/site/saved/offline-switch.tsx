import { useState } from 'react'
import { canStorePages, chooseOfflinePages, storesPages } from '../shell/offline/offline-pages.ts'
import { useSite } from '../shell/queries/site-query.ts'

/** Switches offline pages on or off in this browser; hidden where they are not available. */
export function OfflineSwitch() {
  const { offline_pages } = useSite()
  const [isOn, setOn] = useState(storesPages)
  const [message, setMessage] = useState('')
  if (!offline_pages || !canStorePages()) return null
  const choose = async (on: boolean) => {
    setOn(on)
    try {
      await chooseOfflinePages(on)
      setMessage(on ? 'Pages are kept from now on.' : 'Pages are no longer kept.')
    } catch {
      setOn(!on)
      setMessage('This browser did not allow it.')
    }
  }
  return (
    <section aria-labelledby="offline-heading" className="mt-16 border-t border-line pt-8 lg:mt-24">
      <h2 id="offline-heading" className="font-display text-h3">
        Without a network
      </h2>
      <p className="mt-3 max-w-measure text-muted">
        Journeys you open, and all you save, stay readable on this device when there is no network. With a network you
        always see the page as it is now.
      </p>
      <label className="mt-4 inline-flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => void choose(currentTarget.checked)}
          className="size-5 accent-indigo"
        />
        Keep pages on this device
      </label>
      <output className="block min-h-6 text-small text-neem">{message}</output>
    </section>
  )
}
