import { Link } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { Bookmark, Share } from '#ui/icons.tsx'
import { toggleSavedPage, useSavedPages, type SavedProps } from './saved-pages.ts'
import { savedSection } from './saved-section.ts'

/** Milliseconds for which the result of 'Share' is shown. */
const messageTime = 5000

/** Share and Save. */
export function PageActionButtons({ kind, page }: SavedProps) {
  return (
    <>
      <ShareButton title={page.title} />
      <SaveButton kind={kind} page={page} />
    </>
  )
}

function ShareButton({ title }: { title: string }) {
  const [message, setMessage] = useState('')
  useEffect(() => {
    if (!message) return undefined
    const timer = setTimeout(() => setMessage(''), messageTime)
    return () => clearTimeout(timer)
  }, [message])
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <ActionButton onClick={() => void share(title).then(setMessage)}>
        <Share />
        Share
      </ActionButton>
      <output className="text-small text-neem">{message}</output>
    </span>
  )
}

function SaveButton({ kind, page }: SavedProps) {
  const saved = useSavedPages(kind).some(({ slug }) => slug === page.slug)
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <ActionButton pressed={saved} onClick={() => toggleSavedPage(kind, page)}>
        <Bookmark className={`size-5 ${saved ? 'fill-madder text-madder' : ''}`} />
        {saved ? 'Saved' : 'Save'}
      </ActionButton>
      {saved ? (
        <Link to="/blogs" hash={savedSection} className="text-link inline-flex min-h-11 items-center text-small">
          See all
        </Link>
      ) : null}
    </span>
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
 * Opens the device's share sheet, or copies the link where there is none.
 * @returns the message to show; empty when the device has confirmed already.
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
