import { buttonStyles } from '#ui/button-styles.ts'
import { Chat, Share } from '#ui/icons.tsx'
import { countAddress } from '#values/addresses/count-address.ts'
import { savedAddress } from '#values/addresses/saved-address.ts'
import { listEnquiryText, whatsappLink } from '#values/whatsapp.ts'
import { tripPath } from '#values/trips/trip-address.ts'
import { ExternalLink } from '../shell/external-link.tsx'
import { share } from '../shell/page-actions/share.ts'
import { useMessage } from '../shell/page-actions/use-message.ts'
import { useSite } from '../shell/queries/site-query.ts'
import type { SavedList } from './saved-search.ts'
import { askLabel, savedText } from './saved-text.ts'
import type { ShelfItem } from './shelf-item.ts'

interface ShelfProps {
  trips: ShelfItem[]
  stories: ShelfItem[]
}

/** One message about all journeys of the list; omitted without a number, or a journey. */
export function AskButton({ trips, people }: Pick<ShelfProps, 'trips'> & Pick<SavedList, 'people'>) {
  const { whatsapp_number, site_url } = useSite()
  const asked = trips.filter(({ isGone }) => !isGone)
  if (!whatsapp_number || asked.length === 0) return null
  const text = listEnquiryText(
    asked.map(({ slug, title }) => ({ title, address: site_url + tripPath({ id: slug, title }) })),
    people,
  )
  return (
    <ExternalLink
      href={whatsappLink(whatsapp_number, text)}
      ping={asked.map(({ slug }) => site_url + countAddress('button', slug)).join(' ')}
      className={buttonStyles.whatsapp}
    >
      <Chat />
      {askLabel(asked.length)}
    </ExternalLink>
  )
}

/** Passes the list on as an address, which shows it without scripts. */
export function SendButton({ trips, stories }: ShelfProps) {
  const [message, show] = useMessage()
  const slugsOf = (items: ShelfItem[]) => items.filter(({ isGone }) => !isGone).map(({ slug }) => slug)
  const send = async () => {
    const path = savedAddress({ trips: slugsOf(trips), stories: slugsOf(stories) })
    show(await share(savedText.list.title, location.origin + path))
  }
  return (
    <span className="needs-scripts inline-flex flex-wrap items-center gap-x-4 gap-y-2">
      <button type="button" onClick={() => void send()} className={buttonStyles.outline}>
        <Share />
        Send this list
      </button>
      <output className="text-small text-neem">{message}</output>
    </span>
  )
}
