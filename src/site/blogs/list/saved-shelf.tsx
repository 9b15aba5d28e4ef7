import { Link } from '@tanstack/react-router'
import { Cross } from '#ui/icons.tsx'
import { toggleSavedStory, useSavedStories, type SavedStory } from '../saved-stories.ts'

/** Stories saved in this browser; renders nothing without any. */
export function SavedStories() {
  const stories = useSavedStories()
  if (stories.length === 0) return null
  return (
    <section aria-labelledby="saved-heading" className="no-print bg-sand py-16 lg:py-24">
      <div className="page-width grid gap-x-16 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="saved-heading" className="text-h2">
            Saved stories
          </h2>
          <p className="mt-4 text-muted">Kept in this browser, for no one but you.</p>
        </div>
        <ul className="border-t border-ink/25 lg:col-span-8">
          {stories.map((story) => (
            <SavedItem key={story.slug} story={story} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function SavedItem({ story }: { story: SavedStory }) {
  return (
    <li className="flex items-center justify-between gap-4 border-b border-ink/25 py-2">
      <Link
        to="/blog/$slug"
        params={{ slug: story.slug }}
        className="flex min-h-12 grow items-center font-display text-h3 transition-colors duration-(--duration-calm) wrap-anywhere hover:text-madder"
      >
        {story.title}
      </Link>
      <button
        type="button"
        onClick={() => toggleSavedStory(story)}
        aria-label={`Remove ${story.title}`}
        className="inline-flex size-12 shrink-0 cursor-pointer items-center justify-center transition-colors duration-(--duration-calm) hover:text-madder"
      >
        <Cross />
      </button>
    </li>
  )
}
