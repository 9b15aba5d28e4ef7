import { and, gt, isNull, sql } from 'drizzle-orm'
import { previews } from './schema.ts'

/** The condition that a preview can be opened. */
export const isValidPreview = and(gt(previews.expires_at, sql`now()`), isNull(previews.revoked_at))
