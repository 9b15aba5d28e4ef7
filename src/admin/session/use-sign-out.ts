import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { authClient } from './auth-client.ts'
import { identityQuery } from './identity-query.ts'
import { toastFailure } from '../kit/feedback/toasts.ts'
import { forgetRecentItems } from '../kit/search/recent-items.ts'
import { removeAllUnsaved } from '../kit/form/unsaved-store.ts'
import { mayLeaveAll } from '../kit/form/use-unsaved-guard.ts'

/** @returns a function that ends the session, clears cached queries and unsaved copies, and shows the login page. */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    // Ask before signing out: afterwards the forms cannot be saved.
    if (!(await mayLeaveAll())) return
    // Requests in flight would fail once the session has ended.
    await queryClient.cancelQueries()
    if (!(await endSession())) {
      void queryClient.invalidateQueries()
      return toastFailure('You are still signed in: the server could not be reached.')
    }
    // The screen may have begun others since.
    await queryClient.cancelQueries()
    await removeAllUnsaved()
    forgetRecentItems()
    queryClient.removeQueries({ queryKey: identityQuery.queryKey })
    await navigate({ to: adminPaths.login, ignoreBlocker: true })
    // The screen that is left would fetch again what it still shows.
    queryClient.clear()
  }
}

async function endSession(): Promise<boolean> {
  try {
    const { error } = await authClient.signOut()
    // A session that had already expired counts as signed out.
    return !error || error.status < 500
  } catch {
    return false
  }
}
