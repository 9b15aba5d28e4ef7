import { Link } from '@tanstack/react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { NoticePage } from '../shell/notice-page.tsx'
import { blogsText } from './blogs-text.ts'

const { title, text, link } = blogsText.story.notFound

/** Specification 2.7. */
export function BlogNotFound() {
  return (
    <NoticePage title={title} text={text}>
      <Link to="/blogs" className={buttonStyles.primary}>
        {link}
      </Link>
    </NoticePage>
  )
}
