import type { Status } from '#contract/fields.ts'

/** The statuses as the screen names them. */
export const statusNames: Record<Status, string> = { draft: 'Draft', published: 'Published' }
