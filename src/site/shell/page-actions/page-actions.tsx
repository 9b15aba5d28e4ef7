import { Link } from '@tanstack/react-router'
import { Share } from '#ui/icons.tsx'
import { SaveButton } from './save-button.tsx'
import { useSavedPages, type SavedProps } from './saved-pages.ts'
import { share } from './share.ts'
import { useMessage } from './use-message.ts'

const buttonStyle =
  'inline-flex min-h-11 cursor-pointer items-center gap-2.5 font-semibold transition-colors duration-(--duration-calm) hover:text-madder'

/** Share, which needs scripts, and Save. The header links to saved trips, this to saved stories. */
export function PageActions({ className = '', ...saved }: SavedProps & { className?: string }) {
  return (
    <div className={`page-actions no-print ${className}`}>
      <ShareButton title={saved.page.title} />
      <SaveButton {...saved} className="" buttonClass={buttonStyle}>
        <span>Save</span>
      </SaveButton>
      {saved.kind === 'story' ? <SavedStories slug={saved.page.slug} /> : null}
    </div>
  )
}

function SavedStories({ slug }: { slug: string }) {
  if (!useSavedPages('story').some((each) => each.slug === slug)) return null
  return (
    <Link to="/saved" className="text-link inline-flex min-h-11 items-center text-small">
      See all
    </Link>
  )
}

function ShareButton({ title }: { title: string }) {
  const [message, show] = useMessage()
  const url = () => `${location.origin}${location.pathname}`
  return (
    <div className="needs-scripts">
      <button
        type="button"
        aria-label="Share"
        onClick={() => void share(title, url()).then(show)}
        className={buttonStyle}
      >
        <Share />
        <span>Share</span>
      </button>
      <output className="text-small text-neem">{message}</output>
    </div>
  )
}
