import { Link } from '@tanstack/react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { tripNotFoundTitle } from '../not-found-title.ts'
import { NoticePage } from '#site/shell/notices/notice-page.tsx'
import { NoticePalm } from '#site/shell/notices/notice-palm.tsx'

/** No such trip, or none that is published. */
export function TripNotFound({ message }: { message?: string | undefined }) {
  return (
    <NoticePage
      followed
      drawing={<NoticePalm />}
      title={tripNotFoundTitle}
      text={message || "The trip you're looking for doesn't exist."}
    >
      <Link to="/" className={buttonStyles.primary}>
        Go Home
      </Link>
    </NoticePage>
  )
}
