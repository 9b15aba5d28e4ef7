import { Link } from '@tanstack/react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { categoryNotFound } from './not-found-title.ts'
import { NoticePage } from '../shell/notices/notice-page.tsx'
import { NoticePalm } from '../shell/notices/notice-palm.tsx'

export function CategoryNotFoundPage() {
  return (
    <NoticePage
      followed
      drawing={<NoticePalm />}
      title={categoryNotFound}
      text="The category you're looking for doesn't exist."
    >
      <Link to="/" className={buttonStyles.primary}>
        Go Home
      </Link>
    </NoticePage>
  )
}
