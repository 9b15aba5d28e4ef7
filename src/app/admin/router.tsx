import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { AdminLayout } from '#admin/shell/admin-layout.tsx'
import { createAdminQueryClient } from '#admin/kit/api/admin-query-client.ts'
import { identityQuery } from '#admin/session/identity-query.ts'
import { readActivitySearch } from '#admin/publishing/activity/activity-search.ts'
import { readAsOfSearch } from '#admin/publishing/as-of/as-of-search.ts'
import { readBlogSearch } from '#admin/blogs/blog-search.ts'
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

const dashboardRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: adminPaths.dashboard,
  component: lazyRouteComponent(() => import('#admin/dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
})

const heroImagesRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: adminPaths.heroImages,
  validateSearch: onlyValidated(readListSearch),
  component: lazyRouteComponent(() => import('#admin/hero-images/hero-images-screen.tsx'), 'HeroImagesScreen'),
})

const categoriesRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: adminPaths.categories,
  validateSearch: onlyValidated(readListSearch),
  component: lazyRouteComponent(() => import('#admin/categories/categories-screen.tsx'), 'CategoriesScreen'),
})

const tripsRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: adminPaths.trips,
  validateSearch: onlyValidated(readTripSearch),
  component: lazyRouteComponent(() => import('#admin/trips/trips-screen.tsx'), 'TripsScreen'),
})

const vendorsRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: adminPaths.vendors,
  validateSearch: onlyValidated(readVendorSearch),
  component: lazyRouteComponent(() => import('#admin/vendors/vendors-screen.tsx'), 'VendorsScreen'),
})

const blogsRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: adminPaths.blogs,
  validateSearch: onlyValidated(readBlogSearch),
  component: lazyRouteComponent(() => import('#admin/blogs/blogs-screen.tsx'), 'BlogsScreen'),
})

const testimonialsRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: adminPaths.testimonials,
  validateSearch: onlyValidated(readTestimonialSearch),
  component: lazyRouteComponent(() => import('#admin/testimonials/testimonials-screen.tsx'), 'TestimonialsScreen'),
})

const enquiriesRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: adminPaths.enquiries,
  validateSearch: onlyValidated(readEnquirySearch),
  component: lazyRouteComponent(() => import('#admin/enquiries/enquiries-screen.tsx'), 'EnquiriesScreen'),
})

const picturesRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: adminPaths.pictures,
  validateSearch: onlyValidated(readPictureSearch),
  component: lazyRouteComponent(() => import('#admin/pictures/pictures-screen.tsx'), 'PicturesScreen'),
})

const regionsRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: adminPaths.regions,
  validateSearch: onlyValidated(readListSearch),
  component: lazyRouteComponent(() => import('#admin/regions/regions-screen.tsx'), 'RegionsScreen'),
})

const importRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: adminPaths.imports,
  validateSearch: onlyValidated(readImportSearch),
  component: lazyRouteComponent(() => import('#admin/exchange/imports/import-screen.tsx'), 'ImportScreen'),
})

const asOfRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: adminPaths.asOf,
  validateSearch: onlyValidated(readAsOfSearch),
  component: lazyRouteComponent(() => import('#admin/publishing/as-of/as-of-screen.tsx'), 'AsOfScreen'),
})

const activityRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: adminPaths.activity,
  validateSearch: onlyValidated(readActivitySearch),
  component: lazyRouteComponent(() => import('#admin/publishing/activity/activity-screen.tsx'), 'ActivityScreen'),
})

const trashRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: adminPaths.trash,
  validateSearch: onlyValidated(readTrashSearch),
  component: lazyRouteComponent(() => import('#admin/publishing/trash/trash-screen.tsx'), 'TrashScreen'),
})

const settingsRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: adminPaths.settings,
  validateSearch: onlyValidated(readSettingsSearch),
  component: lazyRouteComponent(() => import('./settings.tsx'), 'Settings'),
})

const accountRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: adminPaths.account,
  component: lazyRouteComponent(() => import('#admin/session/account/account-screen.tsx'), 'AccountScreen'),
})

const routeTree = rootRoute.addChildren([
  loginRoute(adminPaths.root),
  loginRoute(adminPaths.login),
  setPasswordRoute,
  confirmEmailRoute,
  guardedRoute.addChildren([
    dashboardRoute,
    heroImagesRoute,
    categoriesRoute,
    tripsRoute,
    vendorsRoute,
    blogsRoute,
    testimonialsRoute,
    enquiriesRoute,
    picturesRoute,
    regionsRoute,
    importRoute,
    trashRoute,
    asOfRoute,
    activityRoute,
    settingsRoute,
    accountRoute,
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
