import { Link } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight } from '#ui/icons.tsx'
import { blogsPerPage } from './blog-queries.ts'
import type { BlogListSearch } from './blog-search.ts'

interface PageLinksProps {
  tag: string | undefined
  /** From 1. */
  page: number
  /** Stories on all pages. */
  total: number
}

/** Real links through the pages of the list; nothing where one page holds all. */
export function PageLinks({ tag, page, total }: PageLinksProps) {
  const pages = Math.ceil(total / blogsPerPage)
  if (pages <= 1) return null
  return (
    <nav
      aria-label="Pages"
      className="mt-16 flex flex-wrap items-center justify-between gap-x-8 border-t border-ink/25 pt-5"
    >
      {page > 1 ? (
        <Link
          to="/blogs"
          search={pageSearch(tag, page - 1)}
          activeOptions={{ exact: true }}
          rel="prev"
          className={linkStyle}
        >
          <ArrowLeft />
          Newer stories
        </Link>
      ) : null}
      <p className="text-small text-muted">
        Page {page} of {pages}
      </p>
      {page < pages ? (
        <Link to="/blogs" search={pageSearch(tag, page + 1)} rel="next" className={linkStyle}>
          Older stories
          <ArrowRight />
        </Link>
      ) : null}
    </nav>
  )
}

const linkStyle =
  'inline-flex min-h-11 items-center gap-2.5 font-semibold transition-colors duration-(--duration-calm) hover:text-madder'

function pageSearch(tag: string | undefined, page: number): BlogListSearch {
  return { ...(tag ? { tag } : {}), ...(page > 1 ? { page } : {}) }
}
