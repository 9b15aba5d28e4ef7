import { Link } from '@tanstack/react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { NoticePage } from '../shell/notice-page.tsx'

/** Verbatim (specification 8). */
export const categoryNotFound = 'Category Not Found'

export function CategoryNotFoundPage() {
  return (
    <NoticePage title={categoryNotFound} text="The category you're looking for doesn't exist.">
      <Link to="/" className={buttonStyles.primary}>
        Go Home
      </Link>
    </NoticePage>
  )
}
