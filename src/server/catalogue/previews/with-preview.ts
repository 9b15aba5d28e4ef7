import type { ApiContext } from '../common/context.ts'
import { readInPreview } from './roll-back.ts'

interface Call<Result> {
  context: ApiContext
  next: (options: never) => Promise<Result>
}

/** Around a call of the public API: where its context has a preview, the call reads the site with it. */
export function withPreview<Result>({ next, ...options }: Call<Result>): Promise<Result> {
  const { db, preview } = options.context
  const run = next as unknown as (options: Omit<Call<Result>, 'next'>) => Promise<Result>
  if (!preview) return run(options)
  return readInPreview(db, preview, (tx) => run({ ...options, context: { ...options.context, db: tx } }))
}
