import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#site/contact/contact-page.tsx'
import { pageHead } from '#site/shell/page-head.ts'
import { siteQuery } from '#site/shell/site-query.ts'

export const Route = createFileRoute('/_site/contact')({
  head: async ({ match }) => {
    const { faqData } = await import('#site/contact/faq-data.ts')
    const site = match.context.reads.known(siteQuery)
    return pageHead({
      site,
      title: 'Contact',
      description:
        'Ask about a journey, a season, a road or a dish: how to reach us, how soon we answer, and what travellers ask most often.',
      path: '/contact',
      structuredData: site ? faqData(site) : undefined,
    })
  },
  component: ContactPage,
})
