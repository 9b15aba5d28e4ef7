import { createFileRoute } from '@tanstack/react-router'
import type { SiteProfile } from '#contract/site.ts'
import { ErrorPage } from '#site/shell/notices/error-page.tsx'
import displayFont from '#ui/fonts/fraunces.woff2?url'
import textFont from '#ui/fonts/mukta-400.woff2?url'
import strongFont from '#ui/fonts/mukta-600.woff2?url'
import { Frame } from '#site/shell/frame.tsx'
import { siteQuery } from '#site/shell/queries/site-query.ts'
import printStyles from '#site/shell/print.css?url'
import siteStyles from '#site/shell/site.css?url'
import { pageColor } from '#values/pictures/page-color.ts'

export const Route = createFileRoute('/_site')({
  // Not split: every page needs the layout.
  codeSplitGroupings: [],
  loader: async ({ context }) => {
    await context.queries.fetch(siteQuery)
  },
  // Used until the page has a title, so that the tab of a slow page has a name.
  head: ({ match }) => ({
    meta: [...titleOf(match.context.queries.get(siteQuery)), { name: 'theme-color', content: pageColor }],
    links: [
      { rel: 'preload', href: displayFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
      { rel: 'preload', href: textFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
      { rel: 'preload', href: strongFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
      { rel: 'stylesheet', href: siteStyles },
      // Browsers load a style sheet for print with low priority, so it delays no screen.
      { rel: 'stylesheet', href: printStyles, media: 'print' },
    ],
  }),
  component: Frame,
  errorComponent: ErrorPage,
})

function titleOf(site: SiteProfile | undefined) {
  return site ? [{ title: site.brand_name }] : []
}
