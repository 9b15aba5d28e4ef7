import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  type RouteComponent,
} from '@tanstack/react-router'
import { AdminLayout } from '#admin/shell/admin-layout.tsx'
import { createAdminQueryClient } from '#admin/kit/api/admin-query-client.ts'
import { identityQuery } from '#admin/session/identity-query.ts'
import { readActivitySearch } from '#admin/publishing/activity/activity-search.ts'
import { readAsOfSearch } from '#admin/publishing/as-of/as-of-search.ts'
import { readBlogSearch } from '#admin/blogs/blog-search.ts'
import { readProposalSearch } from '#admin/proposals/proposal-search.ts'
import { readEnquirySearch } from '#admin/enquiries/enquiry-search.ts'
import { readImportSearch } from '#admin/exchange/imports/import-search.ts'
import { readPictureSearch } from '#admin/pictures/picture-search.ts'
import { onlyValidated, readListSearch } from '#admin/kit/list/list-search.ts'
import { readSettingsSearch } from '#admin/settings/settings-search.ts'
import { readTrashSearch } from '#admin/publishing/trash/trash-search.ts'
import { readTestimonialSearch } from '#admin/testimonials/testimonial-search.ts'
import { readTripSearch } from '#admin/trips/trip-search.ts'
import { readVendorSearch } from '#admin/vendors/vendor-search.ts'
import { alone, ScreenError, ScreenLoading, ScreenNotFound } from '#admin/kit/feedback/screen-states.tsx'
import { adminPaths, returnAddress } from '#values/addresses/admin-paths.ts'

interface AdminContext {
  queryClient: QueryClient
}

const rootRoute = createRootRouteWithContext<AdminContext>()({ component: Outlet, ...alone })

/** Open redirects are refused: only paths of the back office are accepted. */
function readReturnAddress({ from }: Record<string, unknown>): { from?: string } {
  return typeof from === 'string' && from.startsWith('/admin/') ? { from } : {}
}

const readLoginSearch = onlyValidated(readReturnAddress)

/** Both login paths; a signed-in admin is redirected to the dashboard. */
function loginRoute<const T extends string>(path: T) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    ...alone,
    validateSearch: readLoginSearch,
    beforeLoad: async ({ context }) => {
      const identity = await context.queryClient.ensureQueryData(identityQuery)
      if (identity) throw redirect({ to: adminPaths.dashboard })
    },
    component: lazyRouteComponent(() => import('#admin/session/login/login-page.tsx'), 'LoginPage'),
  })
}

const setPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: adminPaths.setPassword,
  ...alone,
  component: lazyRouteComponent(() => import('#admin/session/login/set-password-page.tsx'), 'SetPasswordPage'),
})

const confirmEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: adminPaths.confirmEmail,
  ...alone,
  component: lazyRouteComponent(() => import('#admin/session/login/confirm-email-page.tsx'), 'ConfirmEmailPage'),
})

/** All screens that need a session; without one it redirects to the login page. */
const guardedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guarded',
  pendingComponent: alone.pendingComponent,
  errorComponent: alone.errorComponent,
  beforeLoad: async ({ context, location }) => {
    const identity = await context.queryClient.ensureQueryData(identityQuery)
    if (!identity) throw redirect({ to: adminPaths.login, search: returnAddress(location.href) })
  },
  component: AdminLayout,
})

/** A screen behind the sign-in, and what reads its search parameters. */
function screen<const Path extends string, Search extends object>(
  path: Path,
  readSearch: (search: Record<string, unknown>) => Search,
  component: RouteComponent,
) {
  return createRoute({
    getParentRoute: () => guardedRoute,
    path,
    validateSearch: onlyValidated(readSearch),
    component,
  })
}

const nothing = () => ({})

const routeTree = rootRoute.addChildren([
  loginRoute(adminPaths.root),
  loginRoute(adminPaths.login),
  setPasswordRoute,
  confirmEmailRoute,
  guardedRoute.addChildren([
    screen(
      adminPaths.dashboard,
      nothing,
      lazyRouteComponent(() => import('#admin/dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
    ),
    screen(
      adminPaths.heroImages,
      readListSearch,
      lazyRouteComponent(() => import('#admin/hero-images/hero-images-screen.tsx'), 'HeroImagesScreen'),
    ),
    screen(
      adminPaths.categories,
      readListSearch,
      lazyRouteComponent(() => import('#admin/categories/categories-screen.tsx'), 'CategoriesScreen'),
    ),
    screen(
      adminPaths.trips,
      readTripSearch,
      lazyRouteComponent(() => import('#admin/trips/trips-screen.tsx'), 'TripsScreen'),
    ),
    screen(
      adminPaths.vendors,
      readVendorSearch,
      lazyRouteComponent(() => import('#admin/vendors/vendors-screen.tsx'), 'VendorsScreen'),
    ),
    screen(
      adminPaths.blogs,
      readBlogSearch,
      lazyRouteComponent(() => import('#admin/blogs/blogs-screen.tsx'), 'BlogsScreen'),
    ),
    screen(
      adminPaths.testimonials,
      readTestimonialSearch,
      lazyRouteComponent(() => import('#admin/testimonials/testimonials-screen.tsx'), 'TestimonialsScreen'),
    ),
    screen(
      adminPaths.enquiries,
      readEnquirySearch,
      lazyRouteComponent(() => import('./enquiries.tsx'), 'Enquiries'),
    ),
    screen(
      adminPaths.proposals,
      readProposalSearch,
      lazyRouteComponent(() => import('#admin/proposals/proposals-screen.tsx'), 'ProposalsScreen'),
    ),
    screen(
      adminPaths.pictures,
      readPictureSearch,
      lazyRouteComponent(() => import('#admin/pictures/pictures-screen.tsx'), 'PicturesScreen'),
    ),
    screen(
      adminPaths.regions,
      readListSearch,
      lazyRouteComponent(() => import('#admin/regions/regions-screen.tsx'), 'RegionsScreen'),
    ),
    screen(
      adminPaths.imports,
      readImportSearch,
      lazyRouteComponent(() => import('#admin/exchange/imports/import-screen.tsx'), 'ImportScreen'),
    ),
    screen(
      adminPaths.trash,
      readTrashSearch,
      lazyRouteComponent(() => import('#admin/publishing/trash/trash-screen.tsx'), 'TrashScreen'),
    ),
    screen(
      adminPaths.asOf,
      readAsOfSearch,
      lazyRouteComponent(() => import('#admin/publishing/as-of/as-of-screen.tsx'), 'AsOfScreen'),
    ),
    screen(
      adminPaths.activity,
      readActivitySearch,
      lazyRouteComponent(() => import('#admin/publishing/activity/activity-screen.tsx'), 'ActivityScreen'),
    ),
    screen(
      adminPaths.settings,
      readSettingsSearch,
      lazyRouteComponent(() => import('./settings.tsx'), 'Settings'),
    ),
    screen(
      adminPaths.account,
      nothing,
      lazyRouteComponent(() => import('#admin/session/account/account-screen.tsx'), 'AccountScreen'),
    ),
  ]),
])

export function createAdminRouter() {
  const queryClient = createAdminQueryClient()
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingComponent: ScreenLoading,
    defaultErrorComponent: ScreenError,
    defaultNotFoundComponent: ScreenNotFound,
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAdminRouter>
  }
}
