import type { ApiContext } from '../../api/context.ts'
import { readInPreview } from './roll-back.ts'

interface Call<Result> {
  path: readonly string[]
  context: ApiContext
  next: (options: never) => Promise<Result>
}

/** Calls that read settings, which have no preview. */
const readsNothing = 'site'

/** Around a call of the public API: where its context has a preview, the call reads the site with it. */
export function withPreview<Result>({ next, ...options }: Call<Result>): Promise<Result> {
  const { db, preview } = options.context
  const run = next as unknown as (options: Omit<Call<Result>, 'next'>) => Promise<Result>
  if (!preview || options.path[0] === readsNothing) return run(options)
  return readInPreview(db, preview, (tx) => run({ ...options, context: { ...options.context, db: tx } }))
}
