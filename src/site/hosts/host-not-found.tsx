import { Link } from '@tanstack/react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { NoticePage } from '../shell/notices/notice-page.tsx'
import { NoticePalm } from '../shell/notices/notice-palm.tsx'
import { hostNotFoundTitle } from './not-found-title.ts'

/** No such host, or none with a published trip. */
export function HostNotFound() {
  return (
    <NoticePage
      followed
      drawing={<NoticePalm />}
      title={hostNotFoundTitle}
      text="The host you’re looking for has no page here, or no trip just now."
    >
      <Link to="/" className={buttonStyles.primary}>
        Go Home
      </Link>
    </NoticePage>
  )
}
