import { Link } from '@tanstack/react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { NoticePage } from './notice-page.tsx'
import { NoticePalm } from './notice-palm.tsx'

/** Specification 2.10. */
export function NotFoundPage() {
  return (
    <NoticePage
      followed
      drawing={<NoticePalm />}
      numeral="404"
      title="Oops! Page not found"
      text="The address may have a typo, or the page has moved."
    >
      <Link to="/" className={buttonStyles.primary}>
        Return to Home
      </Link>
    </NoticePage>
  )
}
