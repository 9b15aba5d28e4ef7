import { memoizeAsync } from '../memoize-async.ts'
import type { Auth, AuthParts } from './auth.ts'

export type LazyAuth = () => Promise<Auth>

interface LazyAuthParts extends Omit<AuthParts, 'brand'> {
  brand: () => Promise<string>
}

/** Imported on first use: its libraries are three hundred files that public pages do not need. docs/decisions/0038 */
export function lazyAuth({ brand, ...parts }: LazyAuthParts): LazyAuth {
  return memoizeAsync(async () => (await import('./auth.ts')).createAuth({ ...parts, brand: await brand() }))
}
