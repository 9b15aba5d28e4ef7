import { createFileRoute } from '@tanstack/react-router'
import { contactHead } from '#site/contact/contact-head.ts'
import { ContactPage } from '#site/contact/contact-page.tsx'
import { pageLoader, pageQuery, siteQuery } from '#site/shell/queries/site-query.ts'

export const Route = createFileRoute('/_site/contact')({
  loader: pageLoader('contact'),
  head: ({ match }) => {
    return contactHead(match.context.queries.get(siteQuery), match.context.queries.get(pageQuery('contact')))
  },
  component: ContactPage,
})
