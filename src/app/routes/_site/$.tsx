import { createFileRoute, notFound } from '@tanstack/react-router'
import { NotFoundPage } from '#site/shell/not-found-page.tsx'
import { hiddenHead } from '#site/shell/page-head.ts'

/** Any other path. */
export const Route = createFileRoute('/_site/$')({
  loader: () => {
    throw notFound()
  },
  head: () => hiddenHead('Page not found'),
  notFoundComponent: NotFoundPage,
})
