import { useEffect, useState, type ReactNode } from 'react'
import { Bookmark, Share } from '#ui/icons.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { toggleSavedStory, useSavedStories, type SavedStory } from '../saved-stories.ts'

/** How long the answer to 'Share' stays, milliseconds. */
const answerTime = 5000

/** 'Share' and 'Save'. They need scripts, so they come with them; their place is kept. */
export function StoryActions({ slug, title }: SavedStory) {
  const hydrated = useHydrated()
  return (
    <div className="no-print flex min-h-11 flex-wrap items-center gap-x-7 lg:min-h-22 lg:flex-col lg:items-start">
      {hydrated ? (
        <>
          <ShareButton title={title} />
          <SaveButton slug={slug} title={title} />
        </>
      ) : null}
    </div>
  )
}

function ShareButton({ title }: { title: string }) {
  const [answer, setAnswer] = useState('')
  useEffect(() => {
    if (!answer) return undefined
    const timer = setTimeout(() => setAnswer(''), answerTime)
    return () => clearTimeout(timer)
  }, [answer])
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <ActionButton onClick={() => void share(title).then(setAnswer)}>
        <Share />
        Share
      </ActionButton>
      <output className="text-small text-neem">{answer}</output>
    </span>
  )
}

function SaveButton(story: SavedStory) {
  const saved = useSavedStories().some(({ slug }) => slug === story.slug)
  return (
    <ActionButton pressed={saved} onClick={() => toggleSavedStory(story)}>
      <Bookmark className={`size-5 ${saved ? 'fill-madder text-madder' : ''}`} />
      {saved ? 'Saved' : 'Save'}
    </ActionButton>
  )
}

interface ActionButtonProps {
  pressed?: boolean
  onClick: () => void
  children: ReactNode
}

function ActionButton({ pressed, onClick, children }: ActionButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-pressed={pressed}
      className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 font-semibold transition-colors duration-(--duration-calm) hover:text-madder"
    >
      {children}
    </button>
  )
}

/**
 * Hands the page to the device's own share sheet, or copies its link where there is none.
 * @returns what to tell the reader; nothing when the device has told it.
 */
async function share(title: string): Promise<string> {
  const url = `${location.origin}${location.pathname}`
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url })
      return ''
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return ''
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'Link copied'
  } catch {
    return 'Please copy the link from the address bar'
  }
}
