import { Link } from '@tanstack/react-router'
import { PalmDrawing } from '#site/shell/brand/palm-drawing.tsx'
import { NoticePage } from '#site/shell/notices/notice-page.tsx'
import { notFoundTitles } from '#site/shell/notices/not-found-titles.ts'
import { WhereTo } from '#site/trips/card/where-to.tsx'
import { buttonStyles } from '#ui/button-styles.ts'

interface UnknownProps {
  numeral?: string
  title: string
  text: string
  /** Where it leads back to. */
  link?: { to: '/' | '/blogs'; label: string }
}

const home = { to: '/', label: 'Go Home' } as const

/** A page that was not found, and where to go instead. */
function Unknown({ link = home, ...notice }: UnknownProps) {
  return (
    <>
      <NoticePage
        {...notice}
        followed
        drawing={
          <PalmDrawing className="no-print absolute bottom-0 sm:right-[-22%] w-[90%] text-madder/55 max-sm:hidden lg:right-[-10%] lg:w-[72%] lg:max-w-[80rem]" />
        }
      >
        <Link to={link.to} className={buttonStyles.primary}>
          {link.label}
        </Link>
      </NoticePage>
      <WhereTo />
    </>
  )
}

/** Specification 2.10. */
export function UnknownPage() {
  return (
    <Unknown
      numeral="404"
      title="Oops! Page not found"
      text="The address may have a typo, or the page has moved."
      link={{ to: '/', label: 'Return to Home' }}
    />
  )
}

export function UnknownCategory() {
  return <Unknown title={notFoundTitles.category} text="The category you're looking for doesn't exist." />
}

/** No such trip, or none that is published. */
export function UnknownTrip({ data }: { data?: unknown }) {
  const { message } = (data ?? {}) as { message?: string }
  return <Unknown title={notFoundTitles.trip} text={message || "The trip you're looking for doesn't exist."} />
}

/** Specification 2.7. */
export function UnknownStory() {
  return (
    <Unknown
      title={notFoundTitles.story}
      text="The blog post you're looking for doesn't exist or has been removed."
      link={{ to: '/blogs', label: 'Back to Blogs' }}
    />
  )
}

/** No such host, or none with a published trip. */
export function UnknownHost() {
  return (
    <Unknown title={notFoundTitles.host} text="The host you’re looking for has no page here, or no trip just now." />
  )
}
