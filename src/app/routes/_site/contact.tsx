import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#site/contact/contact-page.tsx'
import { pageLoader, pageQuery, siteQuery } from '#site/shell/queries/site-query.ts'

export const Route = createFileRoute('/_site/contact')({
  loader: pageLoader('contact'),
  head: async ({ match }) => {
    const { contactHead } = await import('#site/contact/contact-head.ts')
    return contactHead(match.context.queries.get(siteQuery), match.context.queries.get(pageQuery('contact')))
  },
  component: ContactPage,
})
