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
import { createAdminQueryClient } from '#admin/shell/admin-query-client.ts'
import { identityQuery } from '#admin/shell/identity-query.ts'
import { readListSearch } from '#admin/shell/list-search.ts'
import { ScreenError, ScreenLoading, ScreenNotFound } from '#admin/shell/screen-states.tsx'
import { adminPaths } from '#values/admin-paths.ts'

interface AdminContext {
  queryClient: QueryClient
}

const rootRoute = createRootRouteWithContext<AdminContext>()({ component: Outlet })

/** Both login addresses: whoever is signed in already goes on to the dashboard. */
function loginRoute<const T extends string>(path: T) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: (search: Record<string, unknown>): { from?: string } =>
      typeof search.from === 'string' && search.from.startsWith('/admin/') ? { from: search.from } : {},
    beforeLoad: async ({ context }) => {
      const identity = await context.queryClient.ensureQueryData(identityQuery)
      if (identity) throw redirect({ to: adminPaths.dashboard })
    },
    component: lazyRouteComponent(() => import('#admin/login/login-page.tsx'), 'LoginPage'),
  })
}

/** Everything behind the sign-in: a spinner while that is checked, the login page for everybody but the admin. */
const guardedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guarded',
  beforeLoad: async ({ context, location }) => {
    const identity = await context.queryClient.ensureQueryData(identityQuery)
    if (!identity) throw redirect({ to: adminPaths.login, search: { from: location.href } })
  },
  component: AdminLayout,
})

const dashboardRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: adminPaths.dashboard,
  component: lazyRouteComponent(() => import('#admin/dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
})

const routeTree = rootRoute.addChildren([
  loginRoute(adminPaths.root),
  loginRoute(adminPaths.login),
  guardedRoute.addChildren([dashboardRoute]),
])

/** @returns the back office's router with a query client of its own. */
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
