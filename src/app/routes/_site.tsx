import { createFileRoute, Outlet } from '@tanstack/react-router'
import type { SiteProfile } from '#contract/site.ts'
import { ErrorPage } from '#site/shell/error-page.tsx'
import displayFont from '#ui/fonts/fraunces.woff2?url'
import textFont from '#ui/fonts/mukta-400.woff2?url'
import strongFont from '#ui/fonts/mukta-600.woff2?url'
import { Frame } from '#site/shell/frame.tsx'
import { NotFoundPage } from '#site/shell/not-found-page.tsx'
import { siteQuery } from '#site/shell/site-query.ts'
import printStyles from '#site/shell/print.css?url'
import siteStyles from '#site/shell/site.css?url'
import { pageColor } from '#values/pictures/page-color.ts'

/** The frame of every public page. */
export const Route = createFileRoute('/_site')({
  // Every page needs the frame: it comes with the first file.
  codeSplitGroupings: [],
  loader: async ({ context }) => {
    await context.reads.ensure(siteQuery)
  },
  // The title stands until the page itself has one, so that a slow page's tab has a name.
  head: ({ match }) => ({
    meta: [...titleOf(match.context.reads.known(siteQuery)), { name: 'theme-color', content: pageColor }],
    links: [
      { rel: 'preload', href: displayFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
      { rel: 'preload', href: textFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
      { rel: 'preload', href: strongFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
      { rel: 'stylesheet', href: siteStyles },
      // Fetched after everything else: no screen waits for what only paper needs.
      { rel: 'stylesheet', href: printStyles, media: 'print' },
    ],
  }),
  component: SiteLayout,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
})

function titleOf(site: SiteProfile | undefined) {
  return site ? [{ title: site.brand_name }] : []
}

function SiteLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}
