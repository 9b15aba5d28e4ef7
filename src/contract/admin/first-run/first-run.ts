import { oc } from '@orpc/contract'
import { z } from 'zod'
import type { PlaceholderName } from '../installation/server.ts'
import { notSignedIn, writeErrors } from '../fields.ts'

/** In the order in which they are shown. */
export const firstStepNames = ['brand', 'password', 'contacts', 'picture', 'trip', 'sample', 'figures'] as const
export type FirstStepName = (typeof firstStepNames)[number]

/** @returns the step that replaces a placeholder. */
export function stepOf(placeholder: PlaceholderName): FirstStepName {
  return placeholder === 'figures' || placeholder === 'court' ? 'figures' : 'contacts'
}

const firstRunSchema = z.object({
  put_away: z.boolean().describe('whether the admin hid the steps'),
  steps: z
    .array(z.object({ name: z.enum(firstStepNames), done: z.boolean() }))
    .describe('judged by what is stored, not by what was pressed'),
  two_factor: z.boolean().describe('whether two-factor sign-in is on'),
  can_load_sample: z.boolean().describe('whether the catalogue is empty, so that sample content can be loaded'),
})

export type FirstRun = z.infer<typeof firstRunSchema>

const tags = ['Admin: first steps']

export const firstRunContract = {
  status: oc
    .route({
      method: 'GET',
      path: '/admin/first-run',
      operationId: 'admin_get_first_run',
      summary: 'Which of the first steps are done',
      tags,
    })
    .errors(notSignedIn)
    .output(firstRunSchema),
  update: oc
    .route({
      method: 'PATCH',
      path: '/admin/first-run',
      operationId: 'admin_update_first_run',
      summary: 'Hide the first steps, or show them again',
      tags,
    })
    .errors(writeErrors)
    .input(z.strictObject({ put_away: z.boolean() }))
    .output(z.object({ put_away: z.boolean() })),
}
