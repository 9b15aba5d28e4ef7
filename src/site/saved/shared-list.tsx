import { Link } from '@tanstack/react-router'
import { Heart } from '#ui/icons.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { namesIn } from '#values/addresses/saved-address.ts'
import { saveAll } from '../shell/page-actions/saved-pages.ts'
import { useMessage } from '../shell/page-actions/use-message.ts'
import { useQuery } from '../shell/queries/use-query.ts'
import { chosenStoriesQuery, chosenTripsQuery } from './saved-queries.ts'
import { savedText } from './saved-text.ts'
import type { SavedList } from './saved-search.ts'
import { AskButton, SendButton } from './shelf-actions.tsx'
import { storyItem, tripItem, type ShelfItem } from './shelf-item.ts'
import { ShelfItems } from './shelf-items.tsx'
import { ShelfHeading, ShelfNotice } from './shelf-notice.tsx'

const text = savedText.list

/** A list from its address, the same for all visitors; items that are not on the site are left out. */
export function SharedList({ list }: { list: SavedList }) {
  const trips = useQuery(chosenTripsQuery(namesIn(list.trips), list.people)).map(tripItem)
  const stories = useQuery(chosenStoriesQuery(namesIn(list.stories))).map(storyItem)
  if (trips.length + stories.length === 0) return <ShelfNotice title={text.emptyTitle} text={text.empty} />
  return (
    <>
      <ShelfHeading title={text.title} lead={text.lead} />
      <div className="mt-8 flex flex-wrap items-center gap-4">
        <AskButton trips={trips} people={list.people} />
        <SaveAllButton trips={trips} stories={stories} />
        <SendButton trips={trips} stories={stories} />
      </div>
      <ShelfItems trips={trips} stories={stories} list={list} />
    </>
  )
}

function SaveAllButton({ trips, stories }: { trips: ShelfItem[]; stories: ShelfItem[] }) {
  const [message, show] = useMessage()
  const save = () => {
    saveAll('trip', trips.map(pageOf))
    saveAll('story', stories.map(pageOf))
    show(savedText.saved)
  }
  return (
    <span className="needs-scripts inline-flex flex-wrap items-center gap-x-4 gap-y-2">
      <button type="button" onClick={save} className={buttonStyles.outline}>
        <Heart />
        Save them all
      </button>
      <output className="text-small text-neem">
        {message ? (
          <>
            {message} ·{' '}
            <Link to="/saved" className="text-link">
              See all
            </Link>
          </>
        ) : null}
      </output>
    </span>
  )
}

function pageOf({ slug, title, picture = null }: ShelfItem) {
  return { slug, title, picture }
}
