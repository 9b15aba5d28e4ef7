import { Link } from '@tanstack/react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { NoticePage } from '#site/shell/notice-page.tsx'

export const tripNotFoundTitle = 'Trip Not Found'

/** No such trip, or none that is published. */
export function TripNotFound({ message }: { message?: string | undefined }) {
  return (
    <NoticePage title={tripNotFoundTitle} text={message || "The trip you're looking for doesn't exist."}>
      <Link to="/" className={buttonStyles.primary}>
        Go Home
      </Link>
    </NoticePage>
  )
}
