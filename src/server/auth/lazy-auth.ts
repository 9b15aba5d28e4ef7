import { memoizeAsync } from '../memoize-async.ts'
import type { Auth, AuthParts } from './auth.ts'

/** Gives sign-in, which is made when it is first asked for. */
export type LazyAuth = () => Promise<Auth>

/** @returns sign-in for later: its libraries are three hundred files, and readers of the site need none of them. */
export function lazyAuth(parts: AuthParts): LazyAuth {
  return memoizeAsync(async () => (await import('./auth.ts')).createAuth(parts))
}
