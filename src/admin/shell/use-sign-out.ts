import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { adminPaths } from '#values/admin-paths.ts'
import { authClient } from './auth-client.ts'

/** @returns a function that ends the session on the server, forgets what was loaded and shows the login page. */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    await authClient.signOut()
    queryClient.clear()
    await navigate({ to: adminPaths.login })
  }
}
