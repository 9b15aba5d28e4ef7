import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { LegalPageName, SiteProfile } from '#contract/site.ts'
import { LegalPage } from '#site/legal/legal-page.tsx'
import { lazyPageHead } from '#site/shell/head/lazy-page-head.ts'
import { noIndexHead } from '#site/shell/page-head.ts'
import { pageQuery, siteQuery } from '#site/shell/queries/site-query.ts'
import { throwNotFound } from '../-not-found.ts'

const heads = {
  privacy: lazyPageHead(() => import('#values/pages/privacy.ts')),
  terms: lazyPageHead(() => import('#values/pages/terms.ts')),
  cancellation: lazyPageHead(() => import('#values/pages/cancellation.ts')),
}

/** The legal pages, which share a route as the code of routes is part of every page, and all that do not exist. */
export const Route = createFileRoute('/_site/$')({
  loader: async ({ context: { queries }, params: { _splat: path } }) => {
    if (isLegalPage(path, await queries.fetch(siteQuery))) {
      await queries.fetch(pageQuery(path))
      return
    }
    await throwNotFound(queries)
  },
  head: async ({ match }) => {
    const { _splat: path } = match.params
    const site = match.context.queries.get(siteQuery)
    return isLegalPage(path, site) ? heads[path]({ match }) : noIndexHead(site, 'Page not found')
  },
  component: Legal,
  notFoundComponent: lazyRouteComponent(() => import('../-unknown-pages.tsx'), 'UnknownPage'),
})

/** The cancellation policy is optional. */
function isLegalPage(path: string | undefined, site: SiteProfile | undefined): path is LegalPageName {
  return path === 'privacy' || path === 'terms' || (path === 'cancellation' && site?.cancellation === true)
}

function Legal() {
  const { _splat: name } = Route.useParams()
  return <LegalPage name={name as LegalPageName} />
}
