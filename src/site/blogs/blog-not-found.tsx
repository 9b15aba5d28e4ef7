import { Link } from '@tanstack/react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { NoticePage } from '../shell/notices/notice-page.tsx'
import { NoticePalm } from '../shell/notices/notice-palm.tsx'
import { blogsText } from './blogs-text.ts'

const { title, text, link } = blogsText.story.notFound

/** Specification 2.7. */
export function BlogNotFound() {
  return (
    <NoticePage followed drawing={<NoticePalm />} title={title} text={text}>
      <Link to="/blogs" className={buttonStyles.primary}>
        {link}
      </Link>
    </NoticePage>
  )
}
