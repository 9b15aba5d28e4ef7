import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { adminPaths } from '#values/admin-paths.ts'
import { authClient } from './auth-client.ts'
import { toastFailure } from '../feedback/toasts.ts'
import { mayLeaveForms } from '../form/use-unsaved-guard.ts'

/** @returns a function that ends the session on the server, forgets what was loaded and shows the login page. */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    // Asked first: once the session has ended there is no staying.
    if (!(await mayLeaveForms())) return
    // What is under way would be refused once the session has ended.
    await queryClient.cancelQueries()
    if (!(await endSession())) {
      void queryClient.invalidateQueries()
      return toastFailure('You are still signed in: the server could not be reached.')
    }
    queryClient.clear()
    await navigate({ to: adminPaths.login, ignoreBlocker: true })
  }
}

async function endSession(): Promise<boolean> {
  try {
    const { error } = await authClient.signOut()
    // A session that had ended already is signed out as well.
    return !error || error.status < 500
  } catch {
    return false
  }
}
