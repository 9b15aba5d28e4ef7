import { createFileRoute, notFound } from '@tanstack/react-router'
import { NotFoundPage } from '#site/shell/not-found-page.tsx'
import { noIndexHead } from '#site/shell/page-head.ts'

export const Route = createFileRoute('/_site/$')({
  loader: () => {
    throw notFound()
  },
  head: () => noIndexHead('Page not found'),
  notFoundComponent: NotFoundPage,
})
