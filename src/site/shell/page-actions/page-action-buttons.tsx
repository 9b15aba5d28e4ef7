import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Bookmark, Share } from '#ui/icons.tsx'
import { toggleSavedPage, useSavedPages, type SavedProps } from './saved-pages.ts'
import { share } from './share.ts'
import { useMessage } from './use-message.ts'

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
  const [message, show] = useMessage()
  const url = () => `${location.origin}${location.pathname}`
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <ActionButton onClick={() => void share(title, url()).then(show)}>
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
        <Link to="/saved" className="text-link inline-flex min-h-11 items-center text-small">
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
