import { queryOptions } from '@tanstack/react-query'
import { passwordLinkPaths, type SignInHelp } from '#contract/admin/first-run/password-links.ts'
import { authClient } from './auth-client.ts'
import { callAuth, postAuth } from './auth-call.ts'

const urlOf = (name: keyof typeof passwordLinkPaths) => location.origin + passwordLinkPaths[name]

/** How to sign in without a password, for sign-in forms. A failure leaves the usual line. */
export const signInHelpQuery = queryOptions({
  queryKey: ['sign-in-help'],
  queryFn: ({ signal }) => callAuth(() => authClient.$fetch<SignInHelp>(urlOf('help'), { signal })),
  staleTime: 60_000,
  retry: false,
})

/** @throws AuthError */
export function postLink<Answer>(name: keyof typeof passwordLinkPaths, body: object): Promise<Answer> {
  return postAuth(urlOf(name), body)
}
