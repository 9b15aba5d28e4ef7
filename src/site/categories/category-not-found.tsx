import { Link } from '@tanstack/react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { NoticePage } from '../shell/notice-page.tsx'

/** Title of the page at an address that is no category's (specification 8). */
export const categoryNotFound = 'Category Not Found'

/** The page at such an address. */
export function CategoryNotFoundPage() {
  return (
    <NoticePage title={categoryNotFound} text="The category you're looking for doesn't exist.">
      <Link to="/" className={buttonStyles.primary}>
        Go Home
      </Link>
    </NoticePage>
  )
}
